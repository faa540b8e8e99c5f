import AshlarSolver

/// The statements of a workload in flat arrays, so that making constraints of them costs nobody more than reading numbers.
struct StatementTable {
  struct Factor {
    var variable: Int
    var coefficient: Double
  }

  private(set) var rows: [ConstraintRow] = []
  /// The terms of all rows, one after the other.
  private(set) var factors: [Factor] = []

  init(_ statements: [Workload.Statement]) {
    for statement in statements {
      for term in statement.terms { factors.append(Factor(variable: term.variable, coefficient: term.coefficient)) }
      rows.append(
        ConstraintRow(
          termCount: statement.terms.count, statement.relation, constant: statement.constant,
          priority: statement.strength.level.priority, weight: statement.strength.weight))
    }
  }
}
