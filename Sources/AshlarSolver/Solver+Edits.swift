/// Variables that are moved again and again.
extension Solver {
  /// Begins to edit a variable: a wish that it keep its value, which ``suggest(_:for:)`` moves.
  ///
  /// A second call for the same variable gives the edit another priority and weight.
  ///
  /// - Throws: ``SolverError/invalidPriority(_:)`` for 1000, too: an edit that must hold would be refused, or lowered,
  ///   under a handle that nobody has seen (kiwi refuses it as well); ``fix(_:at:)`` is for facts.
  public func beginEdit(_ variable: Variable, priority: Float = 999, weight: Double = 1) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    guard priority < 1000 else { throw .invalidPriority(priority) }
    solveIfNeeded()
    let wish = LinearConstraint(
      [Term(variable)], .equal, constant: -state.pointee.values[index], priority: priority, weight: weight)
    try state.pointee.check(wish)
    try endEdit(variable)
    let id = try add(wish)
    state.pointee.variables[index].edit = id.index
    state.pointee.beginEdit(id.index)
  }

  /// Moves an edited variable's wish to a value.
  ///
  /// - Throws: ``SolverError/notEdited(_:)`` without ``beginEdit(_:priority:weight:)``.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    let edit = state.pointee.variables[index].edit
    guard edit >= 0, state.pointee.constraints[edit].isActive else { throw .notEdited(variable) }
    guard SolverState.isUsable(value) else { throw .notFinite }
    guard state.pointee.constraints[edit].constant != -value else { return }
    state.pointee.moveConstant(-value, of: edit)
    needsSolving = true
  }

  /// Ends the edit of a variable, if there is one.
  public func endEdit(_ variable: Variable) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    let edit = state.pointee.variables[index].edit
    guard edit >= 0 else { return }
    state.pointee.variables[index].edit = -1
    if state.pointee.constraints[edit].isActive { try remove(state.pointee.handle(ofConstraint: edit)) }
  }
}
