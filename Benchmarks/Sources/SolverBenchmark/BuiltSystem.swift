import AshlarSolver

/// A workload in a solver.
struct BuiltSystem {
  let solver: Solver
  let variables: [Variable]
  private(set) var constraints: [ConstraintID]

  /// Creates everything; nothing is solved yet.
  init(_ workload: Workload, _ table: StatementTable, suggesting suggestions: [Double]) throws(SolverError) {
    let solver = Solver()
    solver.reserve(
      variables: workload.variableCount, constraints: table.rows.count + workload.edits.count,
      terms: table.factors.count + workload.edits.count)
    var variables: [Variable] = []
    variables.reserveCapacity(workload.variableCount)
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable(.position)) }
    var constraints: [ConstraintID] = []
    constraints.reserveCapacity(table.rows.count)
    try solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
      for (index, edit) in workload.edits.enumerated() {
        let variable = variables[edit.variable]
        try solver.beginEdit(variable, priority: edit.strength.level.priority, weight: edit.strength.weight)
        if index < suggestions.count { try solver.suggest(suggestions[index], for: variable) }
      }
      try Self.add(table, to: solver, variables.span, &constraints)
    }
    self.solver = solver
    self.variables = variables
    self.constraints = constraints
  }

  /// Rows of up to eight terms are written where they need no check for who else holds them.
  private static func add(
    _ table: StatementTable, to solver: Solver, _ variables: Span<Variable>, _ constraints: inout [ConstraintID]
  ) throws(SolverError) {
    guard variables.count > 0 else { return }
    let factors = table.factors.span
    var short = InlineArray<8, Term>(repeating: Term(variables[0], 0))
    for row in table.rows {
      let first = row.terms.lowerBound
      guard row.terms.count <= short.count else {
        let long = row.terms.map { Term(variables[factors[$0].variable], factors[$0].coefficient) }
        constraints.append(try add(row, long.span, to: solver))
        continue
      }
      for index in 0..<row.terms.count {
        let factor = factors[first + index]
        short[index] = Term(variables[factor.variable], factor.coefficient)
      }
      constraints.append(try add(row, short.span.extracting(first: row.terms.count), to: solver))
    }
  }

  @inline(__always)
  private static func add(
    _ row: StatementTable.Row, _ terms: Span<Term>, to solver: Solver
  ) throws(SolverError) -> ConstraintID {
    try solver.add(terms, row.relation, constant: row.constant, priority: row.priority, weight: row.weight)
  }

  private static func constraint(_ statement: Workload.Statement, _ variables: [Variable]) -> LinearConstraint {
    LinearConstraint(
      statement.terms.map { Term(variables[$0.variable], $0.coefficient) }, statement.relation,
      constant: statement.constant, priority: statement.strength.level.priority, weight: statement.strength.weight)
  }

  func suggest(_ suggestions: [Double], for edits: [Workload.Edit]) throws(SolverError) {
    for (index, edit) in edits.enumerated() {
      try solver.suggest(suggestions[index], for: variables[edit.variable])
    }
  }

  /// Removes a constraint and adds another as the newest.
  mutating func replace(_ replacement: Workload.Replacement) throws(SolverError) {
    try solver.remove(constraints[replacement.index])
    constraints[replacement.index] = try solver.add(Self.constraint(replacement.statement, variables))
  }

  func changeConstant(_ replacement: Workload.Replacement) throws(SolverError) {
    try solver.setConstant(replacement.statement.constant, of: constraints[replacement.index])
  }

  /// Solves what has changed and writes every value.
  func read(into values: inout [Double]) {
    solver.readValues(of: variables, into: &values)
  }

  /// Solves what has changed and writes the values of some variables, in order.
  func read(_ indices: [Int], into values: inout [Double]) {
    for (place, index) in indices.enumerated() { values[place] = solver.value(of: variables[index]) }
  }
}
