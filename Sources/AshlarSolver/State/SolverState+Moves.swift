/// Moving constants while nothing else changes.
extension SolverState {
  /// Gives a constraint another constant, which keeps its place in activation order.
  mutating func moveConstant(_ constant: Double, of constraint: Int32) {
    constraints[constraint].constant = constant
    let parameter = constraints[constraint].parameter
    if parameter >= 0 {
      response.parameters[Int(parameter)].wanted = constant
      response.isPending = true
      return
    }
    if response.isLive { forgetResponse() }
    noteMove(constraint)
    release(target: constraint)
    if constraints[constraint].patience > 0 { constraints[constraint].patience -= 1 }
    touch(constraint)
    noteRegion(of: constraint)
  }

  /// Moves a pinned variable.
  mutating func movePin(_ variable: Int32, to value: Double) {
    for index in 0..<response.parameters.count where response.parameters[index].variable == variable {
      response.parameters[index].wanted = value
      response.isPending = true
      return
    }
    if response.isLive { forgetResponse() }
    noteMove(~variable)
    pin(variable, at: value)
  }

  /// The value that a pinned variable has or is about to have.
  mutating func pinnedValue(_ variable: Int32) -> Double {
    for index in 0..<response.parameters.count where response.parameters[index].variable == variable {
      return response.parameters[index].wanted
    }
    return values[variable]
  }

  /// Remembers what has been moved: once something is moved again, it is worth knowing what follows it.
  private mutating func noteMove(_ what: Int32) {
    hasMoves = true
    for index in 0..<recentMoves.count where recentMoves[index] == what {
      wantsResponse = true
      return
    }
    if recentMoves.count == Response.capacity { recentMoves.removeAll() }
    recentMoves.append(what)
  }

  /// Prepares for any change but a move: what was moved and is not solved yet is handed to the ordinary way.
  @inline(__always)
  mutating func prepareForChange() {
    if hasMoves { forgetMoves() }
    if !isNewSystem { linkAll() }
  }

  @inline(never)
  private mutating func forgetMoves() {
    if response.isLive { forgetResponse() }
    recentMoves.removeAll()
    wantsResponse = false
    refusedResponses = 0
    hasMoves = false
  }

  /// Drops the lists; moves that wait are made in the ordinary way.
  mutating func forgetResponse() {
    reportMoved()
    let pending = response.isPending
    for index in 0..<response.parameters.count {
      let constraint = response.parameters[index].constraint
      if constraint >= 0 { constraints[constraint].parameter = -1 }
    }
    response.isLive = false
    guard pending else {
      response.removeAll()
      return
    }
    for index in 0..<response.parameters.count {
      let parameter = response.parameters[index]
      guard parameter.wanted != parameter.applied else { continue }
      if parameter.constraint >= 0 {
        noteMove(parameter.constraint)
        release(target: parameter.constraint)
        touch(parameter.constraint)
        noteRegion(of: parameter.constraint)
      } else {
        noteMove(~parameter.variable)
        pin(parameter.variable, at: parameter.wanted)
      }
    }
    response.removeAll()
  }

  /// Adds what has followed a parameter to the variables that have changed.
  mutating func reportMoved() {
    var moved: UInt8 = 0
    for index in 0..<response.parameters.count where response.parameters[index].hasMoved {
      response.parameters[index].hasMoved = false
      moved |= 1 << UInt8(index)
      let lists = response.parameters[index].lists
      for entry in lists.firstEntry..<lists.endEntry { reportChanged(response.entries[entry].variable) }
    }
    guard moved != 0 else { return }
    for index in 0..<response.sharedEntries.count { reportChanged(response.sharedEntries[index].variable) }
    for index in 0..<response.definitions.count where response.definitionMasks[index] & moved != 0 {
      reportChanged(response.definitions[index])
    }
  }

  @inline(__always)
  private mutating func reportChanged(_ variable: Int32) {
    guard !variables[variable].isChanged else { return }
    variables[variable].isChanged = true
    changed.append(variable)
  }

  // MARK: Evaluating

  /// Carries out the moves that wait, when nothing else has changed and they can be followed; otherwise hands them to the
  /// ordinary way.
  @inline(__always)
  mutating func followed() -> Bool {
    guard response.isLive else { return false }
    if !response.isPending || followMoves() { return true }
    forgetResponse()
    return false
  }

  /// Carries out the moves that wait; false when the lists do not reach there. Then nothing has happened, and the moves
  /// still wait.
  private mutating func followMoves() -> Bool {
    guard isWithinReach() else { return false }
    // What follows several parameters is rare.
    let hasShared = response.sharedEntries.count > 0 || response.sharedBlocks.count > 0
    let wanted = hasShared ? response.wanted : SIMD8(repeating: 0)
    evaluateKnown(wanted)
    guard followBlocks(wanted), evaluateDefinitions(of: response.moving) else {
      retreat()
      return false
    }
    for index in 0..<response.parameters.count
    where response.parameters[index].wanted != response.parameters[index].applied {
      response.parameters[index].applied = response.parameters[index].wanted
      response.parameters[index].hasMoved = true
    }
    response.isPending = false
    refusedResponses = 0
    followedPasses += 1
    return true
  }

  /// Whether the facts and checks of all parameters hold where they are wanted.
  mutating func isWithinReach() -> Bool {
    for index in 0..<response.parameters.count {
      let wanted = response.parameters[index].wanted
      if wanted < response.parameters[index].low || wanted > response.parameters[index].high { return false }
      if wanted.magnitude > Tolerance.farthestFollowed { return false }
    }
    return response.conditions.isEmpty || holds(response.conditions, 0..<response.conditions.count, response.wanted)
  }

  @inline(__always)
  private mutating func holds(
    _ conditions: Buffer<Response.Condition>, _ range: Range<Int>, _ parameters: SIMD8<Double>
  ) -> Bool {
    for index in range {
      let condition = conditions[index]
      if condition.base + (condition.slopes * parameters).sum() < -condition.noise { return false }
    }
    return true
  }

  private mutating func evaluateKnown(_ wanted: SIMD8<Double>) {
    for index in 0..<response.parameters.count
    where response.parameters[index].wanted != response.parameters[index].applied {
      let lists = response.parameters[index].lists
      evaluate(lists.firstEntry..<lists.firstBlockEntry, at: response.parameters[index].wanted)
    }
    if response.sharedEntries.count > 0 { evaluateShared(0..<response.firstSharedBlockEntry, at: wanted) }
  }

  @inline(__always)
  private mutating func evaluate(_ range: Range<Int>, at parameter: Double) {
    let entries = response.entries.base
    let values = values.base
    for index in range {
      let entry = entries[index]
      let value = entry.base + entry.slope * parameter
      let floor = Double(entry.floor)
      // Not `max`, which takes twice the instructions. No sum is a negative zero, since no base is one.
      values[Int(entry.variable)] = value > floor ? value : floor
    }
  }

  private mutating func evaluateShared(_ range: Range<Int>, at parameters: SIMD8<Double>) {
    for index in range {
      let entry = response.sharedEntries[index]
      values[entry.variable] = max(entry.base + (entry.slopes * parameters).sum(), Double(entry.floor)) + 0
    }
  }

  private mutating func followBlocks(_ wanted: SIMD8<Double>) -> Bool {
    for index in 0..<response.parameters.count
    where response.parameters[index].wanted != response.parameters[index].applied {
      let place = response.parameters[index].wanted
      let lists = response.parameters[index].lists
      for block in lists.firstBlock..<lists.endBlock
      where place < response.blocks[block].low || place > response.blocks[block].high {
        if takeLine(block, at: place) { continue }
        guard retrace(block, of: index) else { return false }
      }
      evaluate(lists.firstBlockEntry..<lists.endEntry, at: place)
    }
    for block in 0..<response.sharedBlocks.count {
      let first = Int(response.sharedBlocks[block].firstCondition)
      let range = first..<(first + Int(response.sharedBlocks[block].conditionCount))
      if !holds(response.blockConditions, range, wanted) {
        guard retraceShared(block) else { return false }
      }
    }
    if response.sharedEntries.count > response.firstSharedBlockEntry {
      evaluateShared(response.firstSharedBlockEntry..<response.sharedEntries.count, at: wanted)
    }
    return true
  }

  /// Computes what is defined by anything that moves.
  private mutating func evaluateDefinitions(of moving: UInt8) -> Bool {
    for index in 0..<response.definitions.count where response.definitionMasks[index] & moving != 0 {
      let variable = response.definitions[index]
      let sum = definition(of: variable)
      variables[variable].isLoose = sum.isLoose
      var value = sum.value
      if variables[variable].kind == .size {
        // See `evaluate(_:)`: such a size would have to be solved with the rest.
        if sum.isLoose || value < -sum.noise { return false }
        value = max(value, 0)
      }
      if !(value.magnitude <= Tolerance.farthest) { return false }
      values[variable] = value + 0
    }
    return true
  }

  /// Puts the known variables back to where the parameters were last applied, for the ordinary way to start from; what
  /// blocks have left behind is looked at again.
  private mutating func retreat() {
    var applied = SIMD8<Double>(repeating: 0)
    for index in 0..<response.parameters.count {
      applied[index] = response.parameters[index].applied
      guard response.parameters[index].wanted != response.parameters[index].applied else { continue }
      response.parameters[index].hasMoved = true
      let lists = response.parameters[index].lists
      evaluate(lists.firstEntry..<lists.firstBlockEntry, at: response.parameters[index].applied)
    }
    evaluateShared(0..<response.firstSharedBlockEntry, at: applied)
    for index in 0..<response.variables.count { noteMoved(response.variables[index]) }
  }
}
