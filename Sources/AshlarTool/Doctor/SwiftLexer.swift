/// Cuts Swift source into tokens. It knows comments, strings of every kind with their interpolations, and regular
/// expressions; it takes any bytes, looks at each a fixed number of times, and never fails.
struct SwiftLexer {
  let bytes: [UInt8]
  /// The next byte to look at.
  var position = 0
  /// Whether a line has begun since the last token.
  var isAtLineStart = true
  /// The last token, which tells what a slash is.
  private var last: SwiftToken?
  /// The strings around the present place, from the outermost to the innermost.
  private var strings: [OpenString] = []
  /// Up to here no slash ends a regular expression.
  private var regexFreeUntil = 0

  /// A string whose interpolation is being read.
  private struct OpenString {
    var delimiter: StringDelimiter
    /// Parentheses inside of the interpolation that are open.
    var depth = 0
  }

  /// The tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    if lexer.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.position = 3 }
    if lexer.hasPrefix("#!") { lexer.skipLine() }
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Tokens

  private mutating func next() -> SwiftToken? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let startsLine = isAtLineStart
    let (kind, range) = read(from: start)
    isAtLineStart = false
    let token = SwiftToken(kind: kind, range: range, startsLine: startsLine)
    last = token
    return token
  }

  private mutating func read(from start: Int) -> (SwiftToken.Kind, Range<Int>) {
    let byte = bytes[start]
    if byte.isNamePart {
      skipName()
      return (byte.isDigit ? .literal : .name, start..<position)
    }
    switch byte {
    case UInt8(ascii: "\""):
      openString(StringDelimiter(at: start, in: bytes))
      return (.string, start..<start + 1)
    case UInt8(ascii: "#"): return readPound(from: start)
    case UInt8(ascii: "@"): return readMarked(.attribute, from: start)
    case UInt8(ascii: "`"): return readQuotedName(from: start)
    case UInt8(ascii: "/") where skipRegex(): return (.literal, start..<position)
    default: return readSign(byte, from: start)
    }
  }

  private mutating func readPound(from start: Int) -> (SwiftToken.Kind, Range<Int>) {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      openString(StringDelimiter(at: start, in: bytes))
      return (.string, start..<start + 1)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
      position = end + 1
      skipExtendedRegex(pounds: end - start)
      return (.literal, start..<position)
    }
    // One token for all of them: a row of signs is looked at once.
    guard end == start + 1 else {
      position = end
      return (.sign, start..<end)
    }
    return readMarked(.directive, from: start)
  }

  private mutating func readMarked(_ kind: SwiftToken.Kind, from start: Int) -> (SwiftToken.Kind, Range<Int>) {
    position = start + 1
    skipName()
    return (position == start + 1 ? .sign : kind, start..<position)
  }

  private mutating func readQuotedName(from start: Int) -> (SwiftToken.Kind, Range<Int>) {
    position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`"), !bytes[position].isLineEnd { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      return (.sign, start..<position)
    }
    position += 1
    return (.quotedName, start + 1..<position - 1)
  }

  private mutating func readSign(_ byte: UInt8, from start: Int) -> (SwiftToken.Kind, Range<Int>) {
    position = start + 1
    if let depth = strings.last?.depth {
      switch byte {
      case UInt8(ascii: "("): strings[strings.count - 1].depth = depth + 1
      case UInt8(ascii: ")") where depth > 0: strings[strings.count - 1].depth = depth - 1
      case UInt8(ascii: ")"):
        let string = strings.removeLast()
        readString(string.delimiter)
      default: break
      }
    }
    return (.sign, start..<start + 1)
  }

  // MARK: Strings

  private mutating func openString(_ delimiter: StringDelimiter) {
    position = delimiter.end
    readString(delimiter)
  }

  /// Skips to the end of the string, or into its next interpolation, whose opening parenthesis is the next token.
  private mutating func readString(_ delimiter: StringDelimiter) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLineEnd, !delimiter.isMultiline { return }
      if byte == UInt8(ascii: "\\"), delimiter.hasPounds(in: bytes, at: position + 1) {
        position += 1 + delimiter.pounds
        guard position < bytes.count else { return }
        if bytes[position] == UInt8(ascii: "(") {
          strings.append(OpenString(delimiter: delimiter, depth: -1))
          return
        }
        // What is escaped is skipped, but for a line end, which ends a broken string.
        if !bytes[position].isLineEnd { position += 1 }
      } else if byte == UInt8(ascii: "\""), let end = delimiter.closing(at: position, in: bytes) {
        position = end
        return
      } else {
        position += 1
      }
    }
  }

  // MARK: Regular expressions

  /// Skips `/…/` where a regular expression may stand; false, having moved nothing, where the slash divides.
  private mutating func skipRegex() -> Bool {
    guard position >= regexFreeUntil, mayBeginRegex else { return false }
    var end = position + 1
    guard end < bytes.count, !bytes[end].isBlank, bytes[end] != UInt8(ascii: ")") else { return false }
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "/") {
        position = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && !bytes[end + 1].isLineEnd ? 2 : 1
    }
    regexFreeUntil = end
    return false
  }

  /// Whether a value may begin here: behind an operator, a bracket, a comma, or a keyword that a value follows.
  private var mayBeginRegex: Bool {
    guard let last, !isAtLineStart else { return true }
    switch last.kind {
    case .string, .literal, .quotedName, .attribute, .directive: return false
    case .sign:
      return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "/")]
        .contains(bytes[last.range.lowerBound])
    case .name:
      return ["return", "in", "case", "try", "await", "let", "var", "if", "while", "where", "else"]
        .contains(String(decoding: bytes[last.range], as: UTF8.self))
    }
  }

  private mutating func skipExtendedRegex(pounds: Int) {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "/") {
        var count = 0
        while count < pounds, position < bytes.count, bytes[position] == UInt8(ascii: "#") {
          position += 1
          count += 1
        }
        if count == pounds { return }
      }
    }
    position = bytes.count
  }
}
