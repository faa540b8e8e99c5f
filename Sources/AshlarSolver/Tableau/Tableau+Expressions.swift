extension Tableau {
  /// Makes a basic variable `factor * slot + constant` when the tableau is already under way.
  ///
  /// What the slot stands for is written out in nonbasic variables: rows that have left the tableau speak of what was
  /// nonbasic then, so they are replaced one after another in the order in which they left.
  mutating func addRow(following slot: Int32, factor: Double, constant: Double) -> Int32 {
    slotValues.refill(slots.count, with: 0)
    slotValues[slot] = factor
    var total = constant
    if slots[slot].row >= 0 {
      for at in 0..<passive.count { total += spread(passive[at]) }
      for index in 0..<Int32(rows.count) where !rows[index].isPassive { total += spread(index) }
    }
    scratchSlots.removeAll()
    scratchValues.removeAll()
    for index in 0..<Int32(slots.count) where slotValues[index] != 0 && !isDead(index) {
      scratchSlots.append(index)
      scratchValues.append(slotValues[index])
    }
    return addRow(constant: total)
  }

  /// Replaces the basic variable of a row, in the expression that `slotValues` holds, by what the row says; returns what
  /// that adds to the constant.
  private mutating func spread(_ index: Int32) -> Double {
    let row = rows[index]
    let factor = slotValues[row.basic]
    guard factor != 0 else { return 0 }
    slotValues[row.basic] = 0
    for cell in row.start..<(row.start + row.count) {
      let added = factor * cellValues[cell]
      let before = slotValues[cellSlots[cell]]
      let total = before + added
      let noise = Tolerance.cancellation * max(before.magnitude, added.magnitude, 1)
      slotValues[cellSlots[cell]] = total.magnitude > noise ? total : 0
    }
    return factor * row.constant
  }

  /// Takes the row of a variable that has one value for good out of the tableau.
  mutating func retire(_ slot: Int32) {
    if slots[slot].row >= 0 { rows[slots[slot].row].isPassive = true }
  }
}
