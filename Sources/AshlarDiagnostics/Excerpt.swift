/// A line of text with a mark under one of its characters.
public struct Excerpt: Equatable, Sendable {
  /// The line, or a piece of it.
  public var text: String
  /// The marked character, from 1, in Unicode scalars; one past the end marks what is missing there.
  public var column: Int

  /// Makes an excerpt.
  public init(text: String, column: Int) {
    self.text = text
    self.column = column
  }

  /// The line and, below it, a caret under the marked character; nothing for an empty line.
  ///
  /// Tabs are kept before the caret, so that it stands right at any tab width; other control characters become `?`.
  public func lines(indentation: String = "  ") -> [String] {
    if text.isEmpty { return [] }
    var shown = String.UnicodeScalarView()
    var padding = String.UnicodeScalarView()
    var column = 1
    for scalar in text.unicodeScalars {
      let isTab = scalar == "\t"
      shown.append(scalar.isControl && !isTab ? "?" : scalar)
      if column < self.column { padding.append(isTab ? "\t" : " ") }
      column += 1
    }
    return [indentation + String(shown), indentation + String(padding) + "^"]
  }
}

extension Unicode.Scalar {
  /// Whether the character steers a terminal instead of showing on it.
  var isControl: Bool { value < 0x20 || (value >= 0x7F && value < 0xA0) || (value >= 0x202A && value <= 0x202E) }
}
