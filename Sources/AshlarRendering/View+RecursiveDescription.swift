import AshlarLayout
import AshlarViews

extension View {
  /// The view and everything in it as text, a line each, as UIKit's debugger prints it: class, name, frame, and what
  /// differs from a plain view.
  ///
  /// Frames are relative to the parent and rounded to hundredths. A level is indented by `   | `; deeper than 40 levels
  /// the number of the level stands in its place, so that the text does not grow with the square of the depth.
  ///
  /// - Complexity: O(views).
  public var recursiveDescription: String {
    var text = ""
    var work: [TreeLine] = [.view(self, depth: 0)]
    while let line = work.popLast() {
      switch line {
      case .guide(let node, let depth):
        let name = (node.owner as? LayoutGuide)?.identifier
        text += TreeLine.indentation(depth)
        text += "<LayoutGuide\(TreeLine.quoted(name)); frame = \(TreeLine.text(of: node.frame))>\n"
      case .view(let view, let depth):
        text += TreeLine.indentation(depth) + view.treeText + "\n"
        let guides = view.layoutNode.children.filter { $0.kind == .guide }
        work += guides.reversed().map { TreeLine.guide($0, depth: depth + 1) }
        work += view.subviews.reversed().map { TreeLine.view($0, depth: depth + 1) }
      }
    }
    return text
  }

  private var treeText: String {
    var text = "<\(type(of: self))\(TreeLine.quoted(identifier)); frame = \(TreeLine.text(of: frame))"
    if let words = ContentDrawing.words(of: self) {
      text += "; \(self is ImageView ? "image" : "text") =\(TreeLine.quoted(words))"
    }
    if bounds.origin != .zero {
      let origin = bounds.origin
      text += "; bounds origin = (\(TreeLine.text(origin.x)) \(TreeLine.text(origin.y)))"
    }
    if isHidden { text += "; hidden" }
    if opacity < 1 { text += "; opacity = \(TreeLine.text(opacity))" }
    if clipsToBounds { text += "; clips" }
    if tag != 0 { text += "; tag = \(tag)" }
    return text + ">"
  }
}

/// A line of the tree that is still to be written.
private enum TreeLine {
  case view(View, depth: Int)
  case guide(LayoutNode, depth: Int)

  private static let deepestIndented = 40

  static func indentation(_ depth: Int) -> String {
    depth <= deepestIndented ? String(repeating: "   | ", count: depth) : "   | … level \(depth) | "
  }

  static func text(_ value: Double) -> String { PlainNumber.text(value, decimals: 2) }

  static func text(of frame: Rect) -> String {
    "(\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))"
  }

  /// A text in quotes with a space in front, on one line; nothing for nothing.
  static func quoted(_ string: String?) -> String {
    guard let string else { return "" }
    var text = " \""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
