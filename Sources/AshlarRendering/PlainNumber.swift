/// Numbers in pictures: the same text on every machine.
enum PlainNumber {
  /// Beyond this no renderer draws anything useful, and some stop drawing at all.
  private static let largest = 1e9

  /// Rounded to some decimals, ties away from zero, without zeros at the end; no exponent and no negative zero.
  ///
  /// What is not a number becomes 0, what is too large the largest there is.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    guard !value.isNaN else { return "0" }
    let unit = (0..<decimals).reduce(Int64(1)) { power, _ in power * 10 }
    let bounded = min(max(value, -largest), largest)
    // The last bits of a solution depend on the order of arithmetic; they may not decide a tie.
    let tidied = (bounded.magnitude * Double(unit) * 1e4).rounded() / 1e4
    let count = Int64(tidied.rounded(.toNearestOrAwayFromZero))
    var text = bounded < 0 && count > 0 ? "-" : ""
    text += String(count / unit)
    let fraction = count % unit
    if fraction > 0 {
      var digits = String(fraction + unit).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
