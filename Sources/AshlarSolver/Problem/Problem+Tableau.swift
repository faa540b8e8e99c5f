extension Problem {
  /// Solves a group of classes that share rows by the simplex method.
  mutating func solveTableau(_ leader: Int32, _ goal: Goal) -> Bool {
    tableauCount += 1
    tableau.reset()
    costs.removeAll()
    makeColumns(leader)
    makeRows(leader, goal)
    let pivotsBefore = tableau.pivots
    defer { pivotCount += tableau.pivots - pivotsBefore }
    eliminateEqualities(leader)
    guard reachFeasibility(leader) || acceptsResidue else { return false }
    closeRequired(leader)
    if goal == .feasibility { return true }
    costs.sort { $0.rank > $1.rank }
    optimiseLevels()
    switch goal {
    case .feasibility: break
    case .positions:
      minimisePositions(leader)
      readValues(leader)
    case .ambiguity: exploreOptimum(leader)
    case .layout:
      readLooseness(leader)
      minimiseSizes(leader)
      minimiseRestSum(leader)
      readValues(leader)
      readOpenness(leader)
      readFaces(leader)
      if Number.isTraced { tableau.note(&conditions) }
      noteTableau(leader)
    }
    return true
  }

  /// One column a class, 0 where the class is best off by itself: at its bound, or where its most important wish that
  /// the bound does not meet puts it. Most classes stay there, so most need no pivot.
  private mutating func makeColumns(_ leader: Int32) {
    if columnOfClass.count < kinds.count {
      columnOfClass.refill(kinds.count, with: -1)
      columnBase.refill(kinds.count, with: Number(0))
      columnDirection.refill(kinds.count, with: 1)
      unaryHead.refill(kinds.count, with: -1)
      wishRank.refill(kinds.count, with: 0)
    }
    unarySlots.removeAll()
    var root = groupHead[leader]
    while root >= 0 {
      columnBase[root] = nearBound(root)
      wishRank[root] = 0
      root = groupNext[root]
    }
    findWishes(leader)
    root = groupHead[leader]
    while root >= 0 {
      makeColumn(root)
      root = groupNext[root]
    }
  }

  /// Moves the base of each class to the highest optional one-class row that its bound does not satisfy.
  private mutating func findWishes(_ leader: Int32) {
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      index = rowNext[index]
      guard row.rank != Rank.required, row.formCount == 1 else { continue }
      let root = forms[row.formStart].variable
      if row.rank > wishRank[root] {
        let coefficient = forms[row.formStart].coefficient
        let value = (nearBound(root) * coefficient + row.formConstant).value
        let isMissed =
          value > 0 ? row.relation != .greaterThanOrEqual : value < 0 && row.relation != .lessThanOrEqual
        if isMissed {
          wishRank[root] = row.rank
          columnBase[root] = clamped(-row.formConstant / coefficient, root)
        }
      }
    }
  }

  /// A place in a class's bounds that is easily told.
  @inline(__always)
  private func nearBound(_ root: Int32) -> Number {
    lower[root].value > -.infinity ? lower[root] : upper[root].value < .infinity ? upper[root] : Number(0)
  }

  @inline(__always)
  private func clamped(_ place: Number, _ root: Int32) -> Number {
    if place.value <= lower[root].value { return lower[root] }
    return place.value >= upper[root].value ? upper[root] : place
  }

  private mutating func makeColumn(_ root: Int32) {
    let base = columnBase[root]
    let hasLower = lower[root].value > -.infinity
    let hasUpper = upper[root].value < .infinity
    let isFree = !hasLower && !hasUpper
    let isAtLower = base.value == lower[root].value
    let isAtUpper = !isAtLower && base.value == upper[root].value
    // A base that only happens to be at a bound would leave it.
    if isAtLower { conditions.requireSteady(base - lower[root]) }
    if isAtUpper { conditions.requireSteady(base - upper[root]) }
    columnOfClass[root] = tableau.addColumn(isFree: isFree)
    columnDirection[root] = isAtUpper ? -1 : 1
    unaryHead[root] = -1
    tableau.magnitude = max(tableau.magnitude, base.value.magnitude)
    if isFree { return }
    if !isAtLower && !isAtUpper { tableau.slots[columnOfClass[root]].minusAllowed = true }
    remember(root, at: base, slot: columnOfClass[root], factor: columnDirection[root])
    // Bounds away from the base are rows.
    if hasLower && !isAtLower {
      // A place next to the base is the column itself, which may count downward.
      let index = unaryIndex(root, at: lower[root])
      let unary = unarySlots[index]
      tableau.forbid(unary.slot, plus: unary.factor < 0, minus: unary.factor > 0)
    }
    if hasUpper && !isAtUpper {
      let index = unaryIndex(root, at: upper[root])
      let unary = unarySlots[index]
      tableau.forbid(unary.slot, plus: unary.factor > 0, minus: unary.factor < 0)
    }
  }

  private mutating func remember(_ root: Int32, at place: Number, slot: Int32, factor: Double) {
    unarySlots.append(UnarySlot(at: place, slot: slot, factor: factor, next: unaryHead[root]))
    unaryHead[root] = Int32(unarySlots.count - 1)
  }

  /// The tableau variable that measures a class from a place, as an index of `unarySlots`; made when there is none yet.
  private mutating func unaryIndex(_ root: Int32, at place: Number) -> Int32 {
    var index = unaryHead[root]
    while index >= 0 {
      if abs(unarySlots[index].at.value - place.value) <= 1e-12 * (1 + place.value.magnitude) {
        conditions.requireSteady(unarySlots[index].at - place)
        return index
      }
      index = unarySlots[index].next
    }
    tableau.scratchSlots.removeAll()
    tableau.scratchValues.removeAll()
    tableau.scratchSlots.append(columnOfClass[root])
    tableau.scratchValues.append(columnDirection[root])
    let slot = tableau.addRow(constant: columnBase[root] - place)
    remember(root, at: place, slot: slot, factor: 1)
    return unaryHead[root]
  }

  @inline(__always)
  func groupLeader(_ root: Int32) -> Int32 {
    var leader = root
    while group[leader] != leader { leader = group[leader] }
    return leader
  }

  private mutating func makeRows(_ leader: Int32, _ goal: Goal) {
    var index = rowHead[leader]
    while index >= 0 {
      if rows[index].formCount == 1 {
        makeUnaryRow(index, goal)
      } else if rows[index].formCount > 1 {
        makeSharedRow(index)
      }
      addCosts(of: index)
      index = rowNext[index]
    }
  }

  private mutating func makeUnaryRow(_ index: Int32, _ goal: Goal) {
    let isRequired = rows[index].rank == Rank.required
    // A required one is a bound of its class already; only the rest rule may still ask for its distance.
    if isRequired && !(goal == .layout && rows[index].inRestSum) { return }
    let root = forms[rows[index].formStart].variable
    let coefficient = forms[rows[index].formStart].coefficient
    let at = unaryIndex(root, at: -rows[index].formConstant / coefficient)
    let unary = unarySlots[at]
    rows[index].slot = unary.slot
    rows[index].slotScale = coefficient / unary.factor
    rows[index].magnitude = max(
      rows[index].formMagnitude / coefficient.magnitude, columnBase[root].value.magnitude)
  }

  private mutating func makeSharedRow(_ index: Int32) {
    let first = Int(rows[index].formStart)
    let last = first + Int(rows[index].formCount)
    var largest = 0.0
    for at in first..<last { largest = max(largest, forms[at].coefficient.magnitude) }
    let factor = powerOfTwo(near: 1 / largest)
    sortByColumn(first, last)
    var constant = rows[index].formConstant
    var magnitude = rows[index].formMagnitude
    tableau.scratchSlots.removeAll()
    tableau.scratchValues.removeAll()
    for at in first..<last {
      let root = forms[at].variable
      let part = columnBase[root] * forms[at].coefficient
      constant += part
      magnitude = max(magnitude, part.value.magnitude)
      tableau.scratchSlots.append(columnOfClass[root])
      tableau.scratchValues.append(factor * forms[at].coefficient * columnDirection[root])
    }
    rows[index].slot = tableau.addRow(constant: constant * factor)
    rows[index].slotScale = 1 / factor
    rows[index].magnitude = factor * magnitude
  }

  /// Insertion sort: rows are short, and mostly in order.
  private mutating func sortByColumn(_ first: Int, _ last: Int) {
    if last - first > 32 {
      let columnOfClass = columnOfClass
      var part = UnsafeMutableBufferPointer(rebasing: forms.elements[first..<last])
      part.sort { columnOfClass[$0.variable] < columnOfClass[$1.variable] }
      return
    }
    for at in (first + 1)..<max(last, first + 1) {
      let term = forms[at]
      var place = at
      while place > first && columnOfClass[forms[place - 1].variable] > columnOfClass[term.variable] {
        forms[place] = forms[place - 1]
        place -= 1
      }
      forms[place] = term
    }
  }

  private mutating func addCosts(of index: Int32) {
    let row = rows[index]
    guard row.rank != Rank.required, row.slot >= 0 else { return }
    let unit = row.weight * row.slotScale.magnitude
    let positive = row.relation != .greaterThanOrEqual ? unit : 0
    let negative = row.relation != .lessThanOrEqual ? unit : 0
    let isUpright = row.slotScale > 0
    costs.append(
      Cost(
        rank: row.rank, slot: row.slot, plus: isUpright ? positive : negative, minus: isUpright ? negative : positive))
  }

  /// Solves each shared equality for a class without bounds where it holds one: no artificial variables are needed.
  ///
  /// Short rows go first, so that a chain of equalities does not fill the tableau.
  private mutating func eliminateEqualities(_ leader: Int32) {
    queue.removeAll()
    var index = rowHead[leader]
    while index >= 0 {
      let row = rows[index]
      if row.rank == Rank.required && row.relation == .equal && row.slot >= 0 { queue.append(row.slot) }
      index = rowNext[index]
    }
    var limit = 4
    while queue.count > 0 {
      var kept = 0
      for at in 0..<queue.count {
        let slot = queue[at]
        let row = tableau.slots[slot].row
        guard row >= 0 else { continue }
        if tableau.rows[row].count > limit {
          queue[kept] = slot
          kept += 1
        } else if let column = freeColumn(in: row) {
          tableau.slots[slot].plusAllowed = false
          tableau.slots[slot].minusAllowed = false
          tableau.pivot(row: row, entering: column)
        }
      }
      queue.truncate(to: kept)
      limit *= 2
    }
  }

  /// Of the free columns with a sound coefficient, the one that occurs in the fewest rows.
  private mutating func freeColumn(in row: Int32) -> Int32? {
    let record = tableau.rows[row]
    var largest = 0.0
    for cell in record.start..<(record.start + record.count) {
      largest = max(largest, tableau.cellValues[cell].magnitude)
    }
    var best: Int32?
    var fewest = Int.max
    for cell in record.start..<(record.start + record.count) {
      let slot = tableau.cellSlots[cell]
      guard tableau.slots[slot].isFree, tableau.cellValues[cell].magnitude >= largest * 0.01 else { continue }
      let count = occurrenceCount(slot)
      if count < fewest {
        fewest = count
        best = slot
      }
    }
    return best
  }

  @inline(__always)
  private func occurrenceCount(_ slot: Int32) -> Int {
    var count = 0
    var link = tableau.slots[slot].firstRow
    while link >= 0 && count < 64 {
      count += 1
      link = tableau.links[link].next
    }
    return count
  }
}
