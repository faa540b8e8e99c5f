/// A number as logs print it: with six significant digits, or with all by SnapKit.
struct LoggedNumber {
  /// Perhaps infinite; 0 if it is not a number.
  var value: Double
  /// Whether it is printed as `nan`.
  var isNaN = false
  /// By how much rounding to six digits may have changed it.
  var error: Double = 0

  /// Larger numbers are no lengths, factors or priorities: somebody's "no limit", or the result of a mistake.
  static let largestUsable = 1e12

  /// Whether it is a length, a factor or a priority.
  var isUsable: Bool { !isNaN && value.magnitude <= LoggedNumber.largestUsable }

  /// Reads a number, its sign perhaps apart from its digits, and moves the index behind it.
  ///
  /// - Returns: `nil`, with the index as it was, if there is none.
  static func take(_ bytes: [UInt8], _ index: inout Int, to end: Int) -> LoggedNumber? {
    var next = index
    var isNegative = false
    if next < end, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
      isNegative = bytes[next] == UInt8(ascii: "-")
      next += 1
      while next < end, bytes[next] == 0x20 { next += 1 }
    }
    if var number = takeWord(bytes, &next, to: end) {
      index = next
      if isNegative, !number.isNaN { number.value.negate() }
      return number
    }
    let start = next
    var (digits, significant, decimals) = (0, 0, 0)
    var isFraction = false
    while next < end, bytes[next].isDigit || bytes[next] == UInt8(ascii: ".") && !isFraction {
      if bytes[next] == UInt8(ascii: ".") {
        isFraction = true
      } else {
        digits += 1
        if significant > 0 || bytes[next] != UInt8(ascii: "0") { significant += 1 }
        if isFraction { decimals += 1 }
      }
      next += 1
    }
    guard digits > 0, next - start < 400 else { return nil }
    let exponent = takeExponent(bytes, &next, to: end)
    guard let value = Double(Bytes.text(bytes, start..<next)) else { return nil }
    index = next
    guard value <= largestUsable else { return LoggedNumber(value: isNegative ? -value : value) }
    // The places behind the last printed one: half a unit of it may be missing.
    let isRounded = significant == 6
    return LoggedNumber(
      value: isNegative ? -value : value, error: isRounded ? 0.5 * powerOfTen(exponent - decimals) : 0)
  }

  /// `inf` or `nan`, if no name goes on behind it.
  private static func takeWord(_ bytes: [UInt8], _ index: inout Int, to end: Int) -> LoggedNumber? {
    let start = index
    while index < end, bytes[index].isLetter, index - start < 9 { index += 1 }
    let isWhole = index == end || !bytes[index].isClassPart && bytes[index] != UInt8(ascii: ":")
    if isWhole, index > start {
      switch Bytes.lowercase(Bytes.text(bytes, start..<index)) {
      case "inf", "infinity": return LoggedNumber(value: .infinity)
      case "nan": return LoggedNumber(value: 0, isNaN: true)
      default: break
      }
    }
    index = start
    return nil
  }

  private static func takeExponent(_ bytes: [UInt8], _ index: inout Int, to end: Int) -> Int {
    guard index < end, bytes[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var next = index + 1
    var isNegative = false
    if next < end, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
      isNegative = bytes[next] == UInt8(ascii: "-")
      next += 1
    }
    let start = next
    var exponent = 0
    while next < end, bytes[next].isDigit, next - start < 4 {
      exponent = exponent * 10 + Int(bytes[next] - UInt8(ascii: "0"))
      next += 1
    }
    guard next > start else { return 0 }
    index = next
    return isNegative ? -exponent : exponent
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent.magnitude, 30) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}
