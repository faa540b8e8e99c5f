/// Small pieces of sentences.
package enum Words {
  /// Quotes what a user wrote so that it stays on one line, steers no terminal, and is never longer than a line.
  package static func quoted(_ text: String) -> String {
    let limit = 60
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit {
        result.append("…")
        break
      }
      result.append(scalar.isControl ? "?" : scalar)
      count += 1
    }
    return "\"\(String(result))\""
  }

  /// What a user wrote, made to stay on one line and to steer no terminal.
  package static func plain(_ text: String) -> String {
    // Nearly all text is such, and there may be much of it.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.isControl ? "?" : scalar) }
    return String(result)
  }

  /// The shortest text of a number, whole ones without a fraction.
  package static func number<Number: BinaryFloatingPoint & CustomStringConvertible>(_ value: Number) -> String {
    let text = value.description.utf8
    return text.suffix(2).elementsEqual(".0".utf8) ? String(decoding: text.dropLast(2), as: UTF8.self) : String(text)
  }

  /// Joins names as in a sentence: `a`, `a or b`, `a, b or c`.
  package static func list(_ names: [String], _ conjunction: String = "or") -> String {
    guard let last = names.last else { return "" }
    if names.count == 1 { return last }
    var text = ""
    for name in names.dropLast() { text += text.isEmpty ? name : ", " + name }
    return "\(text) \(conjunction) \(last)"
  }
}
