extension SolverState {
  /// The variables that the constraints leave open before the rest rule, in rest order.
  ///
  /// Each piece yields two points of its optimal set that differ in all that is not unique; definitions are computed
  /// at both, so that a difference of two open positions that is itself unique is told apart.
  mutating func openVariablesBeforeRest() -> [Int32] {
    var first = Buffer<Double>(capacity: variables.count)
    var second = Buffer<Double>(capacity: variables.count)
    defer {
      first.deallocate()
      second.deallocate()
    }
    first.refill(variables.count, with: 0)
    second.refill(variables.count, with: 0)
    for variable in 0..<variables.count {
      first[variable] = variables[variable].value
      second[variable] = variables[variable].value
    }
    comparePieces(first, second)
    compareDefinitions(first, second)
    worklist.removeAll()
    for variable in 0..<Int32(variables.count) {
      guard variables[variable].status == .core || variables[variable].status == .defined else { continue }
      let gap = abs(second[variable] - first[variable])
      if gap > Tolerance.distinct * (1 + first[variable].magnitude) { worklist.append(variable) }
    }
    sortByRestOrder(worklist)
    let found = Array(worklist.elements)
    worklist.removeAll()
    return found
  }

  private mutating func comparePieces(_ first: Buffer<Double>, _ second: Buffer<Double>) {
    let firstVisit = visit + 1
    for start in 0..<Int32(variables.count)
    where variables[start].status == .core && variables[start].visit < firstVisit {
      collectPiece(from: start, since: firstVisit)
      takePieceAsBlock()
      loadBlock()
      problem.acceptsResidue = true
      problem.salt = blockVariables[0]
      _ = problem.solve(.ambiguity)
      for index in 0..<blockVariables.count {
        first[blockVariables[index]] = problem.values[index]
        second[blockVariables[index]] = problem.alternates[index]
      }
    }
  }

  /// Outside of a pass a piece has no definitions left to take out.
  mutating func takePieceAsBlock() {
    blockVariables.removeAll()
    blockConstraints.removeAll()
    for index in 0..<piece.count { blockVariables.append(piece[index]) }
    for index in 0..<pieceConstraints.count { blockConstraints.append(pieceConstraints[index]) }
    blockConstraints.sort { constraints[$0].sequence < constraints[$1].sequence }
  }

  private mutating func compareDefinitions(_ first: Buffer<Double>, _ second: Buffer<Double>) {
    for variable in 0..<Int32(variables.count) where variables[variable].status == .defined { seeds.append(variable) }
    orderDefinitions()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let variable = order[index]
      let reason = variables[variable].reason
      var restFirst = constraints[reason].constant
      var restSecond = restFirst
      var own = 1.0
      for at in termRange(reason) {
        if terms[at].variable == variable {
          own = terms[at].coefficient
        } else {
          restFirst += terms[at].coefficient * first[terms[at].variable]
          restSecond += terms[at].coefficient * second[terms[at].variable]
        }
      }
      first[variable] = -restFirst / own
      second[variable] = -restSecond / own
    }
  }
}
