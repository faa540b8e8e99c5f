extension Tableau {
  /// Reduces the tableau to independent coordinates of what is still allowed: afterwards a variable has one value only
  /// exactly when its row has no nonbasic variable left that may move.
  ///
  /// A reduced cost of 0 is not enough for that. Where several rows meet in one point (a degenerate optimum), a
  /// variable may look free and be held by the others. So each variable that is at 0 and may leave it on one side only
  /// is asked how far it can; one that cannot is 0 for good and is exchanged for one that moves.
  mutating func reduceToHull() {
    var index: Int32 = 0
    while index < Int32(slots.count) && !isDetermined {
      if mayBeHeld(index) { probe(index) }
      index += 1
    }
    index = 0
    while index < Int32(slots.count) && !isDetermined {
      dropIfDead(index)
      index += 1
    }
  }

  /// Whether a variable is at 0, one side is closed, and something in its row could still move.
  @inline(__always)
  private func mayBeHeld(_ slot: Int32) -> Bool {
    guard !slots[slot].isFree, slots[slot].plusAllowed != slots[slot].minusAllowed, !slots[slot].isKnownToMove else {
      return false
    }
    guard slots[slot].row >= 0 else { return slots[slot].position >= 0 }
    return rows[slots[slot].row].constant.value == 0 && !isSettled(slot)
  }

  private mutating func probe(_ slot: Int32) {
    let direction: Double = slots[slot].plusAllowed ? 1 : -1
    addCost(slot, plus: -direction, minus: direction)
    let outcome = minimise()
    clearCosts()
    switch outcome {
    case .unbounded(let moved, let step):
      noteMoves(along: moved, step)
    case .optimal:
      noteMoves(along: -1, 0)
    }
    if !slots[slot].isKnownToMove { forbid(slot, plus: true, minus: true) }
  }

  /// Every variable that is off 0 at a point of the optimal set is known to move.
  private mutating func noteMoves(along moved: Int32, _ step: Double) {
    if moved >= 0 { slots[moved].isKnownToMove = true }
    for index in 0..<rows.count where !rows[index].isPassive {
      let change = moved >= 0 ? coefficient(moved, in: Int32(index)) * step : 0
      if rows[index].constant.value != 0 || change != 0 { slots[rows[index].basic].isKnownToMove = true }
    }
  }

  /// Takes a basic variable that is 0 for good out of the basis.
  private mutating func dropIfDead(_ slot: Int32) {
    guard isDead(slot), slots[slot].row >= 0 else { return }
    let row = slots[slot].row
    var best: Int32 = -1
    var largest = Tolerance.pivot
    for cell in rows[row].start..<(rows[row].start + rows[row].count)
    where !isDead(cellSlots[cell]) && cellValues[cell].magnitude > largest {
      largest = cellValues[cell].magnitude
      best = cellSlots[cell]
    }
    if best >= 0 { pivot(row: row, entering: best) }
  }
}
