extension JSONReader {
  /// Reads a string from its opening quote to after its closing one.
  mutating func readString() throws(JSONError) -> String {
    offset += 1
    let start = offset
    skipPlainASCII()
    if current == UInt8(ascii: "\"") {
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0x00..<0x20:
        throw error(.controlCharacter(byte))
      case 0x20..<0x80:
        let start = offset
        skipPlainASCII()
        text.append(contentsOf: bytes[start..<offset])
      default:
        try readCharacter(into: &text)
      }
    }
    throw error(.unexpectedEnd(expected: .closingQuote))
  }

  private mutating func skipPlainASCII() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  private mutating func readCharacter(into text: inout [UInt8]) throws(JSONError) {
    guard case .scalar(_, let length) = UTF8Sequence.read(bytes, at: offset) else {
      throw error(.invalidUTF8(bytes[offset]))
    }
    text.append(contentsOf: bytes[offset..<(offset + length)])
    offset += length
    countContinuationBytes(length - 1)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    guard offset + 1 < bytes.count else {
      offset += 1
      throw error(.unexpectedEnd(expected: .closingQuote))
    }
    if let plain = JSONEscape.byte(for: bytes[offset + 1]) {
      text.append(plain)
      offset += 2
    } else if bytes[offset + 1] == UInt8(ascii: "u") {
      try readUnicodeEscape(into: &text)
    } else {
      throw error(.invalidEscape)
    }
  }

  private mutating func readUnicodeEscape(into text: inout [UInt8]) throws(JSONError) {
    guard let first = JSONEscape.codeUnit(bytes, at: offset) else { throw error(.invalidUnicodeEscape) }
    var code = UInt32(first)
    var length = 6
    if first >= 0xD800 && first <= 0xDFFF {
      guard first < 0xDC00, let second = JSONEscape.codeUnit(bytes, at: offset + 6), second >= 0xDC00,
        second <= 0xDFFF
      else { throw error(.loneSurrogate(first)) }
      code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      length = 12
    }
    guard let scalar = Unicode.Scalar(code) else { throw error(.invalidUnicodeEscape) }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    offset += length
  }
}
