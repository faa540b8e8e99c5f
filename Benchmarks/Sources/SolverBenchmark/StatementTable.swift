import AshlarSolver

/// The statements of a workload in flat arrays, so that making constraints of them costs nobody more than reading numbers.
struct StatementTable {
  struct Row {
    var relation: Relation
    var priority: Float
    var weight: Double
    var constant: Double
    var terms: Range<Int>
  }

  struct Factor {
    var variable: Int
    var coefficient: Double
  }

  private(set) var rows: [Row] = []
  private(set) var factors: [Factor] = []
  /// How many terms the longest row has.
  private(set) var longest = 0

  init(_ statements: [Workload.Statement]) {
    for statement in statements {
      let first = factors.count
      for term in statement.terms { factors.append(Factor(variable: term.variable, coefficient: term.coefficient)) }
      longest = max(longest, statement.terms.count)
      rows.append(
        Row(
          relation: statement.relation, priority: statement.strength.level.priority, weight: statement.strength.weight,
          constant: statement.constant, terms: first..<factors.count))
    }
  }
}
