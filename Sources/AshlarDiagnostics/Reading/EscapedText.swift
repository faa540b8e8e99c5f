/// Undoes what the description of an array does to the text inside.
enum EscapedText {
  /// The text with `\U00fc`, `\n`, `\"` and the like resolved; other backslashes stay.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return Bytes.text(bytes, range) }
    var units: [UInt16] = []
    var index = range.lowerBound
    var plain = index
    func copy(to end: Int) { units += String(decoding: bytes[plain..<end], as: UTF8.self).utf16 }
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), let (unit, length) = escape(bytes, index, range.upperBound) else {
        index += 1
        continue
      }
      copy(to: index)
      units.append(unit)
      index += length
      plain = index
    }
    copy(to: index)
    return String(decoding: units, as: UTF16.self)
  }

  private static func escape(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (unit: UInt16, length: Int)? {
    guard start + 1 < end else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return (UInt16(bytes[start + 1]), 2)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard start + 6 <= end else { return nil }
      var unit: UInt16 = 0
      for byte in bytes[start + 2..<start + 6] {
        guard let digit = byte.hexValue else { return nil }
        unit = unit << 4 | digit
      }
      return (unit, 6)
    default: return nil
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexValue: UInt16? {
    if isDigit { return UInt16(self - UInt8(ascii: "0")) }
    return isHexDigit ? UInt16((self | 0x20) - UInt8(ascii: "a") + 10) : nil
  }
}
