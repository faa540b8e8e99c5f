/// A decimal number as written: `±significand · 10^exponent`, and its nearest `Double`.
///
/// The standard library's own conversion calls a C function that Embedded Swift lacks.
public struct DecimalNumber {
  /// Significant digits, most significant first, without leading zeros; at most ``maximumDigits``.
  private var digits: [UInt8] = []
  private var exponent = 0
  private var isNegative = false
  /// Whether non-zero digits beyond the kept ones were dropped.
  private var isTruncated = false

  /// Between two neighbouring doubles lies a midpoint of at most 767 significant digits, so digits beyond these
  /// decide only whether the number is above the midpoint: a single 1 in their place says the same.
  private static let maximumDigits = 800

  /// The nearest `Double` of the text of a JSON number, ties to even; infinite when it is too large, zero when it is
  /// too small, nil when the text is no JSON number.
  ///
  /// - Complexity: O(length), plus bounded work for numbers that need exact arithmetic.
  public static func double(_ text: some Sequence<UInt8>) -> Double? {
    guard let number = DecimalNumber(text) else { return nil }
    return number.nearestDouble
  }

  // MARK: Reading

  private enum Part { case start, sign, leadingZero, integer, point, fraction, exponentMark, exponentSign, exponent }

  private init?(_ text: some Sequence<UInt8>) {
    var part = Part.start
    var pointShift = 0
    var written = 0
    var exponentIsNegative = false
    for byte in text {
      guard let next = Self.part(after: part, for: byte) else { return nil }
      part = next
      switch part {
      case .sign: isNegative = true
      case .integer, .leadingZero: append(byte, isFraction: false, pointShift: &pointShift)
      case .fraction: append(byte, isFraction: true, pointShift: &pointShift)
      case .exponentSign: exponentIsNegative = byte == UInt8(ascii: "-")
      // Capped where no number of significant digits that memory can hold brings the value back in range.
      case .exponent: written = min(written * 10 + Int(byte - UInt8(ascii: "0")), 1 << 48)
      case .start, .point, .exponentMark: break
      }
    }
    switch part {
    case .leadingZero, .integer, .fraction, .exponent: break
    default: return nil
    }
    exponent = (exponentIsNegative ? -written : written) + pointShift
  }

  private static func part(after part: Part, for byte: UInt8) -> Part? {
    if byte.isASCIIDigit {
      switch part {
      case .start, .sign: return byte == UInt8(ascii: "0") ? .leadingZero : .integer
      case .integer: return .integer
      case .point, .fraction: return .fraction
      case .exponentMark, .exponentSign, .exponent: return .exponent
      case .leadingZero: return nil
      }
    }
    switch (part, byte) {
    case (.start, UInt8(ascii: "-")): return .sign
    case (.leadingZero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): return .point
    case (.exponentMark, UInt8(ascii: "+")), (.exponentMark, UInt8(ascii: "-")): return .exponentSign
    case (.leadingZero, _), (.integer, _), (.fraction, _):
      return byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") ? .exponentMark : nil
    default: return nil
    }
  }

  /// Takes one digit; `pointShift` counts by how much the kept digits differ from the value in powers of ten.
  private mutating func append(_ byte: UInt8, isFraction: Bool, pointShift: inout Int) {
    let digit = byte - UInt8(ascii: "0")
    if digits.count < Self.maximumDigits {
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
      if isFraction { pointShift -= 1 }
    } else {
      if digit != 0 { isTruncated = true }
      if !isFraction { pointShift += 1 }
    }
  }

  // MARK: Converting

  private var nearestDouble: Double {
    let magnitude: Double
    if digits.isEmpty || digits.count + exponent < -330 {
      magnitude = 0
    } else if digits.count + exponent > 310 {
      magnitude = .infinity
    } else {
      magnitude = shortMagnitude ?? exactMagnitude
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The value when one correctly rounded operation on exact doubles gives it (Clinger's fast path).
  private var shortMagnitude: Double? {
    guard digits.count <= 15, exponent >= -22, exponent <= 22 else { return nil }
    let significand = digits.reduce(0.0) { $0 * 10 + Double($1) }
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? significand / power : significand * power
  }

  private var exactMagnitude: Double {
    var numerator = BigNatural()
    var index = 0
    while index < digits.count {
      let group = digits[index..<min(index + 9, digits.count)]
      numerator.multiply(byPowerOfTen: group.count)
      numerator.multiply(by: 1, adding: group.reduce(0) { $0 * 10 + UInt32($1) })
      index += group.count
    }
    var scale = exponent
    if isTruncated {
      numerator.multiply(by: 10, adding: 1)
      scale -= 1
    }
    var denominator = BigNatural(1)
    if scale < 0 { denominator.multiply(byPowerOfTen: -scale) } else { numerator.multiply(byPowerOfTen: scale) }
    return BigNatural.quotient(numerator, by: denominator)
  }
}
