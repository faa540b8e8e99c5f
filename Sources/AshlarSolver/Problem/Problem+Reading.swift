extension Problem {
  /// Reads the value of every variable of a group off the tableau.
  mutating func readValues(_ leader: Int32) {
    tableau.readSlots(moving: -1, by: 0)
    var root = groupHead[leader]
    while root >= 0 {
      setClass(root, to: classValue(root))
      root = groupNext[root]
    }
  }

  func classValue(_ root: Int32) -> Double {
    columnBase[root] + columnDirection[root] * tableau.slotValues[columnOfClass[root]]
  }

  /// Marks the classes of positions that may still move.
  mutating func readOpenness(_ leader: Int32) {
    guard !tableau.isDetermined else { return }
    tableau.readSettled()
    var root = groupHead[leader]
    while root >= 0 {
      if !tableau.slotSettled[columnOfClass[root]] && lastSize(root) == nil { openClass(root, alternate: 0) }
      root = groupNext[root]
    }
  }

  /// Which signs of each row's left side the optimal set excludes.
  mutating func readFaces(_ leader: Int32) {
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      var face: UInt8 = 0
      if row.slot >= 0 {
        let slot = tableau.slots[row.slot]
        let isUpright = row.slotScale > 0
        if !(isUpright ? slot.plusAllowed : slot.minusAllowed) { face |= Face.positiveExcluded }
        if !(isUpright ? slot.minusAllowed : slot.plusAllowed) { face |= Face.negativeExcluded }
      }
      if row.rank == Rank.required {
        if row.relation != .greaterThanOrEqual { face |= Face.positiveExcluded }
        if row.relation != .lessThanOrEqual { face |= Face.negativeExcluded }
      }
      faces[index] = face
      index = rowNext[index]
    }
  }

  /// Finds which classes have more than one value in the optimal set, and a second point of it that differs from the
  /// first in all of those: a mixture of every corner met on the way.
  mutating func exploreOptimum(_ leader: Int32) {
    readValues(leader)
    var root = groupHead[leader]
    while root >= 0 {
      // `sum` is idle here: it holds the mixture, `constantValue` the first point, `isConstant` what is known open.
      constantValue[root] = classValue(root)
      sum[root] = 0
      root = groupNext[root]
    }
    var weight = 0.0
    root = groupHead[leader]
    while root >= 0 {
      let query = querySlot(root)
      for direction in [1.0, -1.0] where !isConstant[root] && !tableau.isSettled(query) {
        tableau.addCost(query, plus: direction, minus: -direction)
        let outcome = tableau.minimise()
        tableau.clearCosts()
        let share = 1 + 0.3 * scatter(root) + (direction > 0 ? 0.1 : 0)
        weight += share
        if case .unbounded(let slot, let step) = outcome {
          tableau.readSlots(moving: slot, by: step)
        } else {
          tableau.readSlots(moving: -1, by: 0)
        }
        mixIn(leader, share)
      }
      root = groupNext[root]
    }
    finishExploration(leader, weight)
  }

  private func querySlot(_ root: Int32) -> Int32 {
    let column = columnOfClass[root]
    return tableau.slots[column].isFree ? unarySlots[firstUnary(root)].slot : column
  }

  /// The copy that `makeQueryRows` made is the oldest of a free class.
  private func firstUnary(_ root: Int32) -> Int32 {
    var index = unaryHead[root]
    while unarySlots[index].next >= 0 { index = unarySlots[index].next }
    return index
  }

  private mutating func mixIn(_ leader: Int32, _ share: Double) {
    var root = groupHead[leader]
    while root >= 0 {
      let value = classValue(root)
      sum[root] += share * (value - constantValue[root])
      if abs(value - constantValue[root]) > Tolerance.distinct * (1 + constantValue[root].magnitude) {
        isConstant[root] = true
      }
      root = groupNext[root]
    }
  }

  private mutating func finishExploration(_ leader: Int32, _ weight: Double) {
    var root = groupHead[leader]
    while root >= 0 {
      copyAlternates(root)
      if isConstant[root] {
        openClass(root, alternate: constantValue[root] + sum[root] / max(weight, 1))
        isConstant[root] = false
      }
      sum[root] = 0
      root = groupNext[root]
    }
  }
}

extension Tableau {
  /// Computes every variable's value, with one nonbasic variable moved off 0 by a step.
  mutating func readSlots(moving moved: Int32, by step: Double) {
    slotValues.refill(slots.count, with: 0)
    if moved >= 0 { slotValues[moved] = step }
    for index in 0..<rows.count where !rows[index].isPassive {
      let change = moved >= 0 ? coefficient(moved, in: Int32(index)) * step : 0
      slotValues[rows[index].basic] = rows[index].constant + change
    }
    // A passive row speaks of what was nonbasic when it left: later ones are known first.
    for at in stride(from: passive.count - 1, through: 0, by: -1) {
      let row = rows[passive[at]]
      var value = row.constant
      for cell in row.start..<(row.start + row.count) { value += cellValues[cell] * slotValues[cellSlots[cell]] }
      slotValues[row.basic] = value
    }
  }

  /// Finds which variables obviously have one value only.
  mutating func readSettled() {
    slotSettled.refill(slots.count, with: false)
    for index in 0..<Int32(slots.count) where slots[index].row < 0 || !rows[slots[index].row].isPassive {
      slotSettled[index] = isSettled(index)
    }
    for at in stride(from: passive.count - 1, through: 0, by: -1) {
      let row = rows[passive[at]]
      var settled = true
      for cell in row.start..<(row.start + row.count) where !slotSettled[cellSlots[cell]] { settled = false }
      slotSettled[row.basic] = settled
    }
  }
}
