extension SolverState {
  /// Makes a constraint `variable == value` the wish of an edit.
  mutating func beginEdit(_ constraint: Int32) {
    constraints[constraint].isEdit = true
    // A value that nobody has solved for or suggested yet is not worth trying as a fact.
    if variables[terms[constraints[constraint].firstTerm].variable].isDirty { constraints[constraint].patience = 1 }
    edits.append(constraint)
  }

  mutating func forgetEdit(_ constraint: Int32) {
    guard constraints[constraint].isEdit else { return }
    constraints[constraint].isEdit = false
    for index in 0..<edits.count where edits[index] == constraint {
      edits.swapRemove(at: index)
      break
    }
  }

  /// Fixes edited variables at what is wished.
  ///
  /// That is exact if all that matters at least as much can be met at the same time: then every optimum has the variable
  /// there. What hangs on it is then solved piece by piece, as if the variable were a fact. Otherwise the edit is taken
  /// back (see ``releaseEdits()``) and weighed like any other wish.
  mutating func fixEdits() {
    guard edits.count > 0 else {
      lowestEdit = Rank.required
      return
    }
    fixEachEdit()
    if lowestEdit < acceptedEdit && acceptedEdit != Rank.required {
      // More wishes matter as much as an edit now: all that edits have decided must be looked at again.
      for index in 0..<edits.count { release(target: edits[index]) }
      for index in 0..<affected.count { affected[index].wasFixed = false }
      fixFollowing()
      fixEachEdit()
    }
  }

  mutating func fixEachEdit() {
    lowestEdit = Rank.required
    for index in 0..<edits.count {
      let constraint = edits[index]
      let variable = terms[termRange(constraint).lowerBound].variable
      if constraints[constraint].target < 0 && constraints[constraint].patience == 0 && !isKnown(variable) {
        fix(Int32(termRange(constraint).lowerBound), by: constraint)
        fixFollowing()
      }
      if constraints[constraint].target >= 0 { lowestEdit = min(lowestEdit, rank(of: constraint)) }
    }
  }

  /// Takes all edits back that fix their variable; false when there are none. What may have been violated because of
  /// them is looked at again.
  mutating func releaseEdits() -> Bool {
    var isAny = false
    if lowestEdit != Rank.required { forgiveViolations() }
    for index in 0..<edits.count where constraints[edits[index]].target >= 0 {
      let constraint = edits[index]
      isAny = true
      release(target: constraint)
      touch(constraint)
      // Try again later, less and less often.
      constraints[constraint].refusals = min(constraints[constraint].refusals + 1, 6)
      constraints[constraint].patience = 1 << constraints[constraint].refusals
    }
    // Another edit may bring the same values back: what hangs on them must be judged anew.
    for index in 0..<affected.count { affected[index].wasFixed = false }
    return isAny
  }

  private mutating func forgiveViolations() {
    var kept = 0
    for index in 0..<violated.count {
      if followsEdit(violated[index]) {
        touch(violated[index])
      } else {
        violated[kept] = violated[index]
        kept += 1
      }
    }
    violated.truncate(to: kept)
    kept = 0
    for index in 0..<violatedVariables.count {
      let variable = violatedVariables[index]
      // Pieces without a solution are dirty and will be met again; a negative size that is a fact will not.
      if variables[variable].status == .fixed && !variables[variable].followsEdit {
        violatedVariables[kept] = variable
        kept += 1
      }
    }
    violatedVariables.truncate(to: kept)
  }

  /// Forgets earlier refusals of the edits that have worked out.
  mutating func acceptEdits() {
    acceptedEdit = lowestEdit
    for index in 0..<edits.count where constraints[edits[index]].target >= 0 { constraints[edits[index]].refusals = 0 }
  }

  @inline(__always)
  mutating func followsEdit(_ constraint: Int32) -> Bool {
    for at in termRange(constraint) where variables[terms[at].variable].followsEdit { return true }
    return false
  }

  /// Looks whether an edit has hurt a wish that matters at least as much, in the block that has just been solved.
  mutating func checkEdits() {
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      guard rank(of: constraint) >= lowestEdit, !constraints[constraint].isHard else { continue }
      var residue = constraints[constraint].constant
      var magnitude = residue.magnitude
      for at in termRange(constraint) {
        let part = terms[at].coefficient * values[terms[at].variable]
        residue += part
        magnitude = max(magnitude, part.magnitude)
      }
      let noise = Tolerance.feasibility * (1 + magnitude)
      let isHurt =
        residue > noise && constraints[constraint].relation != .greaterThanOrEqual
        || residue < -noise && constraints[constraint].relation != .lessThanOrEqual
      if isHurt && blockFollowsEdit() {
        areEditsHurtful = true
        return
      }
    }
  }

  @inline(__always)
  mutating func blockFollowsEdit() -> Bool {
    for index in 0..<blockConstraints.count where followsEdit(blockConstraints[index]) { return true }
    return false
  }
}
