/// Putting what was traced into lists that are quick to evaluate.
extension SolverState {
  /// Puts what was traced into the lists of the response, parameter by parameter.
  mutating func arrange(_ trace: borrowing Trace) {
    for parameter in 0..<response.parameters.count {
      response.parameters[parameter].lists.firstEntry = response.entries.count
      response.parameters[parameter].lists.firstBlock = response.blocks.count
      let applied = response.parameters[parameter].applied
      for index in 0..<trace.known.count {
        let variable = trace.known[index]
        let slopes = trace.slopes(of: variable)
        guard onlyParameter(slopes) == parameter else { continue }
        response.entries.append(entry(variable, values[variable], slopes[parameter], applied))
      }
      response.parameters[parameter].lists.firstBlockEntry = response.entries.count
      for index in 0..<trace.blocks.count where trace.blocks[index].parameter == Int32(parameter) {
        arrangeBlock(trace.blocks[index], trace, parameter)
      }
      response.parameters[parameter].lists.endEntry = response.entries.count
      response.parameters[parameter].lists.endBlock = response.blocks.count
    }
    let wanted = response.wanted
    for index in 0..<trace.known.count {
      let variable = trace.known[index]
      let slopes = trace.slopes(of: variable)
      guard onlyParameter(slopes) == nil else { continue }
      response.sharedEntries.append(sharedEntry(variable, values[variable], slopes, wanted))
    }
    response.firstSharedBlockEntry = response.sharedEntries.count
    for index in 0..<trace.blocks.count where trace.blocks[index].parameter < 0 {
      arrangeSharedBlock(trace.blocks[index], trace, wanted)
    }
    response.isLive = true
  }

  @inline(__always)
  mutating func entry(_ variable: Int32, _ value: Double, _ slope: Double, _ applied: Double) -> Response.Entry {
    // Adding 0 makes a negative zero positive.
    Response.Entry(
      variable: variable, floor: variables[variable].kind == .size ? 0 : -.infinity,
      base: value - slope * applied + 0, slope: slope)
  }

  @inline(__always)
  mutating func sharedEntry(
    _ variable: Int32, _ value: Double, _ slopes: SIMD8<Double>, _ applied: SIMD8<Double>
  ) -> Response.SharedEntry {
    Response.SharedEntry(
      variable: variable, floor: variables[variable].kind == .size ? 0 : -.infinity,
      base: value - (slopes * applied).sum(), slopes: slopes)
  }

  private mutating func arrangeBlock(_ traced: TracedBlock, _ trace: borrowing Trace, _ parameter: Int) {
    var block = traced.block
    block.firstEntry = Int32(response.entries.count)
    let applied = response.parameters[parameter].applied
    for index in 0..<Int(block.variableCount) {
      let place = Int(block.firstVariable) + index
      let variable = response.variables[place]
      response.entries.append(entry(variable, values[variable], trace.blockSlopes[place][parameter], applied))
    }
    for index in traced.firstCondition..<(traced.firstCondition + traced.conditionCount) {
      Self.bound(&block, trace.blockConditions[index], parameter)
    }
    response.blocks.append(block)
    keepLine(&response.blocks[response.blocks.count - 1])
  }

  /// Narrows where a block's line holds by a condition.
  @inline(__always)
  static func bound(_ block: inout Response.Block, _ condition: Response.Condition, _ parameter: Int) {
    let slope = condition.slopes[parameter]
    guard slope.magnitude > Tolerance.slope else { return }
    let others = condition.base
    if slope > 0 {
      block.low = max(block.low, -others / slope)
    } else {
      block.high = min(block.high, -others / slope)
    }
  }

  private mutating func arrangeSharedBlock(
    _ traced: TracedBlock, _ trace: borrowing Trace, _ wanted: SIMD8<Double>
  ) {
    var block = traced.block
    block.firstEntry = Int32(response.sharedEntries.count)
    for index in 0..<Int(block.variableCount) {
      let place = Int(block.firstVariable) + index
      let variable = response.variables[place]
      response.sharedEntries.append(sharedEntry(variable, values[variable], trace.blockSlopes[place], wanted))
    }
    block.firstCondition = Int32(response.blockConditions.count)
    block.conditionCount = Int32(traced.conditionCount)
    block.conditionRoom = block.conditionCount
    for index in traced.firstCondition..<(traced.firstCondition + traced.conditionCount) {
      response.blockConditions.append(trace.blockConditions[index])
    }
    response.sharedBlocks.append(block)
  }
}
