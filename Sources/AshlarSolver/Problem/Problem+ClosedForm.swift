extension Problem {
  /// Solves a class that shares no row with another: its cost is convex and piecewise linear in one number, so each
  /// level narrows an interval.
  mutating func solveClosedForm(_ root: Int32, _ goal: Goal) -> Bool {
    var low = lower[root]
    var high = upper[root]
    if goal == .feasibility {
      return true
    }
    if goal == .positions {
      finish(root, nearest(to: firstMemberZero(root), low, high))
      return true
    }
    collectBreakpoints(root)
    var next = 0
    while next < breakpoints.count && !isPoint(low, high) {
      var end = next
      while end < breakpoints.count && breakpoints[end].rank == breakpoints[next].rank { end += 1 }
      narrow(&low, &high, next..<end)
      next = end
    }
    if goal == .ambiguity {
      finish(root, nearest(to: 0, low, high))
      if !isPoint(low, high) { openClass(root, direction: scattered(salt, root)) }
      return true
    }
    settleRest(root, low, high)
    return true
  }

  /// The rest rule for one class: a size decides, else the position inequalities; what is open then stays open.
  private mutating func settleRest(_ root: Int32, _ lowest: Double, _ highest: Double) {
    var low = lowest
    var high = highest
    if !isPoint(low, high) {
      loosenClass(root)
      if let size = lastSize(root) {
        low = find(size).scale > 0 ? low : high
        high = low
      } else {
        collectRestBreakpoints(root)
        if breakpoints.count > 0 { narrow(&low, &high, 0..<breakpoints.count) }
      }
    }
    markFaces(root, low, high)
    note(root, low, high)
    finish(root, nearest(to: firstMemberZero(root), low, high))
    if !isPoint(low, high) { openClass(root, direction: 0) }
  }

  func isPoint(_ low: Double, _ high: Double) -> Bool {
    // An interval without an end is no point, however its width compares with infinity.
    low.isFinite && high.isFinite && high - low <= Tolerance.distinct * (1 + min(low.magnitude, high.magnitude))
  }

  private func nearest(to wanted: Double, _ low: Double, _ high: Double) -> Double {
    min(max(wanted, low), high)
  }

  private mutating func finish(_ root: Int32, _ value: Double) {
    setClass(root, to: value)
  }

  /// The class value at which its first member in rest order is 0.
  private func firstMemberZero(_ root: Int32) -> Double {
    let place = find(firstMember(root))
    return -place.offset / place.scale
  }

  private func firstMember(_ root: Int32) -> Int32 {
    var first = root
    var member = nextMember[root]
    while member != root {
      first = min(first, member)
      member = nextMember[member]
    }
    return first
  }

  /// The last member in rest order that is a size.
  func lastSize(_ root: Int32) -> Int32? {
    var last: Int32 = -1
    var member = root
    repeat {
      if kinds[member] == .size { last = max(last, member) }
      member = nextMember[member]
    } while member != root
    return last < 0 ? nil : last
  }

  private mutating func collectBreakpoints(_ root: Int32) {
    breakpoints.removeAll()
    var index = rowHead[groupOf(root)]
    while index >= 0 {
      let row = rows[index]
      if row.rank != Rank.required {
        addBreakpoint(row, rank: row.rank, weight: row.weight, absolute: false)
      }
      index = rowNext[index]
    }
    breakpoints.sort { $0.rank != $1.rank ? $0.rank > $1.rank : $0.at < $1.at }
  }

  private mutating func collectRestBreakpoints(_ root: Int32) {
    breakpoints.removeAll()
    var index = rowHead[groupOf(root)]
    while index >= 0 {
      let row = rows[index]
      if row.inRestSum { addBreakpoint(row, rank: 0, weight: 1, absolute: true) }
      index = rowNext[index]
    }
    breakpoints.sort { $0.at < $1.at }
  }

  /// The group's list is kept at its root; a group of one class is its own root.
  private func groupOf(_ root: Int32) -> Int32 { root }

  private mutating func addBreakpoint(_ row: Row, rank: UInt64, weight: Double, absolute: Bool) {
    gather(row)
    defer { clearGathered() }
    guard gathered.count > 0 else { return }
    let coefficient = sum[gathered[0]]
    let cost = weight * coefficient.magnitude
    // The left side is positive to the right of the breakpoint when the coefficient is.
    let penalisesPositive = absolute || row.relation != .greaterThanOrEqual
    let penalisesNegative = absolute || row.relation != .lessThanOrEqual
    let right = coefficient > 0 ? penalisesPositive : penalisesNegative
    let left = coefficient > 0 ? penalisesNegative : penalisesPositive
    breakpoints.append(
      Breakpoint(
        rank: rank, at: -gatheredConstant / coefficient, left: left ? cost : 0, right: right ? cost : 0))
  }

  /// Narrows low…high to the cheapest part of it; the breakpoints of the range are sorted by place.
  private func narrow(_ low: inout Double, _ high: inout Double, _ range: Range<Int>) {
    var slope = 0.0
    var total = 0.0
    for index in range {
      slope -= breakpoints[index].left
      total += breakpoints[index].left + breakpoints[index].right
    }
    let flat = total * Tolerance.reducedCost
    var from = -Double.infinity
    var to = Double.infinity
    if slope < -flat {
      from = .infinity
      for index in range {
        slope += breakpoints[index].left + breakpoints[index].right
        if slope >= -flat {
          from = breakpoints[index].at
          if slope > flat { to = from } else { to = endOfFlat(after: index, range, flat) }
          break
        }
      }
    } else {
      to = endOfFlat(after: range.lowerBound - 1, range, flat)
    }
    let newLow = min(max(from, low), high)
    let newHigh = min(max(to, low), high)
    low = newLow
    high = max(newLow, newHigh)
  }

  /// The first breakpoint after `index` that makes the slope positive.
  private func endOfFlat(after index: Int, _ range: Range<Int>, _ flat: Double) -> Double {
    var slope = 0.0
    for later in (index + 1)..<range.upperBound {
      slope += breakpoints[later].left + breakpoints[later].right
      if slope > flat { return breakpoints[later].at }
    }
    return .infinity
  }

  /// The faces of a group of one class follow from the interval that is left.
  private mutating func markFaces(_ root: Int32, _ low: Double, _ high: Double) {
    var index = rowHead[groupOf(root)]
    while index >= 0 {
      gather(rows[index])
      if gathered.count > 0 {
        let coefficient = sum[gathered[0]]
        let atLow = coefficient * low + gatheredConstant
        let atHigh = coefficient * high + gatheredConstant
        let noise = Tolerance.distinct * (1 + gatheredMagnitude)
        var face: UInt8 = 0
        if max(atLow, atHigh) <= noise { face |= Face.positiveExcluded }
        if min(atLow, atHigh) >= -noise { face |= Face.negativeExcluded }
        faces[index] = face
      }
      clearGathered()
      index = rowNext[index]
    }
  }
}
