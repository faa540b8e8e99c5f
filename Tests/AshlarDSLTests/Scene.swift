import AshlarDSL
import AshlarDiagnostics
import AshlarLayout

/// A tree of named boxes with an engine, whose events are kept as words.
final class Scene {
  let root = Box("root")
  private(set) var boxes: [Box] = []
  private(set) var guides: [LayoutGuide] = []
  private(set) var events: [LayoutEvent] = []
  private(set) var engine: LayoutEngine?

  /// - Parameter names: children of the root; none of them has constraints.
  init(_ names: [String] = [], size: Size = Size(width: 320, height: 480), hasEngine: Bool = true) {
    for name in names { add(name, to: root) }
    if hasEngine { start(size: size) }
  }

  func start(size: Size = Size(width: 320, height: 480)) {
    let engine = LayoutEngine(root: root, size: size)
    engine.eventHandler = { [unowned self] event in events.append(event) }
    self.engine = engine
  }

  @discardableResult
  func add(_ name: String, to parent: Box? = nil) -> Box {
    let box = Box(name)
    boxes.append(box)
    (parent ?? root).layoutNode.addChild(box.layoutNode)
    return box
  }

  @discardableResult
  func addGuide(_ name: String) -> LayoutGuide {
    let guide = LayoutGuide(identifier: name)
    guides.append(guide)
    root.addLayoutGuide(guide)
    return guide
  }

  /// The active constraints of the whole tree in order of activation, or of one item if there is no engine.
  var active: [String] { (engine?.activeConstraints ?? root.layoutNode.constraints).map(text) }

  /// Lays out and gives the frame of an item: x, y, width, height.
  func frame(_ item: any LayoutItem) -> [Double] {
    engine?.layoutIfNeeded()
    let frame = item.layoutNode.frame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  func text(_ constraint: LayoutConstraint) -> String { constraint.description(name: name(of:)) }

  func texts(_ constraints: [Constraint]) -> [String] { constraints.flatMap(\.layoutConstraints).map(text) }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events.map { $0.diagnostic(name: name(of:)).message }
  }

  private func name(of node: LayoutNode) -> String {
    if let box = node.owner as? Box { return box.name }
    return (node.owner as? LayoutGuide)?.identifier ?? "?"
  }
}
