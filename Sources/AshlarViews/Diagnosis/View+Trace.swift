import AshlarDiagnostics
import AshlarLayout

extension View {
  /// The view's whole tree as text, a line a view or guide, with what its constraints leave open, much as UIKit's debugger
  /// prints it.
  ///
  /// `•` stands before the view that hosts the layout, `+` before views that are placed by their frame, `*` before what
  /// constraints place. Numbers behind `0x` are those of conflict logs. It lays the tree out first if needed.
  ///
  /// - Complexity: that of ``LayoutEngine/ambiguousComponents()``.
  public func autolayoutTrace() -> String {
    var trace = LayoutTrace(laidOutEngine())
    topView.walkLevels { view, depth in trace.append(view, at: depth) }
    return trace.text
  }
}

/// The lines of a trace.
private struct LayoutTrace {
  private let log = LayoutLog(name: View.itemName(of:))
  private var open: [ObjectIdentifier: [LayoutComponent.Kind]] = [:]
  private var lines = ""
  private var hasFrames = false

  init(_ engine: LayoutEngine) {
    for component in engine.ambiguousComponents() {
      open[ObjectIdentifier(component.node), default: []].append(component.kind)
    }
  }

  /// The lines and the legend.
  var text: String {
    var text = lines + "\nLegend:\n\t• - hosts the layout; its frame is given\n\t* - is placed by constraints\n"
    if hasFrames { text += "\t+ - is placed by its frame: translatesAutoresizingMaskIntoConstraints is true\n" }
    return text
  }

  mutating func append(_ view: View, at depth: Int) {
    var mark = "*"
    if view.superview == nil {
      mark = "•"
    } else if view.translatesAutoresizingMaskIntoConstraints {
      mark = "+"
      hasFrames = true
    }
    append(mark, view.layoutNode, at: depth)
    for node in view.layoutNode.children where node.kind == .guide { append("*", node, at: depth + 1) }
  }

  private mutating func append(_ mark: String, _ node: LayoutNode, at depth: Int) {
    lines += DescriptionText.indentation(depth, "|   ") + mark + log.item(node)
    let short = log.shortItem(node)
    for (index, kind) in (open[ObjectIdentifier(node)] ?? []).enumerated() {
      lines += (index == 0 ? " - AMBIGUOUS LAYOUT for " : ", ") + short + "." + kind.traceName
    }
    lines += "\n"
  }
}

extension LayoutComponent.Kind {
  /// What Apple's traces call the component.
  fileprivate var traceName: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}
