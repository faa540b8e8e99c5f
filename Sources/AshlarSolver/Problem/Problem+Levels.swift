/// The levels of the objective, one after the other.
extension Problem {
  /// Finds a point that satisfies the required rows: their violation is the first level.
  mutating func reachFeasibility(_ leader: Int32) -> Bool {
    guard violation(leader, tolerant: false) > 0 else { return true }
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      if row.rank == Rank.required && row.slot >= 0 && !tableau.isDead(row.slot) {
        let sides = requiredSides(row)
        tableau.addCost(row.slot, plus: sides.plusForbidden ? 1 : 0, minus: sides.minusForbidden ? 1 : 0)
      }
      index = rowNext[index]
    }
    _ = tableau.minimise()
    tableau.clearCosts()
    return violation(leader, tolerant: true) == 0
  }

  @inline(__always)
  private func requiredSides(_ row: Row) -> (plusForbidden: Bool, minusForbidden: Bool) {
    let positive = row.relation != .greaterThanOrEqual
    let negative = row.relation != .lessThanOrEqual
    return row.slotScale > 0 ? (positive, negative) : (negative, positive)
  }

  /// The largest violation of a required row, in scaled units; tolerant of what rounding explains.
  private mutating func violation(_ leader: Int32, tolerant: Bool) -> Double {
    var largest = 0.0
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      index = rowNext[index]
      guard row.rank == Rank.required, row.slot >= 0, tableau.slots[row.slot].row >= 0 else { continue }
      let value = tableau.rows[tableau.slots[row.slot].row].constant.value
      let sides = requiredSides(row)
      guard value > 0 && sides.plusForbidden || value < 0 && sides.minusForbidden else { continue }
      // Measured by the row's own numbers: a large number elsewhere must not hide a conflict. Its rounding may arrive.
      let noise = Tolerance.feasibility * (1 + row.magnitude) + Tolerance.rounding * tableau.magnitude
      if !tolerant || value.magnitude > noise { largest = max(largest, value.magnitude) }
    }
    return largest
  }

  mutating func closeRequired(_ leader: Int32) {
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      if row.rank == Rank.required && row.slot >= 0 {
        let sides = requiredSides(row)
        tableau.forbid(row.slot, plus: sides.plusForbidden, minus: sides.minusForbidden)
      }
      index = rowNext[index]
    }
  }

  mutating func optimiseLevels() {
    var next = 0
    while next < costs.count && !tableau.isDetermined {
      let rank = costs[next].rank
      while next < costs.count && costs[next].rank == rank {
        if costs[next].plus != 0 || costs[next].minus != 0 {
          tableau.addCost(costs[next].slot, plus: costs[next].plus, minus: costs[next].minus)
        }
        next += 1
      }
      finishLevel()
    }
  }

  private mutating func finishLevel() {
    tableau.scaleCosts()
    _ = tableau.minimise()
    tableau.freeze()
    tableau.clearCosts()
  }

  /// Rest rule, first step: sizes as small as they can be, the last one first.
  mutating func minimiseSizes(_ leader: Int32) {
    guard !tableau.isDetermined else { return }
    sizeOrder.removeAll()
    var root = groupHead[leader]
    while root >= 0 {
      if let size = lastSize(root) { sizeOrder.append(size) }
      root = groupNext[root]
    }
    sizeOrder.sort { $0 > $1 }
    for index in 0..<sizeOrder.count where !tableau.isDetermined {
      let place = find(sizeOrder[index])
      let column = columnOfClass[place.root]
      guard !tableau.isSettled(column) else { continue }
      let unit: Double = place.scale * columnDirection[place.root] > 0 ? 1 : -1
      tableau.addCost(column, plus: unit, minus: -unit)
      _ = tableau.minimise()
      tableau.freeze()
      tableau.clearCosts()
    }
  }

  /// Rest rule, third step: positions as near to 0 as they can be, the first one first.
  ///
  /// A position is measured only when its turn comes: rows for all of them would have to be kept up to date.
  mutating func minimisePositions(_ leader: Int32) {
    for variable in 0..<Int32(kinds.count) where !tableau.isDetermined {
      let place = find(variable)
      guard !isConstant[place.root], groupLeader(place.root) == leader else { continue }
      let zero = -place.offset / place.scale
      let slot = tableau.addRow(
        following: columnOfClass[place.root], factor: columnDirection[place.root],
        constant: columnBase[place.root] - zero)
      if !tableau.isSettled(slot) {
        tableau.addCost(slot, plus: 1, minus: 1)
        _ = tableau.minimise()
        tableau.freeze()
        tableau.clearCosts()
      }
      tableau.retire(slot)
    }
  }

  /// Rest rule, second step: the sum of the distances of the inequalities that speak of a position.
  mutating func minimiseRestSum(_ leader: Int32) {
    guard !tableau.isDetermined else { return }
    var index = rowHead[leader]
    while index >= 0 {
      if rows[index].inRestSum && rows[index].slot >= 0 {
        let unit = rows[index].slotScale.magnitude
        tableau.addCost(rows[index].slot, plus: unit, minus: unit)
      }
      index = rowNext[index]
    }
    finishLevel()
  }
}
