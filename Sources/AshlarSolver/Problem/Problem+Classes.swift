extension Problem {
  /// A variable's class and its place in it: x = scale * root + offset.
  @inline(__always)
  func find(_ variable: Int32) -> (root: Int32, scale: Double, offset: Number) {
    var node = variable
    var s = 1.0
    var o = Number(0)
    // Union by size keeps the path logarithmic, so that no compression (and no writing) is needed.
    while parent[node] != node {
      o += offset[node] * s
      s *= scale[node]
      node = parent[node]
    }
    return (node, s, o)
  }

  /// Writes a row in terms of classes into `gathered`, `sum` and `gatheredConstant`.
  mutating func gather(_ row: Row) {
    gathered.removeAll()
    gatheredConstant = row.constant
    gatheredMagnitude = row.constant.value.magnitude
    var largest = 0.0
    for index in Int(row.start)..<Int(row.start + row.count) {
      let term = terms[index]
      let place = find(term.variable)
      let coefficient = term.coefficient * place.scale
      let shift = place.offset * term.coefficient
      gatheredConstant += shift
      gatheredMagnitude = max(gatheredMagnitude, shift.value.magnitude)
      if isConstant[place.root] {
        let part = constantValue[place.root] * coefficient
        gatheredConstant += part
        gatheredMagnitude = max(gatheredMagnitude, part.value.magnitude)
        continue
      }
      largest = max(largest, coefficient.magnitude)
      if !isGathered[place.root] {
        isGathered[place.root] = true
        gathered.append(place.root)
      }
      sum[place.root] += coefficient
    }
    var kept = 0
    for index in 0..<gathered.count {
      let root = gathered[index]
      isGathered[root] = false
      if sum[root].magnitude <= largest * Tolerance.cancellation {
        sum[root] = 0
      } else {
        gathered[kept] = root
        kept += 1
      }
    }
    gathered.truncate(to: kept)
  }

  mutating func clearGathered() {
    for index in 0..<gathered.count { sum[gathered[index]] = 0 }
  }

  /// Uses up required equalities: of one class, it becomes a constant; of two, one is expressed by the other.
  ///
  /// False when an equality without any class left is not satisfied.
  mutating func mergeClasses() -> Bool {
    startClasses()
    indexEqualities()
    queue.removeAll()
    isQueued.refill(rows.count, with: false)
    for index in 0..<Int32(rows.count) where rows[index].rank == Rank.required && rows[index].relation == .equal {
      queue.append(index)
      isQueued[index] = true
    }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      isQueued[index] = false
      guard !rows[index].isDone else { continue }
      guard useEquality(index) else { return false }
    }
    return true
  }

  private mutating func startClasses() {
    let count = kinds.count
    parent.refill(count, with: 0)
    nextMember.refill(count, with: 0)
    for variable in 0..<Int32(count) {
      parent[variable] = variable
      nextMember[variable] = variable
    }
    scale.refill(count, with: 1)
    offset.refill(count, with: Number(0))
    memberCount.refill(count, with: 1)
    isConstant.refill(count, with: false)
    constantValue.refill(count, with: Number(0))
    sum.refill(count, with: 0)
    isGathered.refill(count, with: false)
  }

  private mutating func indexEqualities() {
    occurrenceStart.refill(kinds.count + 1, with: 0)
    var total = 0
    for index in 0..<rows.count where rows[index].rank == Rank.required && rows[index].relation == .equal {
      for at in Int(rows[index].start)..<Int(rows[index].start + rows[index].count) {
        occurrenceStart[terms[at].variable + 1] += 1
        total += 1
      }
    }
    for variable in 0..<kinds.count { occurrenceStart[variable + 1] += occurrenceStart[variable] }
    occurrences.refill(total, with: 0)
    // Filling from the back leaves every start where it belongs, and each list in the order of rows.
    for index in stride(from: rows.count - 1, through: 0, by: -1)
    where rows[index].rank == Rank.required && rows[index].relation == .equal {
      for at in Int(rows[index].start)..<Int(rows[index].start + rows[index].count) {
        let variable = terms[at].variable
        occurrenceStart[variable + 1] -= 1
        occurrences[occurrenceStart[variable + 1]] = Int32(index)
      }
    }
    // Now entry v + 1 is the start of v's list; shift back so that v's list is start[v]..<start[v + 1].
    for variable in 0..<kinds.count { occurrenceStart[variable] = occurrenceStart[variable + 1] }
    occurrenceStart[kinds.count] = Int32(total)
  }

  private mutating func useEquality(_ index: Int32) -> Bool {
    gather(rows[index])
    defer { clearGathered() }
    switch gathered.count {
    case 0:
      rows[index].isDone = true
      conditions.requireSteady(gatheredConstant)
      return isNegligible(gatheredConstant.value) || acceptsResidue
    case 1:
      let root = gathered[0]
      rows[index].isDone = true
      isConstant[root] = true
      constantValue[root] = -gatheredConstant / sum[root]
      enqueueMembers(of: root)
    case 2:
      rows[index].isDone = true
      var child = gathered[0]
      var root = gathered[1]
      if memberCount[child] > memberCount[root] { swap(&child, &root) }
      enqueueMembers(of: child)
      parent[child] = root
      scale[child] = -sum[root] / sum[child]
      offset[child] = -gatheredConstant / sum[child]
      memberCount[root] += memberCount[child]
      let follower = nextMember[root]
      nextMember[root] = nextMember[child]
      nextMember[child] = follower
    default:
      break
    }
    return true
  }

  private mutating func enqueueMembers(of root: Int32) {
    var member = root
    repeat {
      for at in Int(occurrenceStart[member])..<Int(occurrenceStart[member + 1]) {
        let row = occurrences[at]
        if !rows[row].isDone && !isQueued[row] {
          isQueued[row] = true
          queue.append(row)
        }
      }
      member = nextMember[member]
    } while member != root
  }

  /// Whether a left side that has no unknowns left is 0 as far as rounding lets one see.
  @inline(__always)
  func isNegligible(_ residue: Double) -> Bool {
    residue.magnitude <= Tolerance.feasibility * (1 + gatheredMagnitude)
  }

  /// Turns sizes and required one-class inequalities into bounds of classes; false when bounds cross.
  mutating func boundClasses() -> Bool {
    forms.removeAll()
    lower.refill(kinds.count, with: Number(-.infinity))
    upper.refill(kinds.count, with: Number(.infinity))
    for variable in 0..<Int32(kinds.count) where kinds[variable] == .size {
      let place = find(variable)
      if isConstant[place.root] {
        let value = constantValue[place.root] * place.scale + place.offset
        let magnitude = max(place.offset.value.magnitude, constantValue[place.root].value.magnitude)
        conditions.require(value)
        if value.value < -Tolerance.feasibility * (1 + magnitude) && !acceptsResidue { return false }
      } else if place.scale > 0 {
        lower[place.root] = conditions.larger(lower[place.root], -place.offset / place.scale)
      } else {
        upper[place.root] = conditions.smaller(upper[place.root], -place.offset / place.scale)
      }
    }
    for index in 0..<rows.count where !rows[index].isDone {
      gather(rows[index])
      keepForm(index)
      let fits = placeRow(index)
      clearGathered()
      guard fits else { return false }
    }
    for root in 0..<Int32(kinds.count) where parent[root] == root && lower[root].value > upper[root].value {
      let slack = Tolerance.feasibility * (1 + max(lower[root].value.magnitude, upper[root].value.magnitude))
      if lower[root].value - upper[root].value > slack && !acceptsResidue { return false }
      conditions.requireSteady(lower[root] - upper[root])
      let middle = (lower[root] + upper[root]) / 2
      lower[root] = middle
      upper[root] = middle
    }
    return true
  }

  /// Keeps a row in terms of classes: they do not change any more.
  @inline(__always)
  private mutating func keepForm(_ index: Int) {
    let row = rows.base + index
    row.pointee.formStart = Int32(truncatingIfNeeded: forms.count)
    row.pointee.formCount = Int32(truncatingIfNeeded: gathered.count)
    row.pointee.formConstant = gatheredConstant
    row.pointee.formMagnitude = gatheredMagnitude
    for at in 0..<gathered.count {
      forms.append(LocalTerm(variable: gathered[at], coefficient: sum[gathered[at]]))
    }
  }

  /// Finds the class of a gathered row and folds it into a bound where it is one.
  private mutating func placeRow(_ index: Int) -> Bool {
    let row = rows[index]
    guard gathered.count > 0 else {
      rows[index].isDone = true
      guard row.rank == Rank.required, !acceptsResidue else { return true }
      let residue = gatheredConstant.value
      switch row.relation {
      case .equal:
        conditions.requireSteady(gatheredConstant)
        return isNegligible(residue)
      case .lessThanOrEqual:
        conditions.require(-gatheredConstant)
        return residue <= 0 || isNegligible(residue)
      case .greaterThanOrEqual:
        conditions.require(gatheredConstant)
        return residue >= 0 || isNegligible(residue)
      }
    }
    rows[index].home = gathered[0]
    if gathered.count == 1 && row.rank == Rank.required {
      let root = gathered[0]
      let at = -gatheredConstant / sum[root]
      if (row.relation == .greaterThanOrEqual) == (sum[root] > 0) {
        lower[root] = conditions.larger(lower[root], at)
      } else {
        upper[root] = conditions.smaller(upper[root], at)
      }
    }
    return true
  }

  /// Joins the classes that share a row; `groupHead` of a group's root lists them in rest order.
  mutating func formGroups() {
    let count = kinds.count
    group.refill(count, with: 0)
    for root in 0..<Int32(count) { group[root] = root }
    for index in 0..<rows.count where !rows[index].isDone {
      let home = groupRoot(rows[index].home)
      let first = Int(rows[index].formStart)
      for at in (first + 1)..<max(first + Int(rows[index].formCount), first + 1) {
        let other = groupRoot(forms[at].variable)
        let mine = groupRoot(home)
        // The smaller index stays the root, so that groups are met in rest order.
        if other < mine { group[mine] = other } else if mine < other { group[other] = mine }
      }
    }
    groupHead.refill(count, with: -1)
    groupNext.refill(count, with: -1)
    rowHead.refill(count, with: -1)
    rowNext.refill(rows.count, with: -1)
    for root in stride(from: Int32(count) - 1, through: 0, by: -1) where parent[root] == root {
      if isConstant[root] {
        assignConstant(root)
      } else {
        let leader = groupRoot(root)
        groupNext[root] = groupHead[leader]
        groupHead[leader] = root
      }
    }
    for index in stride(from: rows.count - 1, through: 0, by: -1) {
      if rows[index].isDone {
        faces[index] = rows[index].relation == .equal && rows[index].rank == Rank.required ? Face.both : 0
      } else {
        let leader = groupRoot(rows[index].home)
        rowNext[index] = rowHead[leader]
        rowHead[leader] = Int32(index)
      }
    }
  }

  private mutating func groupRoot(_ node: Int32) -> Int32 {
    var root = node
    while group[root] != root {
      // Halving the path keeps it short.
      group[root] = group[group[root]]
      root = group[root]
    }
    return root
  }

  private mutating func assignConstant(_ root: Int32) {
    setClass(root, to: constantValue[root])
  }

  /// Gives every member of a class its value.
  mutating func setClass(_ root: Int32, to value: Number) {
    var member = root
    repeat {
      let place = find(member)
      values[member] = value * place.scale + place.offset
      member = nextMember[member]
    } while member != root
  }

  /// Marks every member of a class as open; with ``Goal/ambiguity``, says in which direction it moves.
  mutating func openClass(_ root: Int32, direction: Double) {
    var member = root
    repeat {
      isOpen[member] = true
      member = nextMember[member]
    } while member != root
    setDirection(root, to: direction)
  }

  mutating func loosenClass(_ root: Int32) {
    var member = root
    repeat {
      isLoose[member] = true
      member = nextMember[member]
    } while member != root
  }

  mutating func setDirection(_ root: Int32, to direction: Double) {
    guard directions.count > 0 else { return }
    var member = root
    repeat {
      directions[member] = find(member).scale * direction
      member = nextMember[member]
    } while member != root
  }
}
