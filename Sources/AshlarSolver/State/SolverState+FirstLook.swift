/// The first pass through a system, which need not remember what was before, and looks at everything in order.
extension SolverState {
  mutating func takeFirstLook() {
    isNewSystem = false
    isNewPass = true
    touched.removeAll()
    worklist.removeAll()
    if edits.count > 0 { fixEachEdit() }
    if !fixEachTarget() { fixWhatIsLeft() }
    let fixedEdits = fixedEditCount
    fixEdits()
    checkEverything(knowsEqualities: fixedEditCount == fixedEdits)
    isNewPass = false
    for index in 0..<affected.count { variables[affected[index]].isTouched = false }
    affected.removeAll()
    if worklist.count > 0 && violated.isEmpty && violatedVariables.isEmpty { joinClasses() }
    worklist.removeAll()
    // Nobody looks there again.
    others.deallocate()
    others = Buffer()
    affineClasses.deallocate()
    affineClasses = AffineClasses()
  }

  /// Goes through the required equalities, fixes what is the only unknown of one, and lists those with more unknowns.
  ///
  /// - Returns: whether each of the listed ones is sure to have more unknowns still. Two of them are watched, as solvers
  ///   of clauses watch literals: as long as both stay unknown, nothing follows.
  private mutating func fixEachTarget() -> Bool {
    var isDone = true
    changed.makeRoom(for: variables.count)
    let all = terms.base
    let records = variables.base
    for index in 0..<constraints.count {
      let record = constraints.base + index
      record.pointee.isTouched = false
      guard record.pointee.relation == .equal, record.pointee.isHard else {
        others.append(Int32(truncatingIfNeeded: index))
        continue
      }
      guard record.pointee.isActive else { continue }
      var inputs = Inputs(record)
      var unknown = -1
      var at = Int(record.pointee.firstTerm)
      let end = at &+ Int(record.pointee.termCount)
      var hasMore = false
      while at < end {
        let input = Int(all[at].variable)
        let status = records[input].status
        if status == .fixed || status == .pinned {
          inputs.add(all[at].coefficient * values.base[input], followsEdit: records[input].followsEdit)
        } else if unknown < 0 {
          unknown = at
        } else {
          records[input].isWatched = true
          records[Int(all[unknown].variable)].isWatched = true
          hasMore = true
          break
        }
        at &+= 1
      }
      if hasMore {
        worklist.append(Int32(truncatingIfNeeded: index))
      } else if unknown >= 0 {
        if records[Int(all[unknown].variable)].isWatched { isDone = false }
        conclude(all[unknown].variable, from: Int32(truncatingIfNeeded: index), inputs, own: all[unknown].coefficient)
      } else {
        noteViolation(of: Int32(truncatingIfNeeded: index))
      }
    }
    return isDone
  }

  /// Fixes what has become the only unknown of a listed equality; keeps the others listed, in order.
  private mutating func fixWhatIsLeft() {
    var next = 0
    while next < worklist.count && unknownCount(of: worklist[next]) == 2 { next += 1 }
    guard next < worklist.count else { return }
    // The lists of variables lead from one to the next.
    linkAll()
    let listed = Array(worklist.elements)
    fixFollowing()
    for constraint in listed {
      if unknownCount(of: constraint) > 1 {
        worklist.append(constraint)
      } else if constraints[constraint].target < 0 {
        noteViolation(of: constraint)
      }
    }
  }

  /// How many unknowns a constraint has; 2 stands for more.
  @inline(__always)
  private mutating func unknownCount(of constraint: Int32) -> Int {
    var count = 0
    for at in termRange(constraint) where !isKnown(terms[at].variable) {
      count += 1
      if count == 2 { break }
    }
    return count
  }

  private var fixedEditCount: Int {
    var count = 0
    for index in 0..<edits.count where constraints[edits[index]].target >= 0 { count += 1 }
    return count
  }

  /// - Parameter knowsEqualities: required ones that are violated have been noted as they were met.
  private mutating func checkEverything(knowsEqualities: Bool) {
    let checksWishes = lowestEdit != Rank.required
    for place in 0..<(knowsEqualities ? others.count : constraints.count) {
      let index = knowsEqualities ? others[place] : Int32(truncatingIfNeeded: place)
      let record = constraints.base + Int(index)
      if record.pointee.target < 0 && (record.pointee.isHard || checksWishes) { noteViolation(of: index) }
    }
  }

  // MARK: What equalities determine together

  /// Puts the listed equalities into one another. What they determine takes its value, unless something else speaks of it
  /// and of what is open, too: such pieces are solved in the ordinary way.
  private mutating func joinClasses() {
    affineClasses.makeRoom(for: 2 * worklist.count)
    var kept = 0
    for index in 0..<worklist.count {
      switch join(worklist[index]) {
      case .joined: break
      case .apart:
        worklist[kept] = worklist[index]
        kept += 1
      case .unclear: return
      }
    }
    worklist.truncate(to: kept)
    guard affineClasses.knownCount > 0 else { return }
    for index in 0..<Int32(truncatingIfNeeded: affineClasses.members.count) { settle(index) }
    tieDisagreeing()
    for index in 0..<Int32(truncatingIfNeeded: affineClasses.members.count) { finish(index) }
  }

  /// Ties classes to what is open, or to what they hurt. What has been joined agrees.
  private mutating func tieDisagreeing() {
    for index in 0..<worklist.count where !agrees(worklist[index]) { tieClasses(of: worklist[index]) }
    for index in 0..<others.count {
      let record = constraints.base + Int(others[index])
      if record.pointee.isActive && record.pointee.target < 0 && !agrees(others[index]) {
        tieClasses(of: others[index])
      }
    }
  }

  private enum Joining {
    case joined
    /// More than two classes are left, and the equality stays as it is.
    case apart
    /// The equalities contradict each other, or are too near to it to tell.
    case unclear
  }

  /// Joins the classes of an equality, or settles the only one.
  @inline(__always)
  private mutating func join(_ constraint: Int32) -> Joining {
    var sum = sum(of: constraint)
    if sum.hasMore { return .apart }
    if sum.second.root >= 0 && sum.second.coefficient.magnitude <= sum.largest * Tolerance.cancellation {
      sum.second.root = -1
    }
    if sum.first.root >= 0 && sum.first.coefficient.magnitude <= sum.largest * Tolerance.cancellation {
      sum.first = sum.second
      sum.second.root = -1
    }
    guard sum.first.root >= 0 else {
      return sum.constant.magnitude <= Tolerance.feasibility * (1 + magnitude(of: constraint)) ? .joined : .unclear
    }
    guard sum.first.coefficient.magnitude * AffineClasses.farthestScale >= sum.largest else { return .unclear }
    if sum.second.root < 0 {
      affineClasses.settle(sum.first.root, at: -sum.constant / sum.first.coefficient)
      return .joined
    }
    return affineClasses.unite(sum) ? .joined : .unclear
  }

  @inline(__always)
  private mutating func sum(of constraint: Int32) -> AffineClasses.Sum {
    var sum = AffineClasses.Sum(constant: constraints[constraint].constant)
    for at in termRange(constraint) {
      let term = terms[at]
      if isKnown(term.variable) {
        sum.constant += term.coefficient * values[term.variable]
      } else {
        var number = variables[term.variable].local
        if !affineClasses.isNumber(number, of: term.variable) {
          number = affineClasses.enter(term.variable, value: values[term.variable])
          variables[term.variable].local = number
        }
        affineClasses.add(number, term.coefficient, to: &sum)
      }
    }
    return sum
  }

  /// The largest number in an equality of which nothing is open.
  @inline(never)
  private mutating func magnitude(of constraint: Int32) -> Double {
    var magnitude = constraints[constraint].constant.magnitude
    for at in termRange(constraint) {
      let term = terms[at]
      let part =
        isKnown(term.variable)
        ? (term.coefficient * values[term.variable]).magnitude
        : affineClasses.magnitude(of: variables[term.variable].local, term.coefficient)
      magnitude = max(magnitude, part)
    }
    return magnitude
  }

  /// Writes down what a variable comes to; a size below 0 must be solved in the ordinary way.
  @inline(__always)
  private mutating func settle(_ number: Int32) {
    guard let value = affineClasses.value(of: number) else { return }
    let variable = affineClasses.members[number].variable
    if variables[variable].kind == .size && value < 0 { affineClasses.tie(affineClasses.find(number).root) }
    values[variable] = value
  }

  /// Whether a constraint holds with what the classes say, as far as it speaks of them, and of nothing that is open.
  @inline(__always)
  private mutating func agrees(_ constraint: Int32) -> Bool {
    var known = false
    var open = false
    var residue = constraints[constraint].constant
    var magnitude = residue.magnitude
    for at in termRange(constraint) {
      let term = terms[at]
      if !isKnown(term.variable) {
        if isSettled(term.variable) { known = true } else { open = true }
      }
      let part = term.coefficient * values[term.variable]
      residue += part
      magnitude = max(magnitude, part.magnitude)
    }
    guard known, !open else { return !known }
    guard constraints[constraint].isHard || rank(of: constraint) >= lowestEdit else { return true }
    let noise = Tolerance.feasibility * (1 + magnitude)
    switch constraints[constraint].relation {
    case .equal: return residue.magnitude <= noise
    case .lessThanOrEqual: return residue <= noise
    case .greaterThanOrEqual: return residue >= -noise
    }
  }

  /// Whether a variable that is not known is in a class that is.
  @inline(__always)
  private mutating func isSettled(_ variable: Int32) -> Bool {
    let number = variables[variable].local
    return affineClasses.isNumber(number, of: variable)
      && affineClasses.members[affineClasses.find(number).root].standing == .known
  }

  private mutating func tieClasses(of constraint: Int32) {
    for at in termRange(constraint) where !isKnown(terms[at].variable) && isSettled(terms[at].variable) {
      affineClasses.tie(affineClasses.find(variables[terms[at].variable].local).root)
    }
  }

  /// Takes over what the classes say of a variable.
  @inline(__always)
  private mutating func finish(_ number: Int32) {
    let variable = affineClasses.members[number].variable
    guard variables[variable].status == .core else { return }
    let value = values[variable]
    // What changes is told by comparing.
    values[variable] = affineClasses.members[number].oldValue
    guard affineClasses.isKnown(number) else { return }
    setValue(variable, value)
    variables[variable].isDirty = false
  }
}
