import AshlarSolver
import AshlarTestSupport

/// Short forms for constraints over one or two variables, written as they are read.
func require(_ variable: Variable, _ relation: Relation, _ value: Double) -> LinearConstraint {
  LinearConstraint([Term(variable)], relation, constant: -value)
}

func wish(
  _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Float, weight: Double = 1,
  tier: LinearConstraint.Tier = .explicit
) -> LinearConstraint {
  LinearConstraint([Term(variable)], relation, constant: -value, priority: priority, weight: weight, tier: tier)
}

/// `first - second  relation  distance`, required.
func require(_ first: Variable, minus second: Variable, _ relation: Relation, _ distance: Double) -> LinearConstraint {
  LinearConstraint([Term(first), Term(second, -1)], relation, constant: -distance)
}

/// What a client can see of a solver; a refused call must leave it as it was.
struct Appearance: Equatable {
  var values: [Double]
  var ambiguous: [Variable]
  var conflicts: [Conflict]

  init(_ solver: Solver, _ variables: [Variable]) {
    solver.solve()
    values = variables.map { solver.value(of: $0) }
    ambiguous = solver.ambiguousVariables()
    conflicts = solver.conflicts
  }
}

extension Solver {
  /// A transaction in which the given member of a conflict gives way.
  func settle(_ choice: SystemCase.Choice = .newest, _ body: () throws(SolverError) -> Void) throws(SolverError) {
    try transaction(lowering: choice.pick, body)
  }
}
