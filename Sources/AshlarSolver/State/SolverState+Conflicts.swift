extension SolverState {
  /// Asked, given a minimal conflicting set in activation order, which member gives way.
  typealias Choice = ([ConstraintID]) -> ConstraintID

  /// Re-optimises everything that has changed; what cannot hold is lowered as `choose` says.
  mutating func solve(lowering choose: Choice) {
    replayTouchedRegions(choose)
    repeat {
      while !tryToSolve() {
        if !replayViolatedRegions(choose) {
          // The stricter test of a replay finds nothing wrong: what is left is rounding.
          acceptsResidue = true
        }
      }
    } while !evaluateDefinitions()
    acceptsResidue = false
  }

  /// Re-optimises, or returns the first conflict and leaves the constraints as they are.
  mutating func solveOrReportConflict() -> [ConstraintID]? {
    regionSeeds.removeAll()
    regionConstraintSeeds.removeAll()
    repeat {
      while !tryToSolve() {
        if let conflict = firstConflict() { return conflict }
        acceptsResidue = true
      }
    } while !evaluateDefinitions()
    acceptsResidue = false
    return nil
  }

  /// The first conflict among the constraints that are not lowered and hang together with what has changed; nothing is
  /// solved.
  mutating func firstNewConflict() -> [ConstraintID]? {
    keepWorklist()
    let seedVariables = Self.copy(regionSeeds)
    let seedConstraints = Self.copy(regionConstraintSeeds)
    return firstConflict(seedVariables, seedConstraints)
  }

  private mutating func tryToSolve() -> Bool {
    violated.removeAll()
    violatedVariables.removeAll()
    while true {
      areEditsHurtful = false
      propagate()
      if violated.isEmpty && violatedVariables.isEmpty && !areEditsHurtful { solvePieces() }
      let isSolved = violated.isEmpty && violatedVariables.isEmpty
      // An edit may be the cause of either; without it the constraints speak for themselves.
      if isSolved && !areEditsHurtful {
        acceptEdits()
        return true
      }
      if !releaseEdits() { return isSolved }
    }
  }

  // MARK: Regions

  /// Notes that what hangs together with a required constraint must be replayed, should anything in it be lowered.
  mutating func noteRegion(of constraint: Int32) {
    guard loweredCount > 0, constraints[constraint].isRequired else { return }
    regionConstraintSeeds.append(constraint)
    for at in termRange(constraint) { regionSeeds.append(terms[at].variable) }
  }

  mutating func noteRegion(ofPinned variable: Int32) {
    linkAll()
    var at = variables[variable].firstTerm
    while at >= 0 {
      if constraints[terms[at].constraint].isRequired { regionConstraintSeeds.append(terms[at].constraint) }
      at = terms[at].next
    }
  }

  /// Collects the required constraints that hang together with the seeds through variables that are not pinned.
  ///
  /// Fixed variables do not cut a region: the equalities that fix them may be part of a conflict.
  private mutating func collectRegion(variable: Int32, constraint: Int32) {
    linkAll()
    region.removeAll()
    worklist.removeAll()
    if variable >= 0 { enterRegion(variable) }
    if constraint >= 0 { addToRegion(constraint) }
    var next = 0
    while next < worklist.count {
      var at = variables[worklist[next]].firstTerm
      next += 1
      while at >= 0 {
        addToRegion(terms[at].constraint)
        at = terms[at].next
      }
    }
    worklist.removeAll()
    region.sort { constraints[$0].sequence < constraints[$1].sequence }
  }

  private mutating func addToRegion(_ constraint: Int32) {
    guard constraints[constraint].isActive, constraints[constraint].isRequired,
      constraints[constraint].visit < regionVisit
    else { return }
    constraints[constraint].visit = regionVisit
    region.append(constraint)
    for at in termRange(constraint) { enterRegion(terms[at].variable) }
  }

  private mutating func enterRegion(_ variable: Int32) {
    guard variables[variable].status != .unused, variables[variable].status != .pinned,
      variables[variable].visit < regionVisit
    else { return }
    variables[variable].visit = regionVisit
    worklist.append(variable)
  }

  private mutating func replayTouchedRegions(_ choose: Choice) {
    guard loweredCount > 0 else {
      regionSeeds.removeAll()
      regionConstraintSeeds.removeAll()
      return
    }
    // Equalities that lost a target wait in the work list; the regions must not use it up.
    keepWorklist()
    let seedVariables = Self.copy(regionSeeds)
    let seedConstraints = Self.copy(regionConstraintSeeds)
    regionSeeds.removeAll()
    regionConstraintSeeds.removeAll()
    for variable in seedVariables { _ = replayRegion(variable: variable, constraint: -1, choose, onlyIfLowered: true) }
    for constraint in seedConstraints {
      _ = replayRegion(variable: -1, constraint: constraint, choose, onlyIfLowered: true)
    }
    replayed = 0
  }

  /// Replays the regions of all violations; false when that changed nothing.
  private mutating func replayViolatedRegions(_ choose: Choice) -> Bool {
    keepWorklist()
    let seedVariables = Self.copy(violatedVariables)
    let seedConstraints = Self.copy(violated)
    var isChanged = false
    for variable in seedVariables where replayRegion(variable: variable, constraint: -1, choose, onlyIfLowered: false) {
      isChanged = true
    }
    for constraint in seedConstraints
    where replayRegion(variable: -1, constraint: constraint, choose, onlyIfLowered: false) {
      isChanged = true
    }
    replayed = 0
    return isChanged
  }

  /// Moves what the work list holds to the touched constraints, from where `propagate` takes it again.
  private mutating func keepWorklist() {
    for index in 0..<worklist.count {
      let constraint = worklist[index]
      if constraints[constraint].isActive && !constraints[constraint].isTouched {
        constraints[constraint].isTouched = true
        touched.append(constraint)
      }
    }
    worklist.removeAll()
  }

  @inline(__always)
  private static func copy(_ buffer: Buffer<Int32>) -> [Int32] {
    Array(buffer.elements)
  }

  // MARK: Replay

  /// Decides anew, from nothing and in activation order, which required constraints of a region hold (`DESIGN`:
  /// a layout is a function of the constraints, not of their history). True when some are lowered or restored.
  private mutating func replayRegion(
    variable: Int32, constraint: Int32, _ choose: Choice, onlyIfLowered: Bool
  ) -> Bool {
    if replayed == 0 {
      visit += 1
      replayed = visit
    }
    // All regions of one round are disjoint: what an earlier one has visited has been decided.
    if variable >= 0 && variables[variable].visit >= replayed { return false }
    if constraint >= 0 && constraints[constraint].visit >= replayed { return false }
    regionVisit = replayed
    collectRegion(variable: variable, constraint: constraint)
    var hasLowered = false
    for index in 0..<region.count where constraints[region[index]].isLowered { hasLowered = true }
    if region.isEmpty || onlyIfLowered && !hasLowered { return false }
    return replay(choose)
  }

  private mutating func replay(_ choose: Choice) -> Bool {
    let pending = Self.copy(region)
    accepted.removeAll()
    var reports: [(set: [Int32], victim: Int32)] = []
    var start = 0
    while let misfit = firstMisfit(pending, from: start) {
      for index in start..<misfit { accepted.append(pending[index]) }
      accept(pending[misfit], choose, &reports)
      start = misfit + 1
    }
    for index in start..<pending.count { accepted.append(pending[index]) }
    restore(&reports)
    return apply(pending, reports)
  }

  /// Makes room for a constraint that does not fit, lowering one of a minimal set until it does or is lowered itself.
  private mutating func accept(
    _ constraint: Int32, _ choose: Choice, _ reports: inout [(set: [Int32], victim: Int32)]
  ) {
    while true {
      let set = minimalConflict(with: constraint)
      let chosen = choose(set.map { handle(ofConstraint: $0) })
      let victim = set.first { handle(ofConstraint: $0) == chosen } ?? constraint
      reports.append((set, victim))
      if victim == constraint { return }
      removeAccepted(victim)
      accepted.append(constraint)
      if isSatisfiable(accepted) { return }
      _ = accepted.removeLast()
    }
  }

  private mutating func removeAccepted(_ constraint: Int32) {
    var kept = 0
    for index in 0..<accepted.count where accepted[index] != constraint {
      accepted[kept] = accepted[index]
      kept += 1
    }
    accepted.truncate(to: kept)
  }

  /// Tries each lowered constraint again, in activation order.
  private mutating func restore(_ reports: inout [(set: [Int32], victim: Int32)]) {
    reports.sort { constraints[$0.victim].sequence < constraints[$1.victim].sequence }
    var kept: [(set: [Int32], victim: Int32)] = []
    for report in reports {
      accepted.append(report.victim)
      if isSatisfiable(accepted) { continue }
      _ = accepted.removeLast()
      kept.append(report)
    }
    reports = kept
  }

  /// Writes the outcome into the constraints and the list of conflicts.
  private mutating func apply(_ members: [Int32], _ reports: [(set: [Int32], victim: Int32)]) -> Bool {
    visit += 1
    for report in reports { constraints[report.victim].visit = visit }
    var isChanged = false
    for constraint in members {
      let shouldBeLowered = constraints[constraint].visit == visit
      if constraints[constraint].isLowered { removeReport(of: constraint) }
      if constraints[constraint].isLowered != shouldBeLowered {
        isChanged = true
        release(target: constraint)
        constraints[constraint].isLowered = shouldBeLowered
        loweredCount += shouldBeLowered ? 1 : -1
        touch(constraint)
      }
      // Later rounds of this pass must see the region as visited.
      constraints[constraint].visit = max(constraints[constraint].visit, replayed)
    }
    for report in reports {
      conflicts.append(
        Conflict(
          constraints: report.set.map { handle(ofConstraint: $0) }, lowered: handle(ofConstraint: report.victim)))
    }
    conflicts.sort { constraints[$0.lowered.index].sequence < constraints[$1.lowered.index].sequence }
    return isChanged
  }

  private mutating func removeReport(of constraint: Int32) {
    let id = handle(ofConstraint: constraint)
    conflicts.removeAll { $0.lowered == id }
  }

  /// Forgets that a constraint is lowered, because it goes or is no longer required.
  mutating func withdrawReport(of constraint: Int32) {
    guard constraints[constraint].isLowered else { return }
    removeReport(of: constraint)
    constraints[constraint].isLowered = false
    loweredCount -= 1
  }

  /// The set of the first conflict that a violation leads to; nil when a fresh test finds none.
  private mutating func firstConflict() -> [ConstraintID]? {
    keepWorklist()
    return firstConflict(Self.copy(violatedVariables), Self.copy(violated))
  }

  private mutating func firstConflict(_ seedVariables: [Int32], _ seedConstraints: [Int32]) -> [ConstraintID]? {
    visit += 1
    replayed = 0
    regionVisit = visit
    for variable in seedVariables where variables[variable].visit < regionVisit {
      collectRegion(variable: variable, constraint: -1)
      if let set = firstConflictOfRegion() { return set }
    }
    for constraint in seedConstraints where constraints[constraint].visit < regionVisit {
      collectRegion(variable: -1, constraint: constraint)
      if let set = firstConflictOfRegion() { return set }
    }
    return nil
  }

  private mutating func firstConflictOfRegion() -> [ConstraintID]? {
    let pending = Self.copy(region).filter { !constraints[$0].isLowered }
    accepted.removeAll()
    guard let misfit = firstMisfit(pending, from: 0) else { return nil }
    for index in 0..<misfit { accepted.append(pending[index]) }
    return minimalConflict(with: pending[misfit]).map { handle(ofConstraint: $0) }
  }

  // MARK: Search

  /// The first of the pending constraints that does not fit to the accepted ones and those pending before it.
  private mutating func firstMisfit(_ pending: [Int32], from start: Int) -> Int? {
    func fits(_ state: inout SolverState, _ end: Int) -> Bool {
      state.trial.removeAll()
      for index in 0..<state.accepted.count { state.trial.append(state.accepted[index]) }
      for index in start..<end { state.trial.append(pending[index]) }
      return state.isSatisfiable(state.trial)
    }
    if fits(&self, pending.count) { return nil }
    // Satisfiable prefixes form an interval: the end of it is found by halving.
    var fitting = start
    var failing = pending.count
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      if fits(&self, middle) { fitting = middle } else { failing = middle }
    }
    return failing - 1
  }

  /// The earliest minimal set: what is left when, newest first, each accepted constraint is dropped without which the
  /// rest still conflicts with the newcomer.
  ///
  /// That is found from the other end: the newest member is the last of the shortest conflicting prefix, and so on.
  private mutating func minimalConflict(with newcomer: Int32) -> [Int32] {
    var members = [newcomer]
    var bound = accepted.count
    while !conflicts(members, prefix: 0) && bound > 0 {
      var fitting = 0
      var failing = bound
      // Long chains of equalities conflict as a whole: the next member is mostly the next constraint, so the search
      // gallops before it halves.
      var step = 1
      while failing - fitting > step {
        if conflicts(members, prefix: failing - step) {
          failing -= step
          step *= 2
        } else {
          fitting = failing - step
        }
      }
      while failing - fitting > 1 {
        let middle = (fitting + failing) / 2
        if conflicts(members, prefix: middle) { failing = middle } else { fitting = middle }
      }
      members.append(accepted[failing - 1])
      bound = failing - 1
    }
    return members.sorted { constraints[$0].sequence < constraints[$1].sequence }
  }

  private mutating func conflicts(_ members: [Int32], prefix: Int) -> Bool {
    trial.removeAll()
    for index in 0..<prefix { trial.append(accepted[index]) }
    for member in members { trial.append(member) }
    return !isSatisfiable(trial)
  }

  /// Whether required constraints can hold together, given sizes that are not negative and pinned variables.
  private mutating func isSatisfiable(_ list: Buffer<Int32>) -> Bool {
    visit += 1
    problem.reset()
    for index in 0..<list.count {
      let constraint = list[index]
      var constant = constraints[constraint].constant
      for at in termRange(constraint) where variables[terms[at].variable].status == .pinned {
        constant += terms[at].coefficient * values[terms[at].variable]
      }
      problem.beginRow(
        Problem<Double>.Row(
          start: 0, count: 0, constant: constant, weight: 1, rank: Rank.required,
          relation: constraints[constraint].relation, inRestSum: false))
      for at in termRange(constraint) where variables[terms[at].variable].status != .pinned {
        let variable = terms[at].variable
        if variables[variable].visit != visit {
          variables[variable].visit = visit
          variables[variable].local = problem.addVariable(variables[variable].kind)
        }
        problem.addTerm(variables[variable].local, terms[at].coefficient)
      }
    }
    return problem.solve(.feasibility)
  }
}
