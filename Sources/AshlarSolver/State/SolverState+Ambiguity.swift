extension SolverState {
  /// The variables that the constraints leave open before the rest rule, in rest order.
  ///
  /// Each piece yields a direction in which everything moves that is not unique; definitions move with what they use,
  /// so that a difference of two open positions that is itself unique is told apart.
  mutating func openVariablesBeforeRest() -> [Int32] {
    linkAll()
    var direction = Buffer<Double>(capacity: variables.count)
    defer { direction.deallocate() }
    direction.refill(variables.count, with: 0)
    explorePieces(direction)
    exploreDefinitions(direction)
    worklist.removeAll()
    for variable in 0..<Int32(variables.count) where direction[variable] != 0 { worklist.append(variable) }
    sortByRestOrder(worklist)
    let found = Array(worklist.elements)
    worklist.removeAll()
    return found
  }

  private mutating func explorePieces(_ direction: Buffer<Double>) {
    let firstVisit = visit + 1
    for start in 0..<Int32(variables.count)
    where variables[start].status == .core && variables[start].visit < firstVisit {
      gatherWholePiece(from: start, since: firstVisit)
      loadBlock()
      problem.acceptsResidue = true
      problem.salt = blockVariables[0]
      _ = problem.solve(.ambiguity)
      for index in 0..<blockVariables.count { direction[blockVariables[index]] = problem.directions[index] }
    }
  }

  /// Gathers a piece as a block: outside of a pass it has no definitions left to take out.
  mutating func gatherWholePiece(from start: Int32, since firstVisit: Int64) {
    gather(.piece, from: start, since: firstVisit)
    sortByRestOrder(blockVariables)
    sortBySequence(blockConstraints)
  }

  private mutating func exploreDefinitions(_ direction: Buffer<Double>) {
    for variable in 0..<Int32(variables.count) where variables[variable].status == .defined { seeds.append(variable) }
    orderDefinitions()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let variable = order[index]
      var total = 0.0
      var size = 0.0
      var own = 1.0
      for at in termRange(variables[variable].reason) {
        if terms[at].variable == variable {
          own = terms[at].coefficient
        } else {
          let part = terms[at].coefficient * direction[terms[at].variable]
          total += part
          size += part.magnitude
        }
      }
      direction[variable] = total.magnitude > size * Tolerance.cancellation ? -total / own : 0
    }
  }
}
