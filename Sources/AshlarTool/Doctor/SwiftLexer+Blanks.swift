/// What stands between tokens.
extension SwiftLexer {
  /// Skips blanks, line ends and comments.
  mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isBlank {
        if byte.isLineEnd { isAtLineStart = true }
        position += 1
      } else if hasPrefix("//") {
        skipLine()
      } else if hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
  }

  /// Comments of this kind nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if hasPrefix("/*") {
        depth += 1
        position += 2
      } else if hasPrefix("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position].isLineEnd { isAtLineStart = true }
        position += 1
      }
    }
  }

  /// Skips letters, digits and everything that is not ASCII.
  mutating func skipName() {
    while position < bytes.count, bytes[position].isNamePart { position += 1 }
  }

  /// Whether two bytes are next.
  func hasPrefix(_ pair: StaticString) -> Bool {
    position + 1 < bytes.count && bytes[position] == pair.utf8Start[0] && bytes[position + 1] == pair.utf8Start[1]
  }
}

extension UInt8 {
  /// Whether it may be part of a name; bytes of letters that are not ASCII count as such.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit
    }
  }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// Whether nothing is seen of it.
  var isBlank: Bool { self <= UInt8(ascii: " ") }
}
