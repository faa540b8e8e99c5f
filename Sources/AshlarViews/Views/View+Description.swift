import AshlarLayout

extension View {
  /// The view and all that is in it as text: a line each with its class, its name and its frame in the superview.
  ///
  /// Lines are indented by depth, up to a limit at which the depth itself is written instead. Numbers are rounded to a
  /// thousandth of a point.
  ///
  /// - Complexity: O(size of the subtree).
  public func recursiveDescription() -> String {
    var text = ""
    var depth = 0
    var current: View? = self
    while let view = current {
      text += View.indentation(depth) + view.lineOfDescription + "\n"
      if let first = view.firstSubview {
        current = first
        depth += 1
      } else {
        var finished = view
        while finished !== self, finished.nextSibling == nil, let parent = finished.superview {
          finished = parent
          depth -= 1
        }
        current = finished === self ? nil : finished.nextSibling
      }
    }
    return text
  }

  /// Class, name, what the view says, and its frame.
  private var lineOfDescription: String {
    let frame = frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { View.shortText(of: $0) }
    var words = [className]
    if let identifier { words.append(identifier) }
    if let caption { words.append("\"" + caption + "\"") }
    words.append("(" + numbers.joined(separator: ", ") + ")")
    if isHidden { words.append("hidden") }
    return words.joined(separator: " ")
  }

  private static func indentation(_ depth: Int) -> String {
    let limit = 50
    if depth <= limit { return String(repeating: "  ", count: depth) }
    return String(repeating: "  ", count: limit) + "(\(depth)) "
  }

  private static func shortText(of number: Double) -> String {
    guard number.magnitude < 1e12 else { return number.description }
    let thousandths = (number * 1000).rounded() / 1000 + 0
    let text = thousandths.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
