/// How far two answers may lie apart and still be the same answer.
package enum Tolerance {
  /// Against an oracle: 1e-5 of the value's size, never less than 1e-5.
  package static func oracle(_ expected: Double) -> Double { 1e-5 * (1 + expected.magnitude) }

  /// Between two histories of the same constraints: 1e-6 of the largest value, never less than 1e-6.
  package static func history(largest: Double) -> Double { 1e-6 * (1 + largest) }
}

/// The positions at which two lists of numbers differ by more than the oracle's tolerance.
package func differences(_ values: [Double], oracle expected: [Double]) -> [Int] {
  precondition(values.count == expected.count, "only lists of the same length can be compared")
  return values.indices.filter { !((values[$0] - expected[$0]).magnitude <= Tolerance.oracle(expected[$0])) }
}

/// The positions at which two histories of the same constraints differ.
package func differences(_ values: [Double], history expected: [Double]) -> [Int] {
  precondition(values.count == expected.count, "only lists of the same length can be compared")
  let allowed = Tolerance.history(largest: expected.map(\.magnitude).max() ?? 0)
  return values.indices.filter { !((values[$0] - expected[$0]).magnitude <= allowed) }
}
