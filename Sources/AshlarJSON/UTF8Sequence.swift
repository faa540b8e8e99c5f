/// One character of UTF-8, or the lack of one.
enum UTF8Sequence: Equatable {
  case scalar(Unicode.Scalar, length: Int)
  case invalid

  /// Reads the character at an offset inside the bytes by the table of well-formed sequences (Unicode 15, table 3-7).
  static func read(_ bytes: [UInt8], at offset: Int) -> UTF8Sequence {
    let first = bytes[offset]
    if first < 0x80 { return .scalar(Unicode.Scalar(first), length: 1) }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return .invalid
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return .invalid }
    var code = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(offset + 1)..<(offset + length)] {
      guard byte & 0xC0 == 0x80 else { return .invalid }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(code) else { return .invalid }
    return .scalar(scalar, length: length)
  }
}
