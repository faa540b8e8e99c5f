/// Reads the UTF-8 bytes of a visual format from left to right.
struct VisualFormatScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ format: String) {
    bytes = Array(format.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// The column of a byte: characters before it plus one. Called only for messages and superview edges.
  func column(at offset: Int) -> Int {
    bytes[..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  mutating func advance() {
    offset += 1
  }

  /// Steps over the byte if it is the current one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over a C identifier of ASCII letters, digits and `_`.
  mutating func takeName() -> String? {
    guard let first = current, first.isNameStart else { return nil }
    let start = offset
    while let byte = current, byte.isNameStart || byte.isDigit { offset += 1 }
    return text(from: start)
  }

  /// Steps over a number as C's `strtod` reads decimal ones; a sign only where one is allowed.
  mutating func takeNumber(signed: Bool) -> String? {
    let start = offset
    if signed, current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
    var digits = takeDigits()
    if current == UInt8(ascii: "."), digits > 0 || next?.isDigit == true {
      offset += 1
      digits += takeDigits()
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    takeExponent()
    return text(from: start)
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let byte = current, byte.isDigit { offset += 1 }
    return offset - start
  }

  /// An `e` without digits behind it is no exponent and stays for whoever reads on.
  private mutating func takeExponent() {
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    let start = offset
    offset += 1
    if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
    if takeDigits() == 0 { offset = start }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isNameStart: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
  }
}
