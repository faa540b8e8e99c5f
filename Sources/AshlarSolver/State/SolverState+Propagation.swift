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
    variables[variable].wasFixed = isKnown(variable)
    variables[variable].followedEdit = variables[variable].followsEdit
    variables[variable].oldValue = values[variable]
    affected.append(variable)
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
    let bottom = stack.count
    loosen(variable)
    while stack.count > bottom { unfix(stack.removeLast()) }
    if loweredCount > 0 { noteRegion(ofPinned: variable) }
  }

  // MARK: Gaining a value

  /// Fixes whatever follows from required equalities with one unknown, and finds those that cannot hold.
  mutating func propagate() {
    var next = 0
    while next < touched.count {
      let constraint = touched[next]
      next += 1
      constraints[constraint].isTouched = false
      if constraints[constraint].isActive && constraints[constraint].isHard
        && constraints[constraint].relation == .equal
      {
        worklist.append(constraint)
      }
    }
    fixFollowing()
    fixEdits()
    // Only now is everything known that will be.
    for index in 0..<touched.count where constraints[touched[index]].isActive { check(touched[index]) }
    touched.removeAll()
    spreadEffects()
  }

  /// Fixes what follows from the required equalities in the work list, and from those that this leads to.
  mutating func fixFollowing() {
    var next = 0
    while next < worklist.count {
      let constraint = worklist[next]
      next += 1
      let record = constraints[constraint]
      guard record.isActive, record.isHard, record.relation == .equal else { continue }
      if record.target >= 0 && variables[record.target].status == .fixed { continue }
      if let unknown = onlyUnknown(of: constraint) { fix(unknown, by: constraint) }
    }
    worklist.removeAll()
  }

  /// The single variable of a constraint that has no value yet; nil when there are several or none.
  @inline(__always)
  private func onlyUnknown(of constraint: Int32) -> Int32? {
    var found: Int32 = -1
    for at in termRange(constraint) where !isKnown(terms[at].variable) {
      if found >= 0 { return nil }
      found = Int32(at)
    }
    guard found >= 0 else { return nil }
    return found
  }

  mutating func fix(_ term: Int32, by constraint: Int32) {
    let variable = terms[term].variable
    if variables[variable].reason >= 0 { undefine(variable) }
    noteBefore(variable)
    var rest = constraints[constraint].constant
    var magnitude = rest.magnitude
    for at in termRange(constraint) where Int32(at) != term {
      let part = terms[at].coefficient * values[terms[at].variable]
      rest += part
      magnitude = max(magnitude, part.magnitude)
    }
    var followsEdit = constraints[constraint].isEdit
    for at in termRange(constraint) where variables[terms[at].variable].followsEdit { followsEdit = true }
    variables[variable].followsEdit = followsEdit
    var value = -rest / terms[term].coefficient
    if variables[variable].kind == .size && value < 0 {
      let noise = Tolerance.feasibility * (1 + magnitude / terms[term].coefficient.magnitude)
      if value < -noise && !acceptsResidue { violatedVariables.append(variable) }
      value = max(value, 0)
    }
    variables[variable].status = .fixed
    variables[variable].reason = constraint
    variables[variable].isOpen = false
    constraints[constraint].target = variable
    setValue(variable, value)
    var at = variables[variable].firstTerm
    while at >= 0 {
      let other = terms[at].constraint
      if other != constraint && constraints[other].isHard && constraints[other].relation == .equal {
        worklist.append(other)
      }
      at = terms[at].next
    }
  }

  /// Passes on what the pass has changed: pieces to solve again, definitions to compute again, constraints to check.
  private mutating func spreadEffects() {
    var next = 0
    while next < affected.count {
      let variable = affected[next]
      next += 1
      let record = variables[variable]
      variables[variable].isTouched = false
      guard record.status != .unused else { continue }
      if record.wasFixed && isKnown(variable) && values[variable] == record.oldValue
        && (record.followedEdit || !record.followsEdit)
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
        check(constraint)
      }
    }
    affected.removeAll()
  }

  /// Notes a constraint all of whose variables are known, that does not hold, and that must: because it is required, or
  /// because an edit of no higher priority has decided over it.
  private mutating func check(_ constraint: Int32) {
    guard !acceptsResidue, constraints[constraint].target < 0 else { return }
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

  mutating func setValue(_ variable: Int32, _ value: Double) {
    // A negative zero would print as "-0". Products beyond all layouts must not become infinite.
    let value = value == 0 || value.isNaN ? 0 : min(max(value, -Tolerance.farthest), Tolerance.farthest)
    guard values[variable] != value else { return }
    values[variable] = value
    if !variables[variable].isChanged {
      variables[variable].isChanged = true
      changed.append(variable)
    }
  }
}
