import Foundation

/// An axis on which each decade is as long as the next, from one power of ten to another.
struct LogAxis {
  /// The exponents of its ends.
  let decades: ClosedRange<Int>

  /// As few decades as hold all values, at least one; nothing without values.
  init?(_ values: [Double]) {
    guard let least = values.min(), let most = values.max(), least > 0 else { return nil }
    let first = Int(log10(least).rounded(.down))
    decades = first...max(first + 1, Int(log10(most).rounded(.up)))
  }

  /// How far along the axis a value is, from 0 to 1.
  func fraction(_ value: Double) -> Double {
    (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
  }

  /// What is written at the end of a decade on an axis of microseconds.
  static func time(_ exponent: Int) -> String {
    let units = ["ps", "ns", "µs", "ms", "s"]
    let place = min(max(exponent + 6, 0), 14)
    return "\(power(place % 3)) \(units[place / 3])"
  }

  /// What is written at the end of a decade on an axis of numbers.
  static func number(_ exponent: Int) -> String {
    exponent < 3 ? power(exponent) : power(exponent - 3) + ",000"
  }

  private static func power(_ exponent: Int) -> String { "1" + String(repeating: "0", count: max(0, exponent)) }
}
