/// Reads JSON texts by the letter of RFC 8259.
///
/// Beyond the RFC: duplicate keys, numbers too large for a `Double`, lone surrogates and invalid UTF-8 are errors;
/// a number too small for a `Double` becomes 0; the byte order mark of UTF-8 is skipped.
public struct JSONReader {
  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  private var line = 1
  private var lineStart = 0
  /// Bytes of this line that continue a character, so that columns count characters.
  private var continuationBytes = 0
  private var stack: [OpenContainer] = []

  /// Reads one value that fills the whole text.
  ///
  /// - Complexity: O(bytes) in time and memory; nothing recurses.
  public static func read(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, limits: limits)
    return try reader.readDocument()
  }

  private init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  // MARK: The whole text

  private mutating func readDocument() throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw error(.tooLarge(limit: limits.bytes)) }
    try skipByteOrderMark()
    skipWhitespace()
    if offset == bytes.count { throw error(.emptyInput) }
    var finished = try readScalarOrOpen(expected: .value)
    while true {
      if let value = finished {
        guard var open = stack.popLast() else { return try requireEnd(after: value) }
        open.append(value)
        finished = try continueContainer(&open)
      } else if var open = stack.popLast() {
        finished = try beginContainer(&open)
      }
    }
  }

  private mutating func skipByteOrderMark() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error(.notUTF8)
    }
  }

  private mutating func requireEnd(after value: JSONValue) throws(JSONError) -> JSONValue {
    skipWhitespace()
    guard offset == bytes.count else { throw error(.trailingContent) }
    return value
  }

  // MARK: Containers

  /// Reads what follows an opening bracket: an element, or the end of an empty container.
  private mutating func beginContainer(_ open: inout OpenContainer) throws(JSONError) -> JSONValue? {
    skipWhitespace()
    if current == open.closingByte {
      offset += 1
      return open.value
    }
    return try readElement(of: &open, isFirst: true)
  }

  /// Reads what follows an element: a comma with the next element, or the end.
  private mutating func continueContainer(_ open: inout OpenContainer) throws(JSONError) -> JSONValue? {
    skipWhitespace()
    if current == open.closingByte {
      offset += 1
      return open.value
    }
    guard current == UInt8(ascii: ",") else {
      throw unexpected(open.isObject ? .commaOrObjectEnd : .commaOrArrayEnd)
    }
    offset += 1
    skipWhitespace()
    return try readElement(of: &open, isFirst: false)
  }

  /// Reads one element up to its end, or up to the bracket that opens it; `open` goes back on the stack either way.
  private mutating func readElement(of open: inout OpenContainer, isFirst: Bool) throws(JSONError) -> JSONValue? {
    var expected = isFirst ? JSONError.Expectation.valueOrArrayEnd : .value
    if open.isObject {
      try readKey(of: &open, isFirst: isFirst)
      expected = .value
    }
    stack.append(open)
    return try readScalarOrOpen(expected: expected)
  }

  private mutating func readKey(of open: inout OpenContainer, isFirst: Bool) throws(JSONError) {
    guard current == UInt8(ascii: "\"") else { throw unexpected(isFirst ? .keyOrObjectEnd : .key) }
    let position = position
    let key = try readString()
    if let first = open.beginMember(key: key, at: position) {
      throw JSONError(.duplicateKey(key, first: first), at: position)
    }
    skipWhitespace()
    guard current == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset += 1
    skipWhitespace()
  }

  /// Reads a value without parts and returns it, or opens a container on the stack and returns nil.
  private mutating func readScalarOrOpen(expected: JSONError.Expectation) throws(JSONError) -> JSONValue? {
    let start = position
    guard let byte = current else { throw unexpected(expected) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard stack.count < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
      stack.append(OpenContainer(isObject: byte == UInt8(ascii: "{"), at: start))
      offset += 1
      return nil
    case UInt8(ascii: "\""):
      return JSONValue(.string(try readString()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try readNumber()), at: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONValue(try readWord(), at: start)
    default:
      throw unexpected(expected)
    }
  }

  private mutating func readWord() throws(JSONError) -> JSONValue.Content {
    var end = offset
    // A word that is no literal is quoted in the message, so a long run of letters is cut.
    while end < bytes.count, end - offset < 24, bytes[end].isASCIILetterOrDigit { end += 1 }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    let content: JSONValue.Content
    switch word {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    default: throw error(.unknownWord(word))
    }
    offset = end
    return content
  }

  // MARK: Places

  /// The byte to read next, or nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of the byte to read next.
  var position: JSONPosition { position(at: offset) }

  /// The place of a byte of this line that is not before any continuation byte already counted.
  func position(at offset: Int) -> JSONPosition {
    JSONPosition(line: line, column: offset - lineStart - continuationBytes + 1, offset: offset)
  }

  /// Tells that a character of several bytes was passed in this line.
  mutating func countContinuationBytes(_ count: Int) { continuationBytes += count }

  private mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09:
        offset += 1
      case 0x0A:
        offset += 1
        beginLine()
      case 0x0D:
        offset += 1
        if current == 0x0A { offset += 1 }
        beginLine()
      default:
        return
      }
    }
  }

  private mutating func beginLine() {
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  // MARK: Errors

  func error(_ kind: JSONError.Kind) -> JSONError { JSONError(kind, at: position) }

  /// The error for the byte to read next, whatever it is.
  func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    guard let byte = current else { return error(.unexpectedEnd(expected: expected)) }
    switch UTF8Sequence.read(bytes, at: offset) {
    case .scalar(let scalar, _): return error(.unexpectedCharacter(scalar, expected: expected))
    case .invalid: return error(.invalidUTF8(byte))
    }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (self >= 0x41 && self <= 0x5A) || (self >= 0x61 && self <= 0x7A)
  }
}
