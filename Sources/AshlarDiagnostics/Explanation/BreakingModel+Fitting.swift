extension BreakingModel {
  /// A list whose answer is known.
  package struct Case {
    /// What could have been broken.
    package var candidates: [BreakingCandidate]
    /// What was, as an index of the list.
    package var broken: Int
    /// How much the case counts.
    package var weight: Double

    /// Makes a case.
    package init(candidates: [BreakingCandidate], broken: Int, weight: Double) {
      self.candidates = candidates
      self.broken = broken
      self.weight = weight
    }
  }

  /// Fits weights by Newton's method: the likelihood is concave, and a few steps find its top.
  ///
  /// - Parameter restraint: pulls weights toward 0, so that few logs do not say too much.
  package static func fitted(to cases: [Case], restraint: Double = 0.5) -> BreakingModel {
    var model = BreakingModel(weights: [Double](repeating: 0, count: BreakingCandidate.names.count))
    for _ in 0..<12 {
      var slope = model.weights.map { -restraint * $0 }
      var curvature = slope.indices.map { row in slope.indices.map { $0 == row ? restraint : 0 } }
      for known in cases { model.add(known, &slope, &curvature) }
      let step = solved(curvature, slope)
      for index in step.indices { model.weights[index] += step[index] }
    }
    return model
  }

  /// Adds the slope and the curvature of one case's likelihood.
  private func add(_ known: Case, _ slope: inout [Double], _ curvature: inout [[Double]]) {
    var shares = [Int: Double](minimumCapacity: known.candidates.count)
    for (constraint, share) in ranked(known.candidates) { shares[constraint] = share }
    var mean = slope.map { _ in 0.0 }
    for candidate in known.candidates {
      let share = shares[candidate.constraint] ?? 0
      for index in mean.indices { mean[index] += share * candidate.features[index] }
    }
    for candidate in known.candidates {
      let share = shares[candidate.constraint] ?? 0
      let distance = mean.indices.map { candidate.features[$0] - mean[$0] }
      for row in mean.indices {
        if candidate.constraint == known.broken { slope[row] += known.weight * distance[row] }
        for column in mean.indices { curvature[row][column] += known.weight * share * distance[row] * distance[column] }
      }
    }
  }

  /// Solves a symmetric positive system by elimination.
  private static func solved(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var (matrix, right) = (matrix, right)
    for pivot in right.indices {
      for row in right.indices where row > pivot {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        guard factor != 0 else { continue }
        for column in pivot..<right.count { matrix[row][column] -= factor * matrix[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    for row in right.indices.reversed() {
      for column in right.indices where column > row { right[row] -= matrix[row][column] * right[column] }
      right[row] /= matrix[row][row]
    }
    return right
  }
}
