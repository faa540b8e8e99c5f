import AshlarLayout

extension View {
  /// The view and all that is in it as text, a line each, much as UIKit's debugger prints it: class, identifier, frame,
  /// what it says, and where it differs from a plain view.
  ///
  /// Frames are relative to the superview (a guide's to its owner) and rounded to hundredths. A level is indented by
  /// `   | `; below 40 levels the number of the level stands there, so that the text does not grow with the square of the
  /// depth.
  ///
  /// - Complexity: O(size of the subtree).
  public func recursiveDescription() -> String {
    var text = ""
    walkLevels { view, depth in view.describe(at: depth, in: &text) }
    return text
  }

  private func describe(at depth: Int, in text: inout String) {
    text += DescriptionText.indentation(depth) + "<" + className + DescriptionText.quoted(identifier)
    text += "; frame = " + DescriptionText.text(of: frame)
    if let caption { text += "; " + captionName + " =" + DescriptionText.quoted(caption) }
    if boundsOrigin != .zero {
      let (x, y) = (DescriptionText.text(of: boundsOrigin.x), DescriptionText.text(of: boundsOrigin.y))
      text += "; bounds origin = (\(x) \(y))"
    }
    if isHidden { text += "; hidden" }
    if opacity < 1 { text += "; opacity = " + DescriptionText.text(of: opacity) }
    if clipsToBounds { text += "; clips" }
    if tag != 0 { text += "; tag = \(tag)" }
    text += ">\n"
    for node in layoutNode.children where node.kind == .guide {
      let name = DescriptionText.quoted((node.owner as? LayoutGuide)?.identifier)
      text += DescriptionText.indentation(depth + 1)
      text += "<LayoutGuide\(name); frame = \(DescriptionText.text(of: node.frame))>\n"
    }
  }
}

/// How the parts of a description are written.
enum DescriptionText {
  private static let deepestIndented = 40

  static func indentation(_ depth: Int, _ level: String = "   | ") -> String {
    depth <= deepestIndented ? String(repeating: level, count: depth) : level + "… level \(depth) | "
  }

  static func text(of frame: Rect) -> String {
    "(\(text(of: frame.minX)) \(text(of: frame.minY)); \(text(of: frame.width)) \(text(of: frame.height)))"
  }

  static func text(of number: Double) -> String {
    guard number.magnitude < 1e12 else { return number.description }
    let text = ((number * 100).rounded() / 100 + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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
