extension Color {
  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, in small or capital letters; `nil` for any other text.
  public init?(hex text: String) {
    var digits: [UInt32] = []
    for (place, byte) in text.utf8.enumerated() {
      if place == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
      } else {
        guard let digit = byte.hexadecimalDigit, place <= 8 else { return nil }
        digits.append(digit)
      }
    }
    switch digits.count {
    case 3: self.init(rgb: digits.reduce(0) { $0 << 8 | $1 * 0x11 })
    case 6: self.init(rgb: digits.reduce(0) { $0 << 4 | $1 })
    case 8:
      let number = digits.reduce(0) { $0 << 4 | $1 }
      self.init(rgb: number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if something shines through; components are rounded to 1/255.
  public var hex: String {
    let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return components.reduce(into: "#") { text, component in
      let number = UInt8(component * 255 + 0.5)
      if number < 0x10 { text += "0" }
      text += String(number, radix: 16)
    }
  }

  init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
