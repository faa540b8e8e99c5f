extension Tableau {
  /// Makes a basic variable `factor * slot + constant` when the tableau is already under way.
  ///
  /// What the slot stands for is written out in nonbasic variables: rows that have left the tableau speak of what was
  /// nonbasic then, so they are replaced one after another in the order in which they left.
  mutating func addRow(following slot: Int32, factor: Double, constant: Number) -> Int32 {
    slotWeights.refill(slots.count, with: 0)
    slotWeights[slot] = factor
    var total = constant
    if slots[slot].row >= 0 {
      for at in 0..<passive.count { total += spread(passive[at]) }
      for index in 0..<Int32(rows.count) where !rows[index].isPassive { total += spread(index) }
    }
    scratchSlots.removeAll()
    scratchValues.removeAll()
    for index in 0..<Int32(slots.count) where slotWeights[index] != 0 && !isDead(index) {
      scratchSlots.append(index)
      scratchValues.append(slotWeights[index])
    }
    return addRow(constant: total)
  }

  /// Replaces the basic variable of a row, in the expression that `slotWeights` holds, by what the row says; returns what
  /// that adds to the constant.
  private mutating func spread(_ index: Int32) -> Number {
    let row = rows[index]
    let factor = slotWeights[row.basic]
    guard factor != 0 else { return Number(0) }
    slotWeights[row.basic] = 0
    for cell in row.start..<(row.start + row.count) {
      let added = factor * cellValues[cell]
      let before = slotWeights[cellSlots[cell]]
      let total = before + added
      let noise = Tolerance.cancellation * max(before.magnitude, added.magnitude, 1)
      slotWeights[cellSlots[cell]] = total.magnitude > noise ? total : 0
    }
    return row.constant * factor
  }

  /// Takes the row of a variable that has one value for good out of the tableau.
  mutating func retire(_ slot: Int32) {
    if slots[slot].row >= 0 { rows[slots[slot].row].isPassive = true }
  }
}
