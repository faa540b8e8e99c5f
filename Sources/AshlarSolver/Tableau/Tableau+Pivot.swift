extension Tableau {
  /// Exchanges a basic variable with a nonbasic one.
  mutating func pivot(row index: Int32, entering: Int32) {
    pivots += 1
    let leaving = rows[index].basic
    let enteringSlope = basicSlope(entering)
    solveRow(index, for: entering, leaving: leaving)
    updateSlope(entering: entering, leaving: leaving, enteringSlope: enteringSlope)
    exchange(index, entering: entering, leaving: leaving)
    var linkIndex = slots[entering].firstRow
    while linkIndex >= 0 {
      let other = links[linkIndex].row
      linkIndex = links[linkIndex].next
      if other != index && !rows[other].isPassive {
        let factor = coefficient(entering, in: other)
        if factor != 0 { substitute(entering, factor, in: other) }
      }
    }
    clearLinks(of: entering)
    if slots[entering].isFree {
      rows[index].isPassive = true
      passive.append(index)
    } else {
      for cell in 0..<scratchSlots.count { link(scratchSlots[cell], to: index) }
    }
    store(scratchSlots.base, scratchValues.base, scratchSlots.count, in: index)
    settleSide(index)
  }

  /// What one unit of a variable costs at the side on which it is (or is about to be).
  @inline(__always)
  private func basicSlope(_ slot: Int32) -> Double {
    slots[slot].isAbove ? slots[slot].plusCost : -slots[slot].minusCost
  }

  /// Writes the row solved for the entering variable into scratch, and its new constant into the row.
  private mutating func solveRow(_ index: Int32, for entering: Int32, leaving: Int32) {
    let start = rows[index].start
    let count = rows[index].count
    let inverse = 1 / coefficient(entering, in: index)
    scratchSlots.removeAll()
    scratchValues.removeAll()
    // A variable that can no longer move is 0 for good: its column need not be carried along.
    var isPlaced = isDead(leaving)
    for cell in start..<(start + count) {
      let slot = cellSlots[cell]
      if !isPlaced && slot > leaving {
        scratchSlots.append(leaving)
        scratchValues.append(inverse)
        isPlaced = true
      }
      if slot == entering || isDead(slot) { continue }
      scratchSlots.append(slot)
      scratchValues.append(-cellValues[cell] * inverse)
    }
    if !isPlaced {
      scratchSlots.append(leaving)
      scratchValues.append(inverse)
    }
    rows[index].constant = rows[index].constant * -inverse
  }

  private mutating func updateSlope(entering: Int32, leaving: Int32, enteringSlope: Double) {
    let factor = slope[entering] + enteringSlope
    let factorSize = slopeSize[entering] + enteringSlope.magnitude
    slope[entering] = 0
    slope[leaving] = -basicSlope(leaving)
    slopeSize[leaving] = slope[leaving].magnitude
    guard factor != 0 else { return }
    for cell in 0..<scratchSlots.count {
      let part = factor * scratchValues[cell]
      slope[scratchSlots[cell]] += part
      slopeSize[scratchSlots[cell]] += factorSize * scratchValues[cell].magnitude
    }
  }

  private mutating func exchange(_ index: Int32, entering: Int32, leaving: Int32) {
    let position = slots[entering].position
    slots[entering].position = -1
    slots[entering].row = index
    slots[leaving].row = -1
    rows[index].basic = entering
    if isDead(leaving) {
      slots[entering].position = position
      removeFromNonbasic(entering)
      slots[entering].position = -1
    } else {
      nonbasic[position] = leaving
      slots[leaving].position = position
    }
  }

  /// Replaces the entering variable in another row by the expression in scratch.
  private mutating func substitute(_ entering: Int32, _ factor: Double, in index: Int32) {
    let pivotConstant = rows[slots[entering].row].constant
    rows[index].constant += pivotConstant * factor
    let row = rows.base + Int(index)
    let most = row.pointee.count + scratchSlots.count
    mergedSlots.reserve(most)
    mergedValues.reserve(most)
    let outSlots = mergedSlots.base
    let outValues = mergedValues.base
    let inSlots = cellSlots.base
    let inValues = cellValues.base
    let newSlots = scratchSlots.base
    let newValues = scratchValues.base
    let newCount = scratchSlots.count
    var out = 0
    var cell = row.pointee.start
    let end = cell + row.pointee.count
    var other = 0
    while cell < end || other < newCount {
      let mine = cell < end ? inSlots[cell] : Int32.max
      let theirs = other < newCount ? newSlots[other] : Int32.max
      if mine < theirs {
        if mine != entering && !isDead(mine) {
          outSlots[out] = mine
          outValues[out] = inValues[cell]
          out &+= 1
        }
        cell &+= 1
      } else if theirs < mine {
        outSlots[out] = theirs
        outValues[out] = factor * newValues[other]
        out &+= 1
        link(theirs, to: index)
        other &+= 1
      } else {
        let added = factor * newValues[other]
        let total = inValues[cell] + added
        // What cancels up to rounding is 0: a ghost of a coefficient would be pivoted on, or make up a reduced cost.
        // Rows begin with coefficients up to 1, so one that was left by several steps is far below that.
        if total.magnitude > Tolerance.cancellation * max(added.magnitude, inValues[cell].magnitude, 1) {
          outSlots[out] = mine
          outValues[out] = total
          out &+= 1
        }
        cell &+= 1
        other &+= 1
      }
    }
    store(outSlots, outValues, out, in: index)
    settleSide(index)
  }

  private mutating func store(
    _ newSlots: UnsafeMutablePointer<Int32>, _ newValues: UnsafeMutablePointer<Double>, _ count: Int, in index: Int32
  ) {
    let row = rows.base + Int(index)
    if count > row.pointee.capacity {
      let capacity = count + count / 2 + 2
      row.pointee.start = cellSlots.extend(by: capacity)
      _ = cellValues.extend(by: capacity)
      row.pointee.capacity = capacity
    }
    let slots = cellSlots.base + row.pointee.start
    let values = cellValues.base + row.pointee.start
    for cell in 0..<count {
      slots[cell] = newSlots[cell]
      values[cell] = newValues[cell]
    }
    row.pointee.count = count
  }

  /// Keeps the side of a basic variable in step with its value; rounding never carries it over to a forbidden side.
  @inline(__always)
  mutating func settleSide(_ index: Int32) {
    guard !rows[index].isPassive else { return }
    let basic = rows[index].basic
    let value = rows[index].constant.value
    if value.magnitude <= Tolerance.zero * magnitude {
      rows[index].constant.value = 0
      if slots[basic].isAbove ? !slots[basic].plusAllowed : !slots[basic].minusAllowed {
        if !isDead(basic) { slots[basic].isAbove.toggle() }
      }
    } else {
      let isAbove = value > 0
      if isAbove ? slots[basic].plusAllowed : slots[basic].minusAllowed {
        if slots[basic].isAbove != isAbove && slots[basic].plusCost + slots[basic].minusCost <= 0 {
          slots[basic].isAbove = isAbove
        }
      } else {
        rows[index].constant.value = 0
      }
    }
  }
}
