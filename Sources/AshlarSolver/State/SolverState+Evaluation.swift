extension SolverState {
  /// Computes the defined variables that are affected, and settles what the constraints leave open; false when a size
  /// turns out not to be definable, so that its piece must be solved with it.
  mutating func evaluateDefinitions() -> Bool {
    evaluateWhatMoved()
    dropNeedlessRefusals()
    guard refused.isEmpty else {
      // One that was computed twice may be listed twice.
      for index in 0..<refused.count where variables[refused[index]].status == .defined {
        undefine(refused[index])
        variables[refused[index]].refusesDefinition = true
      }
      refused.removeAll()
      return false
    }
    settlePositions()
    openVariables.removeAll()
    orderDefinitions()
    for index in stride(from: order.count - 1, through: 0, by: -1) { evaluate(order[index]) }
    return true
  }

  /// Computes the defined variables that are affected so far.
  mutating func evaluateWhatMoved() {
    if moved.count > 0 || seeds.count > 0 { linkAll() }
    for index in 0..<moved.count {
      let variable = moved[index]
      seedDependents(of: variable)
      if variables[variable].isOpen && variables[variable].status == .core { openVariables.append(variable) }
    }
    moved.removeAll()
    orderDefinitions()
    for index in stride(from: order.count - 1, through: 0, by: -1) { evaluate(order[index]) }
    gatherOpenInputs()
  }

  /// What has been refused may have come right with what has been solved since.
  private mutating func dropNeedlessRefusals() {
    var kept = 0
    for index in 0..<refused.count where variables[refused[index]].status == .defined {
      let sum = definition(of: refused[index])
      guard mustRefuse(sum.value, sum.noise, isLoose: sum.isLoose) else { continue }
      refused[kept] = refused[index]
      kept += 1
    }
    refused.truncate(to: kept)
  }

  private mutating func seedDependents(of variable: Int32) {
    var at = variables[variable].firstTerm
    while at >= 0 {
      let target = constraints[terms[at].constraint].target
      if target >= 0 && target != variable && variables[target].status == .defined { seeds.append(target) }
      at = terms[at].next
    }
  }

  /// Finds the open positions of the core that the definitions just computed depend on, directly or through others.
  private mutating func gatherOpenInputs() {
    visit += 1
    stack.removeAll()
    for index in 0..<order.count where variables[order[index]].isOpen { stack.append(order[index]) }
    while stack.count > 0 {
      let variable = stack.removeLast()
      guard variables[variable].visit != visit else { continue }
      variables[variable].visit = visit
      if variables[variable].status == .core {
        openVariables.append(variable)
        continue
      }
      for at in termRange(variables[variable].reason) where takesPart(terms[at].variable) {
        stack.append(terms[at].variable)
      }
    }
  }

  mutating func orderDefinitions() { orderTargets(.defined) }

  /// Lists the fixed or the defined variables that are reachable from the seeds, users before what they use (postorder of
  /// a depth-first search).
  mutating func orderTargets(_ status: Status) {
    if seeds.count > 0 { linkAll() }
    visit += 1
    order.removeAll()
    stack.removeAll()
    for index in 0..<seeds.count {
      let seed = seeds[index]
      guard variables[seed].status == status, variables[seed].visit != visit else { continue }
      variables[seed].visit = visit
      stack.append(seed)
      stack.append(variables[seed].firstTerm)
      while stack.count > 0 {
        let at = stack.removeLast()
        if at < 0 {
          order.append(stack.removeLast())
          continue
        }
        stack.append(terms[at].next)
        let target = constraints[terms[at].constraint].target
        if target >= 0 && variables[target].status == status && variables[target].visit != visit {
          variables[target].visit = visit
          stack.append(target)
          stack.append(variables[target].firstTerm)
        }
      }
    }
    seeds.removeAll()
  }

  private mutating func evaluate(_ variable: Int32) {
    let sum = definition(of: variable)
    variables[variable].isOpen = sum.isOpen
    variables[variable].isLoose = sum.isLoose
    var value = sum.value
    if variables[variable].kind == .size {
      if mustRefuse(value, sum.noise, isLoose: sum.isLoose) { refused.append(variable) }
      value = max(value, 0)
    }
    setValue(variable, value)
  }

  /// Whether a size cannot be defined: it is negative, or the rest rule would have to weigh it against what it is computed
  /// from.
  @inline(__always)
  private mutating func mustRefuse(_ value: Double, _ noise: Double, isLoose: Bool) -> Bool {
    isLoose || value < -noise && !acceptsResidue
  }

  /// What the inputs of a defined variable add up to, what rounding may have done to it, and what it takes over from them.
  @inline(__always)
  mutating func definition(of variable: Int32) -> (value: Double, noise: Double, isOpen: Bool, isLoose: Bool) {
    let reason = variables[variable].reason
    var rest = constraints[reason].constant
    var own = 1.0
    var magnitude = rest.magnitude
    var isOpen = false
    var isLoose = false
    for at in termRange(reason) {
      let input = terms[at].variable
      if input == variable {
        own = terms[at].coefficient
      } else {
        let part = terms[at].coefficient * values[input]
        rest += part
        magnitude = max(magnitude, part.magnitude)
        if !isKnown(input) {
          isOpen = isOpen || variables[input].isOpen
          isLoose = isLoose || variables[input].isLoose
        }
      }
    }
    return (-rest / own, Tolerance.feasibility * (1 + magnitude / own.magnitude), isOpen, isLoose)
  }

  // MARK: The third step of the rest rule

  /// Brings open positions as near to 0 as they can come, the first in rest order first. Definitions of open positions
  /// take part, so that a group may span several pieces.
  private mutating func settlePositions() {
    visit += 1
    let firstVisit = visit
    for index in 0..<openVariables.count where variables[openVariables[index]].visit < firstVisit {
      guard variables[openVariables[index]].status == .core, variables[openVariables[index]].isOpen else { continue }
      gather(.group, from: openVariables[index], since: firstVisit)
      if blockConstraints.isEmpty {
        setValue(openVariables[index], 0)
        continue
      }
      sortByRestOrder(blockVariables)
      sortBySequence(blockConstraints)
      solveGroup()
    }
  }

  private mutating func solveGroup() {
    problem.reset()
    problem.acceptsResidue = true
    for index in 0..<blockVariables.count {
      variables[blockVariables[index]].local = problem.addVariable(.position)
    }
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      var constant = constraints[constraint].constant
      for at in termRange(constraint) where !takesPart(terms[at].variable) {
        constant += terms[at].coefficient * values[terms[at].variable]
      }
      problem.beginRow(
        Problem<Double>.Row(
          start: 0, count: 0, constant: constant, weight: 1, rank: Rank.required, relation: faceRelation(constraint),
          inRestSum: false))
      for at in termRange(constraint) where takesPart(terms[at].variable) {
        problem.addTerm(variables[terms[at].variable].local, terms[at].coefficient)
      }
    }
    _ = problem.solve(.positions)
    for index in 0..<blockVariables.count {
      let variable = blockVariables[index]
      if variables[variable].status == .core {
        setValue(variable, problem.values[index])
      } else {
        seeds.append(variable)
      }
    }
  }

  @inline(__always)
  private mutating func faceRelation(_ constraint: Int32) -> Relation {
    if constraints[constraint].target >= 0 { return .equal }
    switch constraints[constraint].face {
    case Face.positiveExcluded: return .lessThanOrEqual
    case Face.negativeExcluded: return .greaterThanOrEqual
    default: return .equal
    }
  }
}
