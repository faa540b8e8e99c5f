/// Finding out how a solution follows its parameters.
extension SolverState {
  /// What tracing gathers before it is put in order.
  struct Trace {
    /// What each known or solved variable that follows a parameter adds up to, by place.
    var place = Buffer<Int32>()
    /// The parameters that each variable may follow, a bit for each: on other lines of its block, too.
    var masks = Buffer<UInt8>()
    var slopes = Buffer<SIMD8<Double>>()
    var known = Buffer<Int32>()
    var blocks = Buffer<TracedBlock>()
    var blockSlopes = Buffer<SIMD8<Double>>()
    var blockConditions = Buffer<Response.Condition>()

    mutating func reset(_ count: Int) {
      place.refill(count, with: -1)
      masks.refill(count, with: 0)
      slopes.removeAll()
      known.removeAll()
      blocks.removeAll()
      blockSlopes.removeAll()
      blockConditions.removeAll()
    }

    func deallocate() {
      place.deallocate()
      masks.deallocate()
      slopes.deallocate()
      known.deallocate()
      blocks.deallocate()
      blockSlopes.deallocate()
      blockConditions.deallocate()
    }

    @inline(__always)
    func slopes(of variable: Int32) -> SIMD8<Double> {
      let index = place[variable]
      return index < 0 ? SIMD8(repeating: 0) : slopes[index]
    }

    mutating func set(_ variable: Int32, _ value: SIMD8<Double>) {
      if place[variable] < 0 {
        place[variable] = Int32(slopes.count)
        slopes.append(value)
      } else {
        slopes[place[variable]] = value
      }
    }
  }

  struct TracedBlock {
    var block: Response.Block
    /// The one parameter that its rows follow, or -1 for several.
    var parameter: Int32
    var firstCondition: Int
    var conditionCount: Int
  }

  /// Makes the lists for what has been moved lately; without success when the solution bends right here, or when
  /// positions are open.
  mutating func makeResponse() {
    linkAll()
    wantsResponse = false
    guard loweredCount == 0, recentMoves.count > 0 else { return }
    if refusedResponses > 0 {
      // What could not be traced is tried again less and less often.
      responsePatience -= 1
      if responsePatience > 0 { return }
    }
    var trace = Trace()
    trace.reset(variables.count)
    let isTraced = traceParameters(&trace)
    if isTraced { arrange(trace) }
    // Lists that do not even reach where everything stands are of no use.
    if !isTraced || !isWithinReach() { abandonResponse() }
    trace.deallocate()
  }

  private mutating func abandonResponse() {
    for index in 0..<response.parameters.count where response.parameters[index].constraint >= 0 {
      constraints[response.parameters[index].constraint].parameter = -1
    }
    response.removeAll()
    refusedResponses = min(refusedResponses + 1, 6)
    responsePatience = 1 << refusedResponses
  }

  private mutating func traceParameters(_ trace: inout Trace) -> Bool {
    response.removeAll()
    seeds.removeAll()
    for index in 0..<recentMoves.count {
      let what = recentMoves[index]
      if what >= 0 {
        guard constraints[what].isActive else { return false }
        let constant = constraints[what].constant
        response.parameters.append(
          Response.Parameter(constraint: what, variable: -1, applied: constant, wanted: constant))
        constraints[what].parameter = Int8(index)
      } else {
        guard variables[~what].status == .pinned else { return false }
        let value = values[~what]
        response.parameters.append(
          Response.Parameter(constraint: -1, variable: ~what, applied: value, wanted: value))
        var slopes = SIMD8<Double>(repeating: 0)
        slopes[index] = 1
        trace.set(~what, slopes)
        trace.masks[~what] = 1 << UInt8(index)
        trace.known.append(~what)
      }
    }
    guard traceKnown(&trace) else { return false }
    guard traceEffects(&trace) else { return false }
    return traceDefinitions(&trace)
  }

  /// What the constant of a constraint follows.
  @inline(__always)
  private mutating func constantSlopes(_ constraint: Int32) -> SIMD8<Double> {
    var slopes = SIMD8<Double>(repeating: 0)
    let parameter = constraints[constraint].parameter
    if parameter >= 0 { slopes[Int(parameter)] = 1 }
    return slopes
  }

  /// How the sum of a constraint follows the parameters, a variable's own part left out.
  @inline(__always)
  private mutating func sumSlopes(
    _ constraint: Int32, without variable: Int32, _ trace: borrowing Trace
  ) -> SIMD8<Double> {
    var slopes = constantSlopes(constraint)
    for at in termRange(constraint) where terms[at].variable != variable {
      slopes += trace.slopes(of: terms[at].variable) * terms[at].coefficient
    }
    return slopes
  }

  /// Traces what is fixed, causes first.
  private mutating func traceKnown(_ trace: inout Trace) -> Bool {
    for index in 0..<trace.known.count { seedTargets(of: trace.known[index], .fixed) }
    for index in 0..<response.parameters.count {
      let constraint = response.parameters[index].constraint
      if constraint >= 0 && constraints[constraint].target >= 0 { seeds.append(constraints[constraint].target) }
    }
    orderTargets(.fixed)
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let variable = order[index]
      let reason = variables[variable].reason
      var own = 1.0
      for at in termRange(reason) where terms[at].variable == variable { own = terms[at].coefficient }
      let slopes = -sumSlopes(reason, without: variable, trace) / own
      if slopes == SIMD8(repeating: 0) { continue }
      // What hardly moves would be taken for something that does not.
      guard Dual(0, slopes).isMoving, Self.isFollowable(values[variable], slopes) else { return false }
      trace.set(variable, slopes)
      trace.masks[variable] = mask(slopes)
      trace.known.append(variable)
      if variables[variable].kind == .size { require(Dual(values[variable], slopes)) }
    }
    return true
  }

  /// Whether a value and its slopes are small enough for a line to be exact near 0, too.
  @inline(__always)
  static func isFollowable(_ value: Double, _ slopes: SIMD8<Double>) -> Bool {
    max(value.magnitude, slopes.max(), -slopes.min()) <= Tolerance.farthestFollowed
  }

  private mutating func seedTargets(of variable: Int32, _ status: Status) {
    var at = variables[variable].firstTerm
    while at >= 0 {
      let target = constraints[terms[at].constraint].target
      if target >= 0 && target != variable && variables[target].status == status { seeds.append(target) }
      at = terms[at].next
    }
  }

  /// Notes a condition of facts and checks: of one parameter, it is a bound of the parameter.
  private mutating func require(_ number: Dual) {
    guard number.isMoving else { return }
    if let parameter = onlyParameter(number.slopes) {
      let place = response.parameters[parameter].applied - number.value / number.slopes[parameter]
      if number.slopes[parameter] > 0 {
        response.parameters[parameter].low = max(response.parameters[parameter].low, place)
      } else {
        response.parameters[parameter].high = min(response.parameters[parameter].high, place)
      }
    } else {
      response.conditions.append(condition(number))
    }
  }

  mutating func condition(_ number: Dual) -> Response.Condition {
    let parts = number.slopes * response.wanted
    let size = max(parts.max(), -parts.min(), number.value.magnitude)
    return Response.Condition(
      base: number.value - parts.sum(), slopes: number.slopes, noise: Tolerance.zero * (1 + size))
  }

  /// The one direction in which something moves, nil for several or none.
  @inline(__always)
  mutating func onlyParameter(_ slopes: SIMD8<Double>) -> Int? {
    var found: Int?
    for index in 0..<response.parameters.count where slopes[index].magnitude > Tolerance.slope {
      if found != nil { return nil }
      found = index
    }
    return found
  }

  /// A bit for each parameter in whose direction something moves.
  @inline(__always)
  private mutating func mask(_ slopes: SIMD8<Double>) -> UInt8 {
    var mask: UInt8 = 0
    for index in 0..<response.parameters.count where slopes[index] != 0 { mask |= 1 << UInt8(index) }
    return mask
  }

  /// Looks at every constraint that speaks of what moves: checks become conditions, blocks are traced.
  private mutating func traceEffects(_ trace: inout Trace) -> Bool {
    let firstVisit = visit + 1
    for index in 0..<response.parameters.count {
      let constraint = response.parameters[index].constraint
      if constraint >= 0 && constraints[constraint].target < 0 {
        guard traceEffect(on: constraint, &trace, firstVisit) else { return false }
      }
    }
    for index in 0..<trace.known.count {
      var at = variables[trace.known[index]].firstTerm
      while at >= 0 {
        let constraint = terms[at].constraint
        at = terms[at].next
        if constraints[constraint].target < 0 {
          guard traceEffect(on: constraint, &trace, firstVisit) else { return false }
        }
      }
    }
    return true
  }

  private mutating func traceEffect(on constraint: Int32, _ trace: inout Trace, _ firstVisit: Int64) -> Bool {
    var unknown: Int32 = -1
    for at in termRange(constraint) where !isKnown(terms[at].variable) { unknown = terms[at].variable }
    guard unknown >= 0 else { return traceCheck(constraint, trace) { $0.require($1) } }
    guard variables[unknown].status == .core else { return false }
    guard variables[unknown].visit < firstVisit else { return true }
    gatherWholePiece(from: unknown, since: firstVisit)
    return traceBlock(&trace)
  }

  /// Notes that a constraint which holds must go on to hold, if an edit would have to give way to it.
  private mutating func traceCheck(
    _ constraint: Int32, _ trace: borrowing Trace, _ require: (inout SolverState, Dual) -> Void
  ) -> Bool {
    guard constraints[constraint].isHard || rank(of: constraint) >= lowestEdit else { return true }
    var residue = constraints[constraint].constant
    for at in termRange(constraint) { residue += terms[at].coefficient * values[terms[at].variable] }
    let sum = Dual(residue, sumSlopes(constraint, without: -1, trace))
    guard sum.isMoving else { return true }
    switch constraints[constraint].relation {
    case .equal: return false
    case .lessThanOrEqual: require(&self, -sum)
    case .greaterThanOrEqual: require(&self, sum)
    }
    return true
  }

  // MARK: Blocks

  /// Traces the block that has been gathered, and keeps what is needed to trace it again.
  private mutating func traceBlock(_ trace: inout Trace) -> Bool {
    let firstConstraint = response.constraints.count
    var rows = SIMD8<Double>(repeating: 0)
    for index in 0..<blockConstraints.count {
      let slopes = sumSlopes(blockConstraints[index], without: -1, trace)
      response.constraints.append(blockConstraints[index])
      response.rowSlopes.append(slopes)
      rows += slopes.replacing(with: -slopes, where: slopes .< 0)
    }
    for index in 0..<blockVariables.count { trace.masks[blockVariables[index]] = mask(rows) }
    let block = Response.Block(
      firstVariable: Int32(response.variables.count), variableCount: Int32(blockVariables.count),
      firstConstraint: Int32(firstConstraint), constraintCount: Int32(blockConstraints.count), firstEntry: 0)
    for index in 0..<blockVariables.count { response.variables.append(blockVariables[index]) }
    guard solveTraced(firstConstraint) else { return false }
    let firstCondition = trace.blockConditions.count
    for index in 0..<blockVariables.count {
      let slopes = tracer.values[index].slopes
      trace.blockSlopes.append(slopes)
      if Dual(0, slopes).isMoving { trace.set(blockVariables[index], slopes) }
    }
    guard requireEdits(firstConstraint) else { return false }
    for index in 0..<tracer.conditions.list.count {
      trace.blockConditions.append(condition(tracer.conditions.list[index]))
    }
    trace.blocks.append(
      TracedBlock(
        block: block, parameter: onlyParameter(rows).map { Int32($0) } ?? -1, firstCondition: firstCondition,
        conditionCount: trace.blockConditions.count - firstCondition))
    return true
  }

  /// Solves the gathered block with the slopes of its rows; false when it cannot be followed from here.
  mutating func solveTraced(_ firstConstraint: Int) -> Bool {
    solvedVariables += blockVariables.count
    guard traceByPattern(firstConstraint) || traceAnew(firstConstraint) else { return false }
    for index in 0..<blockVariables.count {
      guard Self.isFollowable(tracer.values[index].value, tracer.values[index].slopes) else { return false }
      variables[blockVariables[index]].isLoose = tracer.isLoose[index]
    }
    return true
  }

  private mutating func traceAnew(_ firstConstraint: Int) -> Bool {
    tracer.reset()
    for index in 0..<blockVariables.count {
      let variable = blockVariables[index]
      variables[variable].local = tracer.addVariable(variables[variable].kind)
    }
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      let plain = row(for: constraint)
      tracer.beginRow(
        Problem<Dual>.Row(
          start: 0, count: 0, constant: Dual(plain.constant, response.rowSlopes[firstConstraint + index]),
          weight: plain.weight, rank: plain.rank, relation: plain.relation, inRestSum: plain.inRestSum))
      for at in termRange(constraint) where !isKnown(terms[at].variable) {
        tracer.addTerm(variables[terms[at].variable].local, terms[at].coefficient)
      }
    }
    guard tracer.solve(.layout), tracer.conditions.areSound else { return false }
    for index in 0..<blockVariables.count where tracer.isOpen[index] { return false }
    return true
  }

  /// An edit must not come to hurt a wish of the block that matters at least as much.
  mutating func requireEdits(_ firstConstraint: Int) -> Bool {
    guard lowestEdit != Rank.required, blockFollowsEdit() else { return true }
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      guard rank(of: constraint) >= lowestEdit, !constraints[constraint].isHard else { continue }
      var sum = Dual(constraints[constraint].constant, response.rowSlopes[firstConstraint + index])
      var magnitude = sum.value.magnitude
      for at in termRange(constraint) {
        let variable = terms[at].variable
        let value = isKnown(variable) ? Dual(values[variable]) : tracer.values[Int(variables[variable].local)]
        sum += value * terms[at].coefficient
        magnitude = max(magnitude, value.value.magnitude)
      }
      let noise = Tolerance.feasibility * (1 + magnitude)
      switch constraints[constraint].relation {
      case .equal:
        guard !sum.isMoving, sum.value.magnitude <= noise else { return false }
      case .lessThanOrEqual:
        guard sum.value <= noise else { return false }
        tracer.conditions.require(-sum)
      case .greaterThanOrEqual:
        guard sum.value >= -noise else { return false }
        tracer.conditions.require(sum)
      }
    }
    return true
  }

  private mutating func traceDefinitions(_ trace: inout Trace) -> Bool {
    for index in 0..<response.parameters.count {
      let constraint = response.parameters[index].constraint
      guard constraint >= 0, constraints[constraint].target >= 0 else { continue }
      if variables[constraints[constraint].target].status == .defined { seeds.append(constraints[constraint].target) }
    }
    for index in 0..<trace.known.count { seedTargets(of: trace.known[index], .defined) }
    for index in 0..<response.variables.count { seedTargets(of: response.variables[index], .defined) }
    orderTargets(.defined)
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      guard !variables[order[index]].isOpen else { return false }
      let reason = variables[order[index]].reason
      var mask = mask(constantSlopes(reason))
      for at in termRange(reason) { mask |= trace.masks[terms[at].variable] }
      trace.masks[order[index]] = mask
      response.definitions.append(order[index])
      response.definitionMasks.append(mask)
    }
    return true
  }
}
