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
    let variables = solver.makeVariables(.position, count: workload.variableCount)
    var constraints: [ConstraintID] = []
    constraints.reserveCapacity(table.rows.count)
    try solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
      for (index, edit) in workload.edits.enumerated() {
        let variable = variables[edit.variable]
        try solver.beginEdit(variable, priority: edit.strength.level.priority, weight: edit.strength.weight)
        if index < suggestions.count { try solver.suggest(suggestions[index], for: variable) }
      }
      try Self.add(table, to: solver, variables, &constraints)
    }
    self.solver = solver
    self.variables = variables
    self.constraints = constraints
  }

  /// Terms are written one row after the other into the same memory, which needs no check for who else holds it.
  private static func add(
    _ table: StatementTable, to solver: Solver, _ variables: [Variable], _ constraints: inout [ConstraintID]
  ) throws(SolverError) {
    let terms = UnsafeMutableBufferPointer<Term>.allocate(capacity: max(table.longest, 1))
    defer { terms.deallocate() }
    guard let place = terms.baseAddress else { return }
    try variables.withUnsafeBufferPointer { (variables) throws(SolverError) in
      try table.factors.withUnsafeBufferPointer { (factors) throws(SolverError) in
        for row in table.rows {
          var term = place
          for factor in row.terms {
            term.initialize(to: Term(variables[factors[factor].variable], factors[factor].coefficient))
            term += 1
          }
          let span = UnsafeBufferPointer(start: place, count: row.terms.count).span
          constraints.append(try add(row, span, to: solver))
        }
      }
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
