extension SolverState {
  /// After so many pieces, less one, what they define is computed, as long as they are in the nearest cache: a power of two.
  private static let piecesAtOnce = 31

  /// Solves every piece that has a dirty variable. Pieces without a solution are noted in `violatedVariables`.
  mutating func solvePieces() {
    // The first time, no definition can speak of what is still to be solved.
    let isFirst = isNothingSolved
    var pieceCount = 0
    if isFirst { listDirty() }
    var next = 0
    while next < dirty.count {
      if variables[dirty[next]].status == .defined { undefine(dirty[next]) }
      next += 1
    }
    let firstVisit = visit + 1
    retry.removeAll()
    for next in 0..<dirty.count {
      let variable = dirty[next]
      dirtyPlace = next
      variables[variable].isDirty = false
      if variables[variable].status == .core && variables[variable].visit < firstVisit {
        gather(.piece, from: variable, since: firstVisit)
        if blockVariables.count == 1 {
          solveGathered()
        } else {
          takePiece()
          if peelDefinitions() { solveBlocks() } else { solvePieceAsBlock() }
        }
        pieceCount += 1
        if isFirst && pieceCount & Self.piecesAtOnce == 0 { evaluateWhatMoved() }
      }
    }
    dirty.removeAll()
    dirtyPlace = 0
    for index in 0..<retry.count { markDirty(retry[index]) }
  }

  /// Lists what a first look at a system has left to be solved.
  private mutating func listDirty() {
    isNothingSolved = false
    dirty.removeAll()
    let records = variables.base
    for index in 0..<variables.count where records[index].isDirty {
      if records[index].status == .core {
        dirty.append(Int32(truncatingIfNeeded: index))
      } else {
        records[index].isDirty = false
      }
    }
  }

  /// Keeps what was gathered as the piece, sorted by rest order.
  private mutating func takePiece() {
    swap(&piece, &blockVariables)
    swap(&pieceConstraints, &blockConstraints)
    sortByRestOrder(piece)
  }

  mutating func sortBySequence(_ list: Buffer<Int32>) {
    // A closure that captured the state would copy it.
    let constraints = constraints.base
    list.sortByKey(&sortPlaces, none: -1) { constraints[Int($0)].sequence }
  }

  mutating func sortByRestOrder(_ list: Buffer<Int32>) {
    let variables = variables.base
    list.sortByKey(&sortPlaces, none: -1) { variables[Int($0)].restOrder }
  }

  /// Without definitions to take out, a piece mostly is one block.
  private mutating func solvePieceAsBlock() {
    swap(&piece, &blockVariables)
    swap(&pieceConstraints, &blockConstraints)
    sortBySequence(blockConstraints)
    solveBlock()
  }

  /// Takes variables out that occur in one required equality only: it defines them once the others are known. False when
  /// there are none.
  private mutating func peelDefinitions() -> Bool {
    guard pieceConstraints.count > 0 else { return true }
    var isAny = false
    for index in 0..<piece.count { variables[piece[index]].degree = 0 }
    for index in 0..<pieceConstraints.count {
      for at in termRange(pieceConstraints[index]) where !isKnown(terms[at].variable) {
        variables[terms[at].variable].degree += 1
      }
    }
    worklist.removeAll()
    for index in 0..<piece.count where variables[piece[index]].degree == 1 { worklist.append(piece[index]) }
    var next = 0
    while next < worklist.count {
      let variable = worklist[next]
      next += 1
      if variables[variable].degree == 1 && !variables[variable].refusesDefinition && peel(variable) { isAny = true }
    }
    worklist.removeAll()
    return isAny
  }

  private mutating func peel(_ variable: Int32) -> Bool {
    var at = variables[variable].firstTerm
    while at >= 0 {
      let constraint = terms[at].constraint
      if constraints[constraint].visit == visit && constraints[constraint].target < 0 { break }
      at = terms[at].next
    }
    guard at >= 0 else { return false }
    let reason = terms[at].constraint
    guard constraints[reason].isHard, constraints[reason].relation == .equal else { return false }
    var largest = 0.0
    for other in termRange(reason) { largest = max(largest, terms[other].coefficient.magnitude) }
    guard terms[at].coefficient.magnitude >= largest * 1e-4 else { return false }
    variables[variable].status = .defined
    variables[variable].reason = reason
    constraints[reason].target = variable
    seeds.append(variable)
    for other in termRange(reason) where !isKnown(terms[other].variable) {
      let neighbour = terms[other].variable
      variables[neighbour].degree -= 1
      if variables[neighbour].degree == 1 && variables[neighbour].status == .core { worklist.append(neighbour) }
    }
    return true
  }

  /// Splits what is left of the piece into blocks that share nothing, and solves each.
  private mutating func solveBlocks() {
    let pieceVisit = visit
    for index in 0..<piece.count {
      let start = piece[index]
      guard variables[start].status == .core, variables[start].visit == pieceVisit else { continue }
      gather(.block, from: start, since: pieceVisit)
      solveGathered()
    }
  }

  private mutating func solveGathered() {
    if blockConstraints.isEmpty {
      settleAlone(blockVariables[0])
    } else {
      sortBySequence(blockConstraints)
      if blockVariables.count > 1 { sortByRestOrder(blockVariables) }
      solveBlock()
    }
  }

  /// A variable that no constraint but definitions of others speaks of.
  private mutating func settleAlone(_ variable: Int32) {
    noteMoved(variable)
    setValue(variable, 0)
    variables[variable].isOpen = variables[variable].kind == .position
    variables[variable].isLoose = true
  }

  private mutating func solveBlock() {
    solvedVariables += blockVariables.count
    guard blockVariables.count == 1 ? solveSingle(blockVariables[0]) : solveTogether() else {
      // Optional constraints may be all that ties the conflict to the rest: every variable is a suspect.
      for index in 0..<blockVariables.count {
        violatedVariables.append(blockVariables[index])
        retry.append(blockVariables[index])
      }
      return
    }
    if lowestEdit != Rank.required { checkEdits() }
  }

  private mutating func solveTogether() -> Bool {
    if case .solved = solveByPattern() {
      for index in 0..<blockVariables.count {
        store(blockVariables[index], tracer.values[index].value, isOpen: false, isLoose: tracer.isLoose[index])
      }
      return true
    }
    loadBlock()
    problem.acceptsResidue = acceptsResidue
    guard problem.solve(.layout) else { return false }
    for index in 0..<blockVariables.count {
      store(
        blockVariables[index], problem.values[index], isOpen: problem.isOpen[index], isLoose: problem.isLoose[index])
    }
    for index in 0..<blockConstraints.count { constraints[blockConstraints[index]].face = problem.faces[index] }
    return true
  }

  /// Copies the block into the problem's local numbering.
  mutating func loadBlock() {
    problem.reset()
    for index in 0..<blockVariables.count {
      let variable = blockVariables[index]
      variables[variable].local = problem.addVariable(variables[variable].kind)
    }
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      problem.beginRow(row(for: constraint))
      for at in termRange(constraint) where !isKnown(terms[at].variable) {
        problem.addTerm(variables[terms[at].variable].local, terms[at].coefficient)
      }
    }
  }

  /// A constraint as a row, with what is known folded into the constant.
  @inline(__always)
  mutating func row(for constraint: Int32) -> Problem<Double>.Row {
    let record = constraints[constraint]
    var constant = record.constant
    for at in termRange(constraint) where isKnown(terms[at].variable) {
      constant += terms[at].coefficient * values[terms[at].variable]
    }
    return Problem<Double>.Row(
      start: 0, count: 0, constant: constant, weight: record.weight, rank: rank(of: constraint),
      relation: record.relation, inRestSum: record.relation != .equal && speaksOfPosition(constraint))
  }

  @inline(__always)
  mutating func rank(of constraint: Int32) -> UInt64 {
    let record = constraints[constraint]
    if record.isLowered { return Rank.lowered }
    return record.isHard ? Rank.required : Rank.level(record.priority, record.tier)
  }

  /// Notes that definitions which use a variable must be computed again.
  mutating func noteMoved(_ variable: Int32) {
    moved.append(variable)
  }
}
