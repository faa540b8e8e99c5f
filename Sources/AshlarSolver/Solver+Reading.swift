/// What comes out.
extension Solver {
  /// The value of a variable; 0 for one that is not of this solver.
  ///
  /// Inside a transaction it is the value from before, but of a fixed variable perhaps the new one already.
  /// - Complexity: O(1) when nothing has changed.
  public func value(of variable: Variable) -> Double {
    solveIfNeeded()
    return state.pointee.isOurs(variable) ? state.pointee.values[variable.index] : 0
  }

  /// Writes the values of many variables at once; 0 for those that are not of this solver.
  ///
  /// - Parameter values: where they go, in the order of `variables`; the longer of the two is not read or written to its
  ///   end.
  /// - Complexity: O(variables) when nothing has changed, with less to do for each than ``value(of:)``.
  public func readValues(of variables: [Variable], into values: inout [Double]) {
    solveIfNeeded()
    variables.withUnsafeBufferPointer { variables in
      values.withUnsafeMutableBufferPointer { values in state.pointee.read(variables, into: values) }
    }
  }

  /// The conflicts in force, in activation order of what was lowered.
  public var conflicts: [Conflict] {
    solveIfNeeded()
    return state.pointee.conflicts
  }

  /// Whether a constraint is lowered now.
  public func isLowered(_ id: ConstraintID) -> Bool {
    solveIfNeeded()
    guard let index = try? state.pointee.index(of: id) else { return false }
    return state.pointee.constraints[index].isLowered
  }

  /// The variables that the constraints leave open before the rest rule, exactly, in rest order.
  ///
  /// - Complexity: every piece of the system is solved again, and each variable in it that is not obviously unique is
  ///   made as large and as small as the constraints allow.
  public func ambiguousVariables() -> [Variable] {
    solveIfNeeded()
    guard transactionDepth == 0, !isSolving else { return [] }
    return state.pointee.openVariablesBeforeRest().map { state.pointee.handle($0) }
  }

  /// The variables whose value has changed since this was last asked, in order of change.
  ///
  /// - Complexity: O(changed).
  public func takeChangedVariables() -> [Variable] {
    solveIfNeeded()
    return state.pointee.takeChanged()
  }

  /// A readable text of variables, constraints, conflicts and tableaux, for people.
  public func dump(name: (Variable) -> String) -> String {
    solveIfNeeded()
    guard !isSolving else { return "" }
    return state.pointee.dump(name)
  }

  /// How much work the solver has done since it was made; tests count it in place of time.
  package var work: SolverWork {
    SolverWork(
      pivots: state.pointee.problem.pivotCount + state.pointee.tracer.pivotCount,
      tableaux: state.pointee.problem.tableauCount + state.pointee.tracer.tableauCount,
      solvedVariables: state.pointee.solvedVariables, followedPasses: state.pointee.followedPasses)
  }
}
