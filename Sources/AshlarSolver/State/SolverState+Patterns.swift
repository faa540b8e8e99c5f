/// Solving blocks that are like others.
extension SolverState {
  enum PatternOutcome {
    /// The block is solved; its values are in `tracer`.
    case solved
    /// The block is none that could be kept, or the first of its shape: it is solved in the ordinary way.
    case unknown
  }

  /// Solves the gathered block by what is known of its shape; the values are left in `tracer` without slopes.
  mutating func solveByPattern() -> PatternOutcome {
    guard !acceptsResidue, readShape() else { return .unknown }
    guard let pattern = findPattern() else { return .unknown }
    if let basis = fittingBasis(pattern) {
      evaluate(patterns[pattern].bases[basis], of: pattern)
      return .solved
    }
    guard patterns[pattern].failures < Pattern.patience, patterns[pattern].bases.count < Pattern.basisLimit else {
      return .unknown
    }
    return learn(pattern)
  }

  /// Writes down what a block has in common with others; false when it is too large.
  private mutating func readShape() -> Bool {
    guard blockVariables.count <= Pattern.variableLimit, blockConstraints.count <= Pattern.rowLimit else {
      return false
    }
    shape.key.removeAll()
    shape.parameters.removeAll()
    shape.unary.removeAll()
    shape.parameterCount = 0
    var kinds: UInt64 = 0
    for index in 0..<blockVariables.count {
      variables[blockVariables[index]].local = Int32(index)
      if variables[blockVariables[index]].kind == .size { kinds |= 1 << UInt64(index) }
    }
    shape.key.append(UInt64(blockVariables.count) | UInt64(blockConstraints.count) << 8 | kinds << 32)
    for index in 0..<blockConstraints.count {
      guard readShape(ofRow: blockConstraints[index]) else { return false }
    }
    var hash: UInt64 = 0
    for index in 0..<shape.key.count {
      hash = (hash ^ shape.key[index]) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    shape.hash = hash
    return true
  }

  @inline(__always)
  private mutating func readShape(ofRow constraint: Int32) -> Bool {
    var constant = constraints[constraint].constant
    var locals: UInt64 = 0
    var count: UInt64 = 0
    let place = shape.key.count
    shape.key.append(0)
    var term = terms.base + Int(constraints[constraint].firstTerm)
    let end = term + Int(constraints[constraint].termCount)
    while term != end {
      let variable = Int(term.pointee.variable)
      let status = variables.base[variable].status
      if status == .fixed || status == .pinned {
        constant += term.pointee.coefficient * values.base[variable]
      } else {
        guard count < UInt64(Pattern.termLimit) else { return false }
        locals |= UInt64(truncatingIfNeeded: variables.base[variable].local) << (8 * count)
        count += 1
        shape.key.append(term.pointee.coefficient.bitPattern)
      }
      term += 1
    }
    shape.key.append(rank(of: constraint))
    shape.key.append(constraints[constraint].weight.bitPattern)
    let relation = constraints[constraint].relation
    var parameter = -1
    if count == 1 {
      // Rows that bend at one place must go on to: they share their constant.
      let coefficient = shape.key[place + 1]
      let word = coefficient ^ (locals << 1)
      for row in 0..<shape.unary.count where shape.unary[row] == word {
        let other = Int(shape.parameters[row])
        if shape.constants[other] == constant { parameter = other }
      }
      shape.unary.append(word)
    } else {
      shape.unary.append(0)
    }
    if parameter < 0 {
      guard shape.parameterCount < Pattern.parameterLimit else { return false }
      parameter = shape.parameterCount
      shape.parameterCount += 1
      shape.constants[parameter] = constant
    }
    shape.parameters.append(Int32(parameter))
    let inRestSum: UInt64 = relation != .equal && speaksOfPosition(constraint) ? 1 : 0
    shape.key[place] = UInt64(relation.rawValue) | inRestSum << 2 | count << 3 | UInt64(parameter) << 8 | locals << 32
    return true
  }

  /// The pattern of the shape at hand; nil when the shape is met for the first time.
  private mutating func findPattern() -> Int? {
    for index in 0..<patterns.count where patterns[index].hash == shape.hash {
      if isKey(of: patterns[index]) { return index }
    }
    for index in 0..<metShapes.count where metShapes[index] == shape.hash {
      metShapes.swapRemove(at: index)
      return addPattern()
    }
    // Among many blocks yet to be solved there are likely to be more of the shape; learning costs as much as solving.
    if dirty.count - dirtyPlace > Pattern.likelyFrom * blockVariables.count { return addPattern() }
    if metShapes.count < Pattern.limit {
      metShapes.append(shape.hash)
    } else {
      metShapes[oldestShape] = shape.hash
      oldestShape = (oldestShape + 1) % Pattern.limit
    }
    return nil
  }

  @inline(__always)
  private mutating func isKey(of pattern: Pattern) -> Bool {
    guard pattern.key.count == shape.key.count else { return false }
    for index in 0..<shape.key.count where pattern.key[index] != shape.key[index] { return false }
    return true
  }

  private mutating func addPattern() -> Int {
    var pattern = Pattern(hash: shape.hash)
    pattern.key.reserve(shape.key.count)
    for index in 0..<shape.key.count { pattern.key.append(shape.key[index]) }
    if patterns.count < Pattern.limit {
      patterns.append(pattern)
      return patterns.count - 1
    }
    let index = oldestPattern
    oldestPattern = (oldestPattern + 1) % Pattern.limit
    patterns[index].deallocate()
    patterns[index] = pattern
    return index
  }

  /// The first basis whose conditions the constants meet.
  private mutating func fittingBasis(_ pattern: Int) -> Int? {
    let constants = shape.constants
    let slopes = patterns[pattern].slopes
    let bases = patterns[pattern].bases
    for index in 0..<bases.count {
      let first = Int(bases[index].firstSlope) + blockVariables.count
      var isFitting = true
      for place in first..<(first + Int(bases[index].conditionCount)) {
        // Measured by what the condition adds up: a large constant elsewhere must not hide a conflict.
        let parts = slopes[place] * constants
        if parts.sum() < -Tolerance.zero * (1 + max(parts.max(), -parts.min())) {
          isFitting = false
          break
        }
      }
      if isFitting { return index }
    }
    return nil
  }

  private mutating func evaluate(_ basis: Pattern.Basis, of pattern: Int) {
    let slopes = patterns[pattern].slopes
    let first = Int(basis.firstSlope)
    tracer.values.removeAll()
    tracer.isLoose.removeAll()
    for index in 0..<blockVariables.count {
      tracer.values.append(Dual((slopes[first + index] * shape.constants).sum()))
      tracer.isLoose.append(basis.loose >> UInt32(index) & 1 == 1)
    }
    shapeBasis = (pattern, basis)
  }

  /// Solves the block with the slopes of its constants and keeps the basis that was found.
  private mutating func learn(_ pattern: Int) -> PatternOutcome {
    tracer.reset()
    for index in 0..<blockVariables.count { _ = tracer.addVariable(variables[blockVariables[index]].kind) }
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      let plain = row(for: constraint)
      let parameter = Int(shape.parameters[index])
      var constant = Dual(shape.constants[parameter])
      constant.slopes[parameter] = 1
      tracer.beginRow(
        Problem<Dual>.Row(
          start: 0, count: 0, constant: constant, weight: plain.weight, rank: plain.rank, relation: plain.relation,
          inRestSum: plain.inRestSum))
      for at in termRange(constraint) where !isKnown(terms[at].variable) {
        tracer.addTerm(variables[terms[at].variable].local, terms[at].coefficient)
      }
    }
    var isKept = tracer.solve(.layout) && tracer.conditions.areSound
    for index in 0..<blockVariables.count where isKept && tracer.isOpen[index] { isKept = false }
    guard isKept else {
      patterns[pattern].failures += 1
      return .unknown
    }
    patterns[pattern].failures = 0
    var basis = Pattern.Basis(
      firstSlope: Int32(patterns[pattern].slopes.count), conditionCount: Int32(tracer.conditions.list.count), loose: 0)
    for index in 0..<blockVariables.count {
      patterns[pattern].slopes.append(tracer.values[index].slopes)
      if tracer.isLoose[index] { basis.loose |= 1 << UInt32(index) }
    }
    for index in 0..<tracer.conditions.list.count {
      patterns[pattern].slopes.append(tracer.conditions.list[index].slopes)
    }
    patterns[pattern].bases.append(basis)
    // Evaluated like every later block, so that equal blocks get equal values.
    evaluate(basis, of: pattern)
    return .solved
  }

  /// Traces the gathered block by its pattern: how the rows follow the parameters of the response goes in, values and
  /// conditions with slopes come out, in `tracer`.
  mutating func traceByPattern(_ firstConstraint: Int) -> Bool {
    guard case .solved = solveByPattern() else { return false }
    let (pattern, basis) = shapeBasis
    shape.moves.refill(Pattern.parameterLimit, with: SIMD8(repeating: 0))
    let moves = shape.moves
    var isSet: UInt32 = 0
    for index in 0..<blockConstraints.count {
      let parameter = Int(shape.parameters[index])
      let slopes = response.rowSlopes[firstConstraint + index]
      if isSet >> UInt32(parameter) & 1 == 1 && moves[parameter] != slopes { return false }
      isSet |= 1 << UInt32(parameter)
      moves[parameter] = slopes
    }
    let slopes = patterns[pattern].slopes
    let first = Int(basis.firstSlope)
    tracer.conditions.reset()
    for index in 0..<(blockVariables.count + Int(basis.conditionCount)) {
      var number = Dual((slopes[first + index] * shape.constants).sum())
      for parameter in 0..<shape.parameterCount { number.slopes += moves[parameter] * slopes[first + index][parameter] }
      if index < blockVariables.count {
        tracer.values[index] = number
      } else {
        tracer.conditions.require(number)
      }
    }
    return true
  }
}
