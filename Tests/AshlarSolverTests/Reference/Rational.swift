/// Thrown when an integer does not fit any more; such a case is skipped and counted, never judged.
struct ReferenceOverflow: Error {}

func product(_ a: Int, _ b: Int) throws(ReferenceOverflow) -> Int {
  let (value, overflow) = a.multipliedReportingOverflow(by: b)
  if overflow { throw ReferenceOverflow() }
  return value
}

func difference(_ a: Int, _ b: Int) throws(ReferenceOverflow) -> Int {
  let (value, overflow) = a.subtractingReportingOverflow(b)
  if overflow { throw ReferenceOverflow() }
  return value
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (abs(a), abs(b))
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

/// A fraction in lowest terms with a positive denominator.
struct Rational: Equatable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, over denominator: Int) {
    let common = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  /// The simplest fraction that equals the number to 1e-12 of its size, by continued fractions.
  init(_ value: Double) throws(ReferenceOverflow) {
    guard value.isFinite, value.magnitude < 1e12 else { throw ReferenceOverflow() }
    var (h0, h1, k0, k1) = (0, 1, 1, 0)
    var rest = value
    repeat {
      let whole = rest.rounded(.down)
      guard whole.magnitude < 1e12 else { throw ReferenceOverflow() }
      (h0, h1) = (h1, try difference(try product(Int(whole), h1), -h0))
      (k0, k1) = (k1, try difference(try product(Int(whole), k1), -k0))
      if (Double(h1) / Double(k1) - value).magnitude <= 1e-12 * (1 + value.magnitude) { break }
      rest = 1 / (rest - whole)
    } while true
    self.init(h1, over: k1)
  }

  var double: Double { Double(numerator) / Double(denominator) }
}
