import AshlarSolver
import AshlarTestSupport

/// A `SystemCase` in a real solver, with the handles in the case's order.
struct LoadedSystem {
  let solver = Solver()
  let variables: [Variable]
  private(set) var ids: [ConstraintID] = []

  /// Adds everything in one transaction; conflicts are settled by the case's choice.
  init(_ system: SystemCase) throws(SolverError) {
    let solver = solver
    variables = system.kinds.enumerated().map { index, kind in
      solver.makeVariable(kind == .size ? .size : .position, restOrder: system.restOrders?[index])
    }
    let variables = variables
    var ids: [ConstraintID] = []
    try solver.settle(system.choice) { () throws(SolverError) in
      for (variable, value) in system.fixed.sorted(by: { $0.key < $1.key }) {
        try solver.fix(variables[variable], at: value)
      }
      for row in system.rows { ids.append(try solver.add(LinearConstraint(row, variables))) }
    }
    self.ids = ids
  }

  /// What the solver says, in the case's indices.
  func answer() -> SystemCase.Answer {
    solver.answer(variables: variables, ids: ids)
  }
}

extension Solver {
  /// Values, ambiguity and conflicts by position in the given lists; a stranger's handle becomes -1.
  func answer(variables: [Variable], ids: [ConstraintID]) -> SystemCase.Answer {
    solve()
    let open = ambiguousVariables()
    return SystemCase.Answer(
      values: variables.map { value(of: $0) },
      ambiguous: open.map { variables.firstIndex(of: $0) ?? -1 },
      conflicts: conflicts.map { conflict in
        SystemCase.Report(
          members: conflict.constraints.map { ids.firstIndex(of: $0) ?? -1 },
          lowered: ids.firstIndex(of: conflict.lowered) ?? -1)
      })
  }
}

extension LinearConstraint {
  init(_ row: SystemCase.Row, _ variables: [Variable]) {
    let relation: Relation =
      switch row.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    self.init(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant: row.constant,
      priority: row.priority, weight: row.weight, tier: row.isContent ? .contentSize : .explicit)
  }
}
