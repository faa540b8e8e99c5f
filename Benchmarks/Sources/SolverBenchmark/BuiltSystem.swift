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
    try solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
      for (index, edit) in workload.edits.enumerated() {
        let variable = variables[edit.variable]
        try solver.beginEdit(variable, priority: edit.strength.level.priority, weight: edit.strength.weight)
        if index < suggestions.count { try solver.suggest(suggestions[index], for: variable) }
      }
      constraints = try Self.add(table, to: solver, variables)
    }
    self.solver = solver
    self.variables = variables
    self.constraints = constraints
  }

  /// All terms are written one after the other, in the order of the rows.
  private static func add(
    _ table: StatementTable, to solver: Solver, _ variables: [Variable]
  ) throws(SolverError) -> [ConstraintID] {
    let terms = [Term](unsafeUninitializedCapacity: table.factors.count) { terms, count in
      for factor in table.factors {
        terms.initializeElement(at: count, to: Term(variables[factor.variable], factor.coefficient))
        count += 1
      }
    }
    return try solver.add(table.rows.span, terms: terms.span)
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
