import AshlarLayout
import AshlarSolver

/// Why a smallest set cannot hold: factors with which its rows add up to something impossible.
///
/// By Farkas' lemma such factors exist for every set that cannot hold; for a smallest one they are the arithmetic that a
/// person would do.
struct ConflictProof {
  /// What one constraint contributes.
  struct Part {
    var constraint: Int
    /// How often it counts; its sign says on which side.
    var factor: Double
    /// Its constant times the factor, in points: positive ones are on the larger side.
    var amount: Double
    /// The constant that stands in the sum, after known sizes were put in.
    var constant: Double
  }

  let parts: [Part]
  /// By how much the sides differ, in points; over 0.
  let gap: Double
  /// Sizes that would have to be negative.
  let squeezed: [LoggedSystem.Quantity]

  /// - Returns: `nil` if what is assumed of hidden values has a part in it, or numbers fail.
  init?(_ set: [Int], of system: LoggedSystem) {
    let rows = ConflictProof.substituted(set, system)
    let solver = Solver()
    var factors: [Variable] = []
    var signs: [Double] = []
    for row in rows {
      factors.append(solver.makeVariable(row.relation == .equal ? .position : .size))
      signs.append(row.relation == .greaterThanOrEqual ? -1 : 1)
    }
    var columns: [Int: [Term]] = [:]
    var constants: [Term] = []
    for (index, row) in rows.enumerated() {
      for product in row.terms {
        columns[product.variable, default: []].append(Term(factors[index], signs[index] * product.factor))
      }
      if row.constant != 0 { constants.append(Term(factors[index], signs[index] * row.constant)) }
    }
    var slacks: [(Int, Variable)] = []
    do throws(SolverError) {
      for column in columns.keys.sorted() {
        var terms = columns[column] ?? []
        if system.quantities[column].isSize {
          let slack = solver.makeVariable(.size)
          slacks.append((column, slack))
          terms.append(Term(slack, -1))
        }
        try solver.add(LinearConstraint(terms, .equal))
      }
      try solver.add(LinearConstraint(constants, .equal, constant: -1))
    } catch {
      return nil
    }
    let values = factors.indices.map { signs[$0] * solver.value(of: factors[$0]) }
    guard let scale = ConflictProof.scale(values, set, system) else { return nil }
    parts = set.indices.map { index in
      let factor = values[index] / scale
      return Part(
        constraint: set[index], factor: factor, amount: factor * rows[index].constant, constant: rows[index].constant)
    }
    gap = 1 / scale
    squeezed = slacks.filter { solver.value(of: $0.1) / scale > 1e-9 }.map { system.quantities[$0.0] }
  }

  /// The factor that becomes 1: that of a distance between edges, else the largest.
  private static func scale(_ values: [Double], _ set: [Int], _ system: LoggedSystem) -> Double? {
    var largest = 0.0
    var edges = 0.0
    for (index, member) in set.enumerated() {
      largest = max(largest, values[index].magnitude)
      let statement = system.report.constraints[member].statement
      let isSize = statement.first.place.attribute.layoutAttribute?.isSize == true
      if !isSize, statement.second != nil { edges = max(edges, values[index].magnitude) }
    }
    let scale = edges > 1e-9 ? edges : largest
    return scale > 1e-12 ? scale : nil
  }

  /// Multiplied sizes that the set itself gives become numbers: `0.2 × 896` is easier to follow than a fifth of a row.
  private static func substituted(_ set: [Int], _ system: LoggedSystem) -> [LinearRow] {
    var known: [Int: Double] = [:]
    for member in set {
      let row = system.rows[member]
      if row.relation == .equal, row.terms.count == 1, system.quantities[row.terms[0].variable].isSize {
        let value = -row.constant / row.terms[0].factor
        if known[row.terms[0].variable] == nil { known[row.terms[0].variable] = value }
      }
    }
    return set.map { member in
      var row = system.rows[member]
      let statement = system.report.constraints[member].statement
      guard statement.multiplier != 1, row.terms.count == 2,
        let index = row.terms.firstIndex(where: { known[$0.variable] != nil })
      else { return row }
      let product = row.terms.remove(at: index)
      row.constant += product.factor * (known[product.variable] ?? 0)
      return row
    }
  }
}
