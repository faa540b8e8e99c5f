/// Colours of a terminal, or none.
struct TextStyle {
  /// Whether colours are written.
  let isColored: Bool

  /// A heading.
  func strong(_ text: String) -> String { wrap(text, "1") }
  /// What cannot hold.
  func bad(_ text: String) -> String { wrap(text, "31") }
  /// What helps.
  func good(_ text: String) -> String { wrap(text, "32") }
  /// What matters less.
  func faint(_ text: String) -> String { wrap(text, "2") }
  /// Code.
  func code(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ codes: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// Breaks a text into lines of at most `width` characters, at spaces.
  static func wrapped(_ text: String, width: Int, indentation: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { indentation + $0 + "\n" }.joined()
  }
}
