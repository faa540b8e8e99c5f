/// Finding the line of a block anew, where the one it was on has ended.
extension SolverState {
  /// Solves and traces a block where its parameter is wanted; its known variables have their values already.
  mutating func retrace(_ index: Int, of parameter: Int) -> Bool {
    var block = response.blocks[index]
    takeBlock(block)
    guard solveTraced(Int(block.firstConstraint)), requireEdits(Int(block.firstConstraint)) else { return false }
    let wanted = response.parameters[parameter].wanted
    for place in 0..<Int(block.variableCount) {
      let value = tracer.values[place]
      response.entries[Int(block.firstEntry) + place] = entry(
        blockVariables[place], value.value, value.slopes[parameter], wanted)
    }
    block.low = -.infinity
    block.high = .infinity
    for place in 0..<tracer.conditions.list.count {
      Self.bound(&block, condition(tracer.conditions.list[place]), parameter)
    }
    keepLine(&block)
    response.blocks[index] = block
    return true
  }

  /// Keeps the line that a block is on.
  mutating func keepLine(_ block: inout Response.Block) {
    guard block.variableCount <= Response.lineVariableLimit,
      response.lines.count < Response.linesPerBlock * response.blocks.count
    else { return }
    var line = Response.Line(
      low: block.low, high: block.high, next: block.firstLine, firstValue: Int32(response.lineValues.count), loose: 0)
    for place in 0..<Int(block.variableCount) {
      let entry = response.entries[Int(block.firstEntry) + place]
      response.lineValues.append(Response.LineValue(base: entry.base, slope: entry.slope))
      if variables[entry.variable].isLoose { line.loose |= 1 << UInt64(place) }
    }
    block.firstLine = Int32(response.lines.count)
    response.lines.append(line)
  }

  /// Puts a block on a line that it has followed before; false when none holds at the place.
  mutating func takeLine(_ index: Int, at place: Double) -> Bool {
    let block = response.blocks[index]
    var next = block.firstLine
    while next >= 0 {
      let line = response.lines[next]
      if place >= line.low && place <= line.high {
        for offset in 0..<Int(block.variableCount) {
          let value = response.lineValues[Int(line.firstValue) + offset]
          let at = Int(block.firstEntry) + offset
          response.entries[at].base = value.base
          response.entries[at].slope = value.slope
          variables[response.entries[at].variable].isLoose = line.loose >> UInt64(offset) & 1 == 1
        }
        response.blocks[index].low = line.low
        response.blocks[index].high = line.high
        return true
      }
      next = line.next
    }
    return false
  }

  mutating func retraceShared(_ index: Int) -> Bool {
    var block = response.sharedBlocks[index]
    takeBlock(block)
    guard solveTraced(Int(block.firstConstraint)), requireEdits(Int(block.firstConstraint)) else { return false }
    let wanted = response.wanted
    for place in 0..<Int(block.variableCount) {
      let value = tracer.values[place]
      response.sharedEntries[Int(block.firstEntry) + place] = sharedEntry(
        blockVariables[place], value.value, value.slopes, wanted)
    }
    if tracer.conditions.list.count > Int(block.conditionRoom) {
      block.conditionRoom = Int32(tracer.conditions.list.count)
      block.firstCondition = Int32(response.blockConditions.count)
      for _ in 0..<tracer.conditions.list.count {
        response.blockConditions.append(Response.Condition(base: 0, slopes: SIMD8(repeating: 0), noise: 0))
      }
    }
    block.conditionCount = Int32(tracer.conditions.list.count)
    for place in 0..<tracer.conditions.list.count {
      response.blockConditions[Int(block.firstCondition) + place] = condition(tracer.conditions.list[place])
    }
    response.sharedBlocks[index] = block
    return true
  }

  private mutating func takeBlock(_ block: Response.Block) {
    blockVariables.removeAll()
    blockConstraints.removeAll()
    for place in Int(block.firstVariable)..<Int(block.firstVariable + block.variableCount) {
      blockVariables.append(response.variables[place])
    }
    for place in Int(block.firstConstraint)..<Int(block.firstConstraint + block.constraintCount) {
      blockConstraints.append(response.constraints[place])
    }
  }
}
