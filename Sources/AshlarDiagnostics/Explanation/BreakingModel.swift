/// Weighs the evidence about candidates: the share of a candidate grows with the exponential of its weighted sum.
///
/// The weights were fitted to logs that name what Apple's engine broke; `make predict` fits them again, and scores them on
/// logs that the fit has not seen.
package struct BreakingModel {
  /// One for each of ``BreakingCandidate/names``.
  package var weights: [Double]

  /// A model with other weights.
  package init(weights: [Double]) {
    self.weights = weights
  }

  /// The candidates, most likely first, each with its share of what is likely.
  ///
  /// Equal ones keep the order of the list.
  package func ranked(_ candidates: [BreakingCandidate]) -> [(constraint: Int, share: Double)] {
    let sums = candidates.map { candidate in
      zip(candidate.features, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let largest = sums.max() ?? 0
    let powers = sums.map { BreakingModel.exponential($0 - largest) }
    let total = powers.reduce(0, +)
    let order = sums.indices.sorted { sums[$0] != sums[$1] ? sums[$0] > sums[$1] : $0 < $1 }
    return order.map { (candidates[$0].constraint, powers[$0] / total) }
  }

  /// e to a power that is not positive; without a C library there is none to ask.
  package static func exponential(_ power: Double) -> Double {
    if power < -60 { return 0 }
    // Halve until the series is short, then square as often.
    var part = power
    var doublings = 0
    while part < -0.5 {
      part /= 2
      doublings += 1
    }
    var (sum, term) = (1.0, 1.0)
    for index in 1...14 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<doublings { sum *= sum }
    return sum
  }
}
