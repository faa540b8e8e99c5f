extension Tableau {
  enum Outcome {
    case optimal
    /// The objective falls for ever along a nonbasic variable in a direction.
    case unbounded(slot: Int32, direction: Double)
  }

  /// Puts costs on; several for one variable add up.
  mutating func addCost(_ slot: Int32, plus: Double, minus: Double) {
    if slots[slot].plusCost == 0 && slots[slot].minusCost == 0 { costed.append(slot) }
    slots[slot].plusCost += plus
    slots[slot].minusCost += minus
  }

  mutating func clearCosts() {
    for index in 0..<costed.count {
      slots[costed[index]].plusCost = 0
      slots[costed[index]].minusCost = 0
    }
    costed.removeAll()
  }

  /// Scales the costs of the level so that the largest is about 1: thresholds on reduced costs assume it.
  mutating func scaleCosts() {
    var largest = 0.0
    for index in 0..<costed.count {
      let slot = slots[costed[index]]
      largest = max(largest, slot.plusCost.magnitude, slot.minusCost.magnitude)
    }
    guard largest > 0 else { return }
    let factor = powerOfTwo(near: 1 / largest)
    guard factor != 1 else { return }
    for index in 0..<costed.count {
      slots[costed[index]].plusCost *= factor
      slots[costed[index]].minusCost *= factor
    }
  }

  /// Brings the costs that were put on to their minimum, without leaving what earlier levels allow.
  mutating func minimise() -> Outcome {
    startSlopes()
    var isFresh = true
    var degenerate = 0
    let patience = 2 * (rows.count + nonbasic.count) + 20
    // A safety net against rounding that keeps exchanging the same rows; never reached by exact arithmetic.
    var remaining = 200 * (rows.count + nonbasic.count) + 10_000
    while remaining > 0 {
      remaining -= 1
      let useBland = degenerate > patience
      guard let entry = entering(useBland) else {
        if isFresh { return .optimal }
        // Slopes carried through many exchanges hold the rounding of costs that have cancelled; what is frozen must not.
        startSlopes()
        isFresh = true
        continue
      }
      isFresh = false
      slots[entry.slot].isAbove = entry.direction > 0
      guard let blocking = leaving(entry.slot, entry.direction, useBland) else {
        return .unbounded(slot: entry.slot, direction: entry.direction)
      }
      degenerate = blocking.distance <= Tolerance.zero * magnitude ? degenerate + 1 : 0
      pivot(row: blocking.row, entering: entry.slot)
    }
    return .optimal
  }

  private mutating func startSlopes() {
    for index in 0..<nonbasic.count {
      slope[nonbasic[index]] = 0
      slopeSize[nonbasic[index]] = 0
    }
    for index in 0..<costed.count {
      let slot = slots[costed[index]]
      guard slot.row >= 0 else { continue }
      settleSide(slot.row)
      let side = alignSide(costed[index])
      let unit = side ? slot.plusCost : -slot.minusCost
      guard unit != 0 else { continue }
      let row = rows[slot.row]
      for cell in row.start..<(row.start + row.count) {
        let part = unit * cellValues[cell]
        slope[cellSlots[cell]] += part
        slopeSize[cellSlots[cell]] += part.magnitude
      }
    }
  }

  /// Puts a basic variable on the side of its value before costs make the two sides differ.
  private mutating func alignSide(_ slot: Int32) -> Bool {
    let value = rows[slots[slot].row].constant.value
    if value > 0 && slots[slot].plusAllowed { slots[slot].isAbove = true }
    if value < 0 && slots[slot].minusAllowed { slots[slot].isAbove = false }
    return slots[slot].isAbove
  }

  /// What a reduced cost of a variable must exceed to be more than rounding.
  ///
  /// It is measured by what was added up to make it: weights of one level may lie far apart.
  @inline(__always)
  private func threshold(_ slot: Int32) -> Double {
    Tolerance.reducedCost * (slopeSize[slot] + slots[slot].plusCost.magnitude + slots[slot].minusCost.magnitude)
  }

  /// A variable and direction along which the objective falls.
  ///
  /// The search goes on from where the last one ended and takes the steepest of a window: looking at every variable
  /// before each exchange is quadratic when thousands of pieces share a row. When many steps have led nowhere, the first
  /// variable of all is taken (Bland's rule, against cycling).
  private mutating func entering(_ useBland: Bool) -> (slot: Int32, direction: Double)? {
    var best = 0.0
    var choice: Int32 = -1
    var direction = 1.0
    var remaining = nonbasic.count
    var window = useBland ? Int.max : 32
    while remaining > 0 && window > 0 {
      remaining -= 1
      pricingStart += 1
      if pricingStart >= nonbasic.count { pricingStart = 0 }
      let candidate = nonbasic[pricingStart]
      if choice >= 0 { window -= 1 }
      if useBland && choice >= 0 && candidate > choice { continue }
      let slot = slots[candidate]
      let up = slot.plusAllowed ? slot.plusCost + slope[candidate] : 0
      let down = slot.minusAllowed ? slot.minusCost - slope[candidate] : 0
      // Only variables without bends can fall both ways, and those not at once.
      let steepest = min(up, down)
      guard steepest < (useBland ? 0 : best), steepest < -threshold(candidate) else { continue }
      best = steepest
      choice = candidate
      direction = up <= down ? 1 : -1
    }
    return choice < 0 ? nil : (choice, direction)
  }

  /// The row that stops the entering variable first.
  private mutating func leaving(_ slot: Int32, _ direction: Double, _ useBland: Bool) -> Candidate? {
    candidates.removeAll()
    var limit = Double.infinity
    let slack = Tolerance.zero * magnitude * 4
    var linkIndex = slots[slot].firstRow
    while linkIndex >= 0 {
      let row = links[linkIndex].row
      linkIndex = links[linkIndex].next
      guard !rows[row].isPassive else { continue }
      let change = coefficient(slot, in: row) * direction
      guard change.magnitude > Tolerance.pivot, let distance = room(row, rising: change > 0) else { continue }
      candidates.append(Candidate(row: row, coefficient: change.magnitude, distance: distance / change.magnitude))
      limit = min(limit, (distance + slack) / change.magnitude)
    }
    var best: Candidate?
    for index in 0..<candidates.count where candidates[index].distance <= limit {
      let candidate = candidates[index]
      guard let current = best else {
        best = candidate
        continue
      }
      if isBetter(candidate, than: current, useBland) { best = candidate }
    }
    return best
  }

  /// Among rows that stop at the same point: one that is done with, then (Bland) the first or (else) the stablest.
  @inline(__always)
  private func isBetter(_ candidate: Candidate, than current: Candidate, _ useBland: Bool) -> Bool {
    let mine = rows[candidate.row].basic
    let theirs = rows[current.row].basic
    if isDead(mine) != isDead(theirs) { return isDead(mine) }
    if useBland { return mine < theirs }
    if candidate.coefficient != current.coefficient { return candidate.coefficient > current.coefficient }
    return mine < theirs
  }

  /// How far the basic variable of a row may move up or down before it stops the step; nil for ever.
  @inline(__always)
  private func room(_ row: Int32, rising: Bool) -> Double? {
    let slot = slots[rows[row].basic]
    let value = rows[row].constant.value
    let bends = slot.plusCost + slot.minusCost > 0
    if rising {
      if slot.isAbove { return slot.plusAllowed ? nil : 0 }
      return bends || !slot.plusAllowed ? max(-value, 0) : nil
    }
    if !slot.isAbove { return slot.minusAllowed ? nil : 0 }
    return bends || !slot.minusAllowed ? max(value, 0) : nil
  }

  /// Makes the optimum of the level binding for those that follow: every side with a positive reduced cost is closed.
  mutating func freeze() {
    var index = 0
    while index < nonbasic.count {
      let candidate = nonbasic[index]
      let noise = threshold(candidate)
      if slots[candidate].plusAllowed && slots[candidate].plusCost + slope[candidate] > noise {
        slots[candidate].plusAllowed = false
      }
      if slots[candidate].minusAllowed && slots[candidate].minusCost - slope[candidate] > noise {
        slots[candidate].minusAllowed = false
      }
      if isDead(candidate) { removeFromNonbasic(candidate) } else { index += 1 }
    }
    for index in 0..<costed.count {
      let slot = costed[index]
      guard slots[slot].row >= 0, slots[slot].plusCost + slots[slot].minusCost > 0 else { continue }
      if slots[slot].isAbove { slots[slot].minusAllowed = false } else { slots[slot].plusAllowed = false }
    }
  }

  /// Notes what keeps the basis optimal: each basic variable stays on the sides that are open to it. The reduced costs
  /// of all levels do not depend on constants.
  mutating func note(_ conditions: inout Conditions<Number>) {
    for index in 0..<rows.count where !rows[index].isPassive {
      let slot = slots[rows[index].basic]
      let constant = rows[index].constant
      if slot.plusAllowed && slot.minusAllowed { continue }
      if !slot.plusAllowed && !slot.minusAllowed {
        conditions.requireSteady(constant)
      } else {
        conditions.require(slot.plusAllowed ? constant : -constant)
      }
    }
  }

  /// Closes sides of a variable for good.
  mutating func forbid(_ slot: Int32, plus: Bool, minus: Bool) {
    if plus { slots[slot].plusAllowed = false }
    if minus { slots[slot].minusAllowed = false }
    if slots[slot].row < 0 {
      if isDead(slot) { removeFromNonbasic(slot) }
    } else {
      settleSide(slots[slot].row)
    }
  }

  /// Whether nothing can move any more.
  @inline(__always)
  var isDetermined: Bool { nonbasic.isEmpty }

  /// Whether a variable has one value in all that is still allowed; false may also mean that it is not obvious.
  @inline(__always)
  func isSettled(_ slot: Int32) -> Bool {
    guard slots[slot].row >= 0 else { return isDead(slot) }
    let row = rows[slots[slot].row]
    for cell in row.start..<(row.start + row.count) where !isDead(cellSlots[cell]) { return false }
    return true
  }
}

/// The power of two next to a positive number, so that scaling by it is exact.
func powerOfTwo(near value: Double) -> Double {
  Double(sign: .plus, exponent: value.exponent, significand: 1)
}
