extension Problem {
  /// Reads the value of every variable of a group off the tableau.
  mutating func readValues(_ leader: Int32) {
    tableau.readSlots()
    var root = groupHead[leader]
    while root >= 0 {
      setClass(root, to: classValue(root))
      root = groupNext[root]
    }
  }

  @inline(__always)
  func classValue(_ root: Int32) -> Number {
    columnBase[root] + tableau.slotValues[columnOfClass[root]] * columnDirection[root]
  }

  /// Marks the classes that the priorities do not obviously determine.
  mutating func readLooseness(_ leader: Int32) {
    guard !tableau.isDetermined else { return }
    tableau.readSettled()
    var root = groupHead[leader]
    while root >= 0 {
      if !tableau.slotSettled[columnOfClass[root]] { loosenClass(root) }
      root = groupNext[root]
    }
  }

  /// Marks the classes of positions that may still move.
  mutating func readOpenness(_ leader: Int32) {
    guard !tableau.isDetermined else { return }
    tableau.readSettled()
    var root = groupHead[leader]
    while root >= 0 {
      if !tableau.slotSettled[columnOfClass[root]] && lastSize(root) == nil { openClass(root, direction: 0) }
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

  /// Finds in which directions the optimal set extends: each coordinate of it is moved by an amount of its own, so that
  /// what does not move with them has one value only.
  mutating func exploreOptimum(_ leader: Int32) {
    readValues(leader)
    tableau.reduceToHull()
    tableau.readDirections(salt: salt)
    var root = groupHead[leader]
    while root >= 0 {
      let direction = columnDirection[root] * tableau.slotWeights[columnOfClass[root]]
      if direction == 0 { setDirection(root, to: 0) } else { openClass(root, direction: direction) }
      root = groupNext[root]
    }
  }
}

extension Tableau {
  /// Computes how far every variable moves when each nonbasic one that may moves by an amount of its own; exactly 0 for
  /// those that do not.
  mutating func readDirections(salt: Int32) {
    slotWeights.refill(slots.count, with: 0)
    for index in 0..<nonbasic.count { slotWeights[nonbasic[index]] = scattered(salt, nonbasic[index]) }
    for index in 0..<rows.count where !rows[index].isPassive {
      slotWeights[rows[index].basic] = movement(along: rows[index])
    }
    for at in stride(from: passive.count - 1, through: 0, by: -1) {
      slotWeights[rows[passive[at]].basic] = movement(along: rows[passive[at]])
    }
  }

  @inline(__always)
  private func movement(along row: Row) -> Double {
    var total = 0.0
    var size = 0.0
    for cell in row.start..<(row.start + row.count) {
      let part = cellValues[cell] * slotWeights[cellSlots[cell]]
      total += part
      size += part.magnitude
    }
    return total.magnitude > size * Tolerance.cancellation ? total : 0
  }

  /// Computes every variable's value.
  mutating func readSlots() {
    slotValues.refill(slots.count, with: Number(0))
    for index in 0..<rows.count where !rows[index].isPassive {
      slotValues[rows[index].basic] = rows[index].constant
    }
    // A passive row speaks of what was nonbasic when it left: later ones are known first.
    for at in stride(from: passive.count - 1, through: 0, by: -1) {
      let row = rows[passive[at]]
      var value = row.constant
      for cell in row.start..<(row.start + row.count) { value += slotValues[cellSlots[cell]] * cellValues[cell] }
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
