/// Searches in UTF-8 text without the tables that `String` brings along.
enum Bytes {
  /// The first place of a pattern at or after `start`, or `nil`.
  ///
  /// - Complexity: O(bytes · pattern) at worst, in practice a fraction of the bytes.
  static func find(_ pattern: StaticString, in bytes: [UInt8], from start: Int = 0, to end: Int? = nil) -> Int? {
    let length = pattern.utf8CodeUnitCount
    var index = start
    let last = (end ?? bytes.count) - length
    guard start >= 0, length > 0 else { return nil }
    let first = pattern.utf8Start[0]
    while index <= last {
      if bytes[index] == first, matches(pattern, in: bytes, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The last place of a pattern before `end`, or `nil`.
  static func findLast(_ pattern: StaticString, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = end - pattern.utf8CodeUnitCount
    while index >= start {
      if matches(pattern, in: bytes, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Whether a pattern stands at a place.
  static func matches(_ pattern: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
    let length = pattern.utf8CodeUnitCount
    guard index >= 0, index + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[index + offset] != pattern.utf8Start[offset] { return false }
    return true
  }

  /// The text of a range; what is no UTF-8 becomes U+FFFD.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The range without blanks at its ends.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// The first place at or after `index` where a character begins.
  static func scalarStart(_ bytes: [UInt8], _ index: Int) -> Int {
    bytes[index...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
  }

  /// How many characters begin in a range.
  static func scalars(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

extension UInt8 {
  /// Spaces, tabs and line ends.
  var isBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool { isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f") }

  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// What names of classes are made of; Swift's may have any letters.
  var isClassPart: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "$")
      || self >= 0x80
  }
}
