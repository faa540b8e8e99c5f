extension Problem {
  /// Solves a class that shares no row with another: its cost is convex and piecewise linear in one number.
  mutating func solveClosedForm(_ root: Int32, _ goal: Goal) -> Bool {
    var interval = Interval<Number>(low: lower[root], high: upper[root])
    if Number.isTraced && interval.low.value.isFinite && interval.high.value.isFinite {
      conditions.require(interval.high - interval.low)
    }
    switch goal {
    case .feasibility:
      break
    case .positions:
      setClass(root, to: interval.nearest(to: firstMemberZero(root), &conditions))
    case .ambiguity:
      collectBreakpoints(root)
      interval.narrow(byLevels: breakpoints, &conditions)
      setClass(root, to: interval.nearest(to: Number(0), &conditions))
      if !interval.isPoint { openClass(root, direction: scattered(salt, root)) }
    case .layout:
      collectBreakpoints(root)
      interval.narrow(byLevels: breakpoints, &conditions)
      settleRest(root, &interval)
    }
    return true
  }

  /// The rest rule for one class: a size decides, else the position inequalities; what is open then stays open.
  private mutating func settleRest(_ root: Int32, _ interval: inout Interval<Number>) {
    if !interval.isPoint(&conditions) {
      loosenClass(root)
      if let size = lastSize(root) {
        if find(size).scale > 0 { interval.high = interval.low } else { interval.low = interval.high }
      } else {
        collectRestBreakpoints(root)
        interval.narrow(breakpoints, 0..<breakpoints.count, &conditions)
      }
    }
    note(root, interval.low.value, interval.high.value)
    setClass(root, to: interval.nearest(to: firstMemberZero(root), &conditions))
    if !interval.isPoint(&conditions) {
      openClass(root, direction: 0)
      markFaces(root, interval)
    }
  }

  /// The class value at which its first member in rest order is 0.
  @inline(__always)
  private func firstMemberZero(_ root: Int32) -> Number {
    var first = root
    var member = nextMember[root]
    while member != root {
      first = min(first, member)
      member = nextMember[member]
    }
    let place = find(first)
    return -place.offset / place.scale
  }

  /// The last member in rest order that is a size.
  @inline(__always)
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
    // A group of one class is its own root: its rows are listed there.
    var index = rowHead[root]
    while index >= 0 {
      let row = rows[index]
      if row.rank != Rank.required { addBreakpoint(row, rank: row.rank, weight: row.weight, absolute: false) }
      index = rowNext[index]
    }
  }

  private mutating func collectRestBreakpoints(_ root: Int32) {
    breakpoints.removeAll()
    var index = rowHead[root]
    while index >= 0 {
      if rows[index].inRestSum { addBreakpoint(rows[index], rank: 0, weight: 1, absolute: true) }
      index = rowNext[index]
    }
    breakpoints.sort { $0.at.value < $1.at.value }
  }

  private mutating func addBreakpoint(_ row: Row, rank: UInt64, weight: Double, absolute: Bool) {
    guard row.formCount > 0 else { return }
    breakpoints.append(
      Breakpoint(
        (forms[row.formStart].coefficient, row.formConstant), row.relation, rank: rank, weight: weight,
        absolute: absolute))
  }

  /// The faces of a group of one class follow from the interval that is left.
  private mutating func markFaces(_ root: Int32, _ interval: Interval<Number>) {
    var index = rowHead[root]
    while index >= 0 {
      if rows[index].formCount > 0 {
        faces[index] = Face.of(
          (forms[rows[index].formStart].coefficient, rows[index].formConstant.value), interval.low.value,
          interval.high.value)
      }
      index = rowNext[index]
    }
  }
}

extension Face {
  /// The signs that a row does not take on an interval.
  static func of(_ row: (coefficient: Double, constant: Double), _ low: Double, _ high: Double) -> UInt8 {
    let atLow = row.coefficient * low + row.constant
    let atHigh = row.coefficient * high + row.constant
    let noise = Tolerance.distinct * (1 + row.constant.magnitude)
    var face: UInt8 = 0
    if max(atLow, atHigh) <= noise { face |= positiveExcluded }
    if min(atLow, atHigh) >= -noise { face |= negativeExcluded }
    return face
  }
}
