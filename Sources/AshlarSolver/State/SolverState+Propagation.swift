extension SolverState {
  // MARK: Losing a value

  /// Undoes what a constraint fixes or defines.
  mutating func release(target constraint: Int32) {
    let variable = constraints[constraint].target
    guard variable >= 0 else { return }
    if variables[variable].status == .fixed { unfix(variable) } else { undefine(variable) }
  }

  /// Takes a fixed variable's value away, and that of every variable that was fixed with its help.
  mutating func unfix(_ variable: Int32) {
    let bottom = stack.count
    stack.append(variable)
    while stack.count > bottom {
      let current = stack.removeLast()
      guard variables[current].status == .fixed else { continue }
      noteBefore(current)
      constraints[variables[current].reason].target = -1
      variables[current].reason = -1
      variables[current].status = .core
      variables[current].followsEdit = false
      markDirty(current)
      loosen(current)
    }
  }

  /// What follows from a variable that is no longer known, or is about to have another value.
  mutating func loosen(_ variable: Int32) {
    linkAll()
    var at = variables[variable].firstTerm
    while at >= 0 {
      let constraint = terms[at].constraint
      let target = constraints[constraint].target
      if target >= 0 && target != variable && variables[target].status == .fixed { stack.append(target) }
      if constraints[constraint].isHard && constraints[constraint].relation == .equal { worklist.append(constraint) }
      at = terms[at].next
    }
  }

  /// Makes a defined variable part of the core again, together with what its definition speaks of.
  mutating func undefine(_ variable: Int32) {
    let reason = variables[variable].reason
    variables[variable].status = .core
    variables[variable].reason = -1
    constraints[reason].target = -1
    for at in termRange(reason) where !isKnown(terms[at].variable) { markDirty(terms[at].variable) }
  }

  /// Remembers, once a pass, what a variable was before its status changes.
  mutating func noteBefore(_ variable: Int32) {
    guard !variables[variable].isTouched else { return }
    variables[variable].isTouched = true
    affected.append(
      Affected(
        variable: variable, wasFixed: isKnown(variable), followedEdit: variables[variable].followsEdit,
        oldValue: values[variable]))
  }

  /// Pins a variable at a value that precedes all constraints, or frees it.
  mutating func pin(_ variable: Int32, at value: Double?) {
    noteBefore(variable)
    if variables[variable].reason >= 0 { release(target: variables[variable].reason) }
    variables[variable].status = value == nil ? .core : .pinned
    if let value {
      setValue(variable, value)
    } else {
      markDirty(variable)
    }
    // Nothing follows from anything in a new system.
    guard !isNewSystem else { return }
    let bottom = stack.count
    loosen(variable)
    while stack.count > bottom { unfix(stack.removeLast()) }
    if loweredCount > 0 { noteRegion(ofPinned: variable) }
  }

  // MARK: Gaining a value

  /// Fixes whatever follows from required equalities with one unknown, and finds those that cannot hold.
  mutating func propagate() {
    guard !isNewSystem else { return takeFirstLook() }
    // One fixed variable leads to the next through the lists.
    if touched.count > 0 || worklist.count > 0 { linkAll() }
    for index in 0..<touched.count {
      let constraint = touched[index]
      constraints[constraint].isTouched = false
      fixTarget(of: constraint)
    }
    if worklist.count > 0 { fixFollowing() }
    fixEdits()
    // Only now is everything known that will be.
    for index in 0..<touched.count {
      let record = constraints.base + Int(touched[index])
      if record.pointee.target < 0 && (record.pointee.isHard || lowestEdit != Rank.required) {
        noteViolation(of: touched[index])
      }
    }
    touched.removeAll()
    spreadEffects()
  }

  /// Fixes what follows from the required equalities in the work list, and from those that this leads to.
  mutating func fixFollowing() {
    var next = 0
    while next < worklist.count {
      fixTarget(of: worklist[next])
      next += 1
    }
    worklist.removeAll()
  }

  /// Fixes the only unknown of a required equality.
  @inline(__always)
  mutating func fixTarget(of constraint: Int32) {
    let record = constraints.base + Int(constraint)
    guard record.pointee.isActive, record.pointee.relation == .equal, record.pointee.isHard else { return }
    let all = terms.base
    let records = variables.base
    var at = Int(record.pointee.firstTerm)
    let end = at &+ Int(record.pointee.termCount)
    var found = -1
    while at < end {
      let status = records[Int(all[at].variable)].status
      if status != .fixed && status != .pinned {
        if found >= 0 { return }
        found = at
      }
      at &+= 1
    }
    if found >= 0 { fix(Int32(truncatingIfNeeded: found), by: constraint) }
  }

  mutating func fix(_ term: Int32, by constraint: Int32) {
    let variable = terms[term].variable
    if variables[variable].reason >= 0 { undefine(variable) }
    if !isNewPass { noteBefore(variable) }
    let all = terms.base
    let records = variables.base
    let reason = constraints.base + Int(constraint)
    var inputs = Inputs(reason)
    var input = all + Int(reason.pointee.firstTerm)
    let end = input + Int(reason.pointee.termCount)
    while input != end {
      let other = Int(input.pointee.variable)
      if other != Int(variable) {
        inputs.add(input.pointee.coefficient * values.base[other], followsEdit: records[other].followsEdit)
      }
      input += 1
    }
    conclude(variable, from: constraint, inputs, own: all[Int(term)].coefficient)
    var at = records[Int(variable)].firstTerm
    while at >= 0 {
      let other = constraints.base + Int(all[Int(at)].constraint)
      // Those that are touched are going to be met in any case.
      if !other.pointee.isTouched && other.pointee.target < 0 && other.pointee.relation == .equal
        && other.pointee.isHard
      {
        worklist.append(all[Int(at)].constraint)
      }
      at = all[Int(at)].next
    }
  }

  /// What the known terms of an equality add up to.
  struct Inputs {
    var rest: Double
    var magnitude: Double
    var followsEdit: Bool

    @inline(__always)
    init(_ reason: UnsafeMutablePointer<ConstraintRecord>) {
      rest = reason.pointee.constant
      magnitude = rest.magnitude
      followsEdit = reason.pointee.isEdit
    }

    @inline(__always)
    mutating func add(_ part: Double, followsEdit: Bool) {
      rest += part
      magnitude = max(magnitude, part.magnitude)
      self.followsEdit = self.followsEdit || followsEdit
    }
  }

  /// Fixes a variable at what an equality with no other unknown says.
  @inline(__always)
  mutating func conclude(_ variable: Int32, from reason: Int32, _ inputs: Inputs, own: Double) {
    var value = -inputs.rest / own
    let record = variables.base + Int(variable)
    record.pointee.followsEdit = inputs.followsEdit
    if record.pointee.kind == .size && value < 0 {
      let noise = Tolerance.feasibility * (1 + inputs.magnitude / own.magnitude)
      if value < -noise && !acceptsResidue { violatedVariables.append(variable) }
      value = max(value, 0)
    }
    record.pointee.status = .fixed
    record.pointee.reason = reason
    record.pointee.isOpen = false
    (constraints.base + Int(reason)).pointee.target = variable
    setValue(variable, value)
  }

  /// Passes on what the pass has changed: pieces to solve again, definitions to compute again, constraints to check.
  private mutating func spreadEffects() {
    if affected.count > 0 { linkAll() }
    var next = 0
    while next < affected.count {
      let before = affected[next]
      let variable = before.variable
      next += 1
      let record = variables[variable]
      variables[variable].isTouched = false
      guard record.status != .unused else { continue }
      if before.wasFixed && isKnown(variable) && values[variable] == before.oldValue
        && (before.followedEdit || !record.followsEdit)
      {
        continue
      }
      var at = record.firstTerm
      while at >= 0 {
        let constraint = terms[at].constraint
        at = terms[at].next
        let target = constraints[constraint].target
        if target >= 0 && target != variable {
          if variables[target].status == .defined { seeds.append(target) }
          continue
        }
        for other in termRange(constraint) where !isKnown(terms[other].variable) {
          markDirty(terms[other].variable)
        }
        noteViolation(of: constraint)
      }
    }
    affected.removeAll()
  }

  /// Notes a constraint all of whose variables are known, that does not hold, and that must: because it is required, or
  /// because an edit of no higher priority has decided over it.
  mutating func noteViolation(of constraint: Int32) {
    guard !acceptsResidue, constraints[constraint].isActive, constraints[constraint].target < 0 else { return }
    let isHard = constraints[constraint].isHard
    guard isHard || rank(of: constraint) >= lowestEdit else { return }
    guard isHard || followsEdit(constraint) else { return }
    var residue = constraints[constraint].constant
    var magnitude = residue.magnitude
    for at in termRange(constraint) {
      guard isKnown(terms[at].variable) else { return }
      let part = terms[at].coefficient * values[terms[at].variable]
      residue += part
      magnitude = max(magnitude, part.magnitude)
    }
    let noise = Tolerance.feasibility * (1 + magnitude)
    let isViolated: Bool
    switch constraints[constraint].relation {
    case .equal: isViolated = residue.magnitude > noise
    case .lessThanOrEqual: isViolated = residue > noise
    case .greaterThanOrEqual: isViolated = residue < -noise
    }
    guard isViolated else { return }
    if isHard { violated.append(constraint) } else { areEditsHurtful = true }
  }

  // MARK: Values

  @inline(__always)
  mutating func setValue(_ variable: Int32, _ value: Double) {
    // A negative zero would print as "-0". Products beyond all layouts must not become infinite.
    var value = value + 0
    if !(value.magnitude <= Tolerance.farthest) {
      value = value.isNaN ? 0 : min(max(value, -Tolerance.farthest), Tolerance.farthest)
    }
    let place = values.base + Int(variable)
    guard place.pointee != value else { return }
    place.pointee = value
    let record = variables.base + Int(variable)
    if !record.pointee.isChanged {
      record.pointee.isChanged = true
      changed.append(variable)
    }
  }
}
