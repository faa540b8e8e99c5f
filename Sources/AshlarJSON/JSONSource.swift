/// A JSON text that can tell more about its own positions.
public struct JSONSource: Sendable {
  /// The bytes of the text.
  public let bytes: [UInt8]

  /// Makes a source of the bytes of a text.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a part of a string, given how many UTF-8 bytes of the string's value come before that part.
  ///
  /// Escapes are stepped over whole, so the result is right for `"a.width \u003d= 10"`, too. A distance past the end
  /// gives the closing quote.
  ///
  /// - Parameter string: Where the string's opening quote stands.
  /// - Complexity: O(distance).
  public func position(inStringAt string: JSONPosition, afterBytes distance: Int) -> JSONPosition {
    var offset = string.offset + 1
    var column = string.column + 1
    var passed = 0
    while passed < distance, offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      let step = step(at: offset)
      offset += step.sourceBytes
      column += step.columns
      passed += step.valueBytes
    }
    return JSONPosition(line: string.line, column: column, offset: offset)
  }

  /// One character of a string: how much of the source it takes, and how many bytes of the value it gives.
  private func step(at offset: Int) -> (sourceBytes: Int, columns: Int, valueBytes: Int) {
    guard bytes[offset] == UInt8(ascii: "\\") else {
      guard case .scalar(_, let length) = UTF8Sequence.read(bytes, at: offset) else { return (1, 1, 1) }
      return (length, 1, length)
    }
    guard let unit = JSONEscape.codeUnit(bytes, at: offset) else { return (2, 2, 1) }
    switch unit {
    case 0..<0x80: return (6, 6, 1)
    case 0x80..<0x800: return (6, 6, 2)
    case 0xD800..<0xE000: return (12, 12, 4)
    default: return (6, 6, 3)
    }
  }

  /// A piece of the line around a position, at most `width` columns, and the column of the position in that piece.
  ///
  /// - Returns: nil when the position is not in this text.
  /// - Complexity: O(width), however long the line is.
  public func excerpt(around position: JSONPosition, width: Int = 100) -> (text: String, column: Int)? {
    guard position.line > 0, position.offset <= bytes.count else { return nil }
    // A character has at most four bytes.
    let first = max(0, position.offset - 4 * width)
    let last = min(bytes.count, position.offset + 4 * width)
    var start = position.offset
    while start > first, !isLineEnd(start - 1) { start -= 1 }
    var end = position.offset
    while end < last, !isLineEnd(end) { end += 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    let before = scalars(from: start, to: position.offset)
    let after = scalars(from: position.offset, to: end)
    let shownBefore = before.suffix(before.count + after.count <= width ? before.count : width / 2)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shownBefore)
    text.append(contentsOf: after.prefix(max(width - shownBefore.count, width / 2)))
    return (String(text), shownBefore.count + 1)
  }

  private func scalars(from start: Int, to end: Int) -> [Unicode.Scalar] {
    Array(String(decoding: bytes[min(start, end)..<end], as: UTF8.self).unicodeScalars)
  }

  private func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }
}
