/// The first pass through a system, which need not remember what was before, and looks at everything in order.
extension SolverState {
  mutating func takeFirstLook() {
    isNewSystem = false
    isNewPass = true
    touched.removeAll()
    worklist.removeAll()
    if edits.count > 0 { fixEachEdit() }
    let isJoined = fixEachTarget()
    let fixedEdits = fixedEditCount
    fixEdits()
    let isUnchanged = fixedEditCount == fixedEdits
    checkEverything(knowsEqualities: isUnchanged)
    isNewPass = false
    for index in 0..<affected.count { variables[affected[index].variable].isTouched = false }
    affected.removeAll()
    if violated.isEmpty && violatedVariables.isEmpty && (isJoined && isUnchanged || joinClasses()) { takeClasses() }
    worklist.removeAll()
    // Nobody looks there again.
    listed.deallocate()
    listed = Buffer()
    apart.deallocate()
    apart = Buffer()
    others.deallocate()
    others = Buffer()
    affineClasses.deallocate()
    affineClasses = AffineClasses()
  }

  /// Goes through the required equalities, fixes what is the only unknown of one, lists those with more unknowns, and puts
  /// these into one another at once, while they are at hand.
  ///
  /// - Returns: whether they are joined. Their unknowns are watched, as solvers of clauses watch literals: as long as they
  ///   stay unknown, nothing follows.
  private mutating func fixEachTarget() -> Bool {
    var isDone = true
    var joins = true
    changed.reserve(variables.count)
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
          hasMore = true
          break
        }
        at &+= 1
      }
      if hasMore {
        worklist.append(Int32(truncatingIfNeeded: index))
        if joins {
          if affineClasses.members.isEmpty { affineClasses.makeRoom(for: constraints.count / 2) }
          joins = join(Int32(truncatingIfNeeded: index), known: inputs.rest, unknown, at..<end)
        } else {
          records[Int(all[unknown].variable)].isWatched = true
          records[Int(all[at].variable)].isWatched = true
        }
      } else if unknown >= 0 {
        if records[Int(all[unknown].variable)].isWatched {
          isDone = false
          joins = false
        }
        conclude(all[unknown].variable, from: Int32(truncatingIfNeeded: index), inputs, own: all[unknown].coefficient)
      } else {
        noteViolation(of: Int32(truncatingIfNeeded: index))
      }
    }
    if !isDone { fixWhatIsLeft() }
    return joins
  }

  /// Puts an equality into those before.
  ///
  /// - Parameter known: what its terms come to but for the one at `first` and the `rest`.
  /// - Returns: whether that is clear.
  @inline(never)
  private mutating func join(_ constraint: Int32, known: Double, _ first: Int, _ rest: Range<Int>) -> Bool {
    var sum = AffineClasses.Sum(constant: known)
    var new = addJoined(first, to: &sum) ? -1 : first
    var at = rest.lowerBound
    while at < rest.upperBound {
      if !addJoined(at, to: &sum) {
        if new >= 0 { enter(new, in: &sum) }
        new = at
      }
      at &+= 1
    }
    if new >= 0 {
      if follow(new, sum) { return true }
      enter(new, in: &sum)
    }
    return conclude(constraint, &sum)
  }

  /// Fixes what has become the only unknown of a listed equality, and what follows from that; keeps the others listed, in
  /// order.
  private mutating func fixWhatIsLeft() {
    var next = 0
    while next < worklist.count && unknownCount(of: worklist[next]) == 2 { next += 1 }
    guard next < worklist.count else { return }
    // The lists of variables lead from one to the next.
    linkAll()
    swap(&worklist, &listed)
    worklist.removeAll()
    var kept = next
    var mayKeepTooMuch = false
    while next < listed.count {
      let constraint = listed[next]
      next += 1
      if unknownCount(of: constraint) > 1 {
        listed[kept] = constraint
        kept += 1
        continue
      }
      fixTarget(of: constraint)
      // What follows lies close by, mostly.
      var following = 0
      while following < worklist.count {
        let follower = worklist[following]
        following += 1
        fixTarget(of: follower)
        if follower < constraint && unknownCount(of: follower) < 2 { mayKeepTooMuch = true }
      }
      worklist.removeAll()
      if constraints[constraint].target < 0 { noteViolation(of: constraint) }
    }
    listed.truncate(to: kept)
    swap(&worklist, &listed)
    if mayKeepTooMuch { dropWhatIsFixed() }
  }

  private mutating func dropWhatIsFixed() {
    var kept = 0
    for index in 0..<worklist.count {
      let constraint = worklist[index]
      if unknownCount(of: constraint) > 1 {
        worklist[kept] = constraint
        kept += 1
      } else if constraints[constraint].target < 0 {
        noteViolation(of: constraint)
      }
    }
    worklist.truncate(to: kept)
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

  /// Puts the listed equalities into one another.
  ///
  /// - Returns: whether that is clear.
  private mutating func joinClasses() -> Bool {
    guard worklist.count > 0 else { return false }
    affineClasses.removeAll()
    apart.removeAll()
    affineClasses.makeRoom(for: 2 * worklist.count)
    for index in 0..<worklist.count {
      let constraint = worklist[index]
      let range = termRange(constraint)
      guard
        join(
          constraint, known: constraints[constraint].constant, range.lowerBound, range.lowerBound + 1..<range.upperBound
        )
      else { return false }
    }
    return true
  }

  /// What joined equalities determine takes its value, unless something else speaks of it and of what is open, too: such
  /// pieces are solved in the ordinary way.
  private mutating func takeClasses() {
    guard affineClasses.knownCount > 0 else { return }
    affineClasses.settleAll()
    tieDisagreeing()
    for index in 0..<affineClasses.members.count { finish(affineClasses.members[index]) }
  }

  /// Ties classes to what is open, or to what they hurt. What has been joined agrees.
  private mutating func tieDisagreeing() {
    for index in 0..<apart.count where !agrees(apart[index]) { tieClasses(of: apart[index]) }
    for index in 0..<others.count {
      let record = constraints.base + Int(others[index])
      if record.pointee.isActive && record.pointee.target < 0 && !agrees(others[index]) {
        tieClasses(of: others[index])
      }
    }
  }

  /// Joins the classes of an equality, or settles the only one. One with more than two stays as it is.
  ///
  /// - Returns: `false` when equalities contradict each other, or are too near to it to tell.
  @inline(__always)
  private mutating func conclude(_ constraint: Int32, _ sum: inout AffineClasses.Sum) -> Bool {
    if sum.hasMore {
      apart.append(constraint)
      return true
    }
    if sum.second.root >= 0 && sum.second.coefficient.magnitude <= sum.largest * Tolerance.cancellation {
      sum.second.root = -1
    }
    if sum.first.root >= 0 && sum.first.coefficient.magnitude <= sum.largest * Tolerance.cancellation {
      sum.first = sum.second
      sum.second.root = -1
    }
    guard sum.first.root >= 0 else {
      return sum.constant.magnitude <= Tolerance.feasibility * (1 + magnitude(of: constraint))
    }
    guard sum.first.coefficient.magnitude * AffineClasses.farthestScale >= sum.largest else { return false }
    if sum.second.root < 0 {
      affineClasses.settle(sum.first.root, at: -sum.constant / sum.first.coefficient)
      return true
    }
    return affineClasses.unite(sum)
  }

  /// Adds a term whose variable is known or in a class.
  @inline(__always)
  private mutating func addJoined(_ at: Int, to sum: inout AffineClasses.Sum) -> Bool {
    let term = terms.base + at
    let variable = term.pointee.variable
    let record = variables.base + Int(variable)
    if record.pointee.status == .fixed || record.pointee.status == .pinned {
      sum.constant += term.pointee.coefficient * values[variable]
      return true
    }
    let number = record.pointee.local
    guard affineClasses.isNumber(number, of: variable) else { return false }
    affineClasses.add(number, term.pointee.coefficient, to: &sum)
    return true
  }

  /// Adds a term whose variable gets a class of its own.
  @inline(never)
  private mutating func enter(_ at: Int, in sum: inout AffineClasses.Sum) {
    let term = terms[at]
    // First, because it may move the memory of the classes.
    let number = enter(term.variable)
    affineClasses.add(number, term.coefficient, to: &sum)
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32) -> Int32 {
    let record = variables.base + Int(variable)
    let number = affineClasses.enter(variable, record.pointee.kind)
    record.pointee.local = number
    record.pointee.isWatched = true
    return number
  }

  /// Puts the only new variable of an equality into the class that the rest of it speaks of, without making it one before.
  @inline(__always)
  private mutating func follow(_ at: Int, _ sum: AffineClasses.Sum) -> Bool {
    let term = terms.base + at
    let own = term.pointee.coefficient
    let root = sum.first
    let largest = max(sum.largest, own.magnitude)
    guard root.root >= 0, sum.second.root < 0,
      min(root.coefficient.magnitude, own.magnitude) * AffineClasses.farthestScale >= largest
    else { return false }
    let number = enter(term.pointee.variable)
    affineClasses.put(number, into: root.root, scale: -root.coefficient / own, offset: -sum.constant / own)
    return true
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

  /// Whether a constraint holds with what the classes say, as far as it speaks of them, and of nothing that is open.
  @inline(__always)
  private mutating func agrees(_ constraint: Int32) -> Bool {
    var known = false
    var open = false
    var residue = constraints[constraint].constant
    var magnitude = residue.magnitude
    for at in termRange(constraint) {
      let term = terms[at]
      var value = values[term.variable]
      if !isKnown(term.variable) {
        if isSettled(term.variable) {
          known = true
          value = affineClasses.members[variables[term.variable].local].value
        } else {
          open = true
        }
      }
      let part = term.coefficient * value
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
    return affineClasses.isNumber(number, of: variable) && affineClasses.isKnown(number)
  }

  private mutating func tieClasses(of constraint: Int32) {
    for at in termRange(constraint) where !isKnown(terms[at].variable) && isSettled(terms[at].variable) {
      affineClasses.tie(affineClasses.find(variables[terms[at].variable].local).root)
    }
  }

  /// Takes over what the classes say of a variable.
  @inline(__always)
  private mutating func finish(_ member: AffineClasses.Member) {
    guard affineClasses.isKnown(member), variables[member.variable].status == .core else { return }
    setValue(member.variable, member.value)
    variables[member.variable].isDirty = false
  }
}
