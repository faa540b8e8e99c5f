/// A simplex tableau whose variables may cost differently above and below 0.
///
/// Every row reads `basic = constant + sum of coefficient * nonbasic`, and every nonbasic variable is at 0. A slack is a
/// variable that may not be negative; an optional constraint is one variable that costs on one side or on both, in
/// place of the two error variables of the Cassowary paper (Badros, Borning, Stuckey, 2001); an equality that must hold
/// may be neither. When a level of the objective is at its optimum, each side whose reduced cost is positive is
/// forbidden: what remains is exactly the optimal set of that level, and the next level goes on inside it.
struct Tableau<Number: Constant>: ~Copyable {
  struct Slot {
    /// The row in which the variable is basic, or -1.
    var row: Int32 = -1
    /// Place in `nonbasic`, or -1.
    var position: Int32 = -1
    var plusAllowed = true
    var minusAllowed = true
    /// Whether a basic variable counts as above 0 (or at 0, coming from above).
    var isAbove = true
    /// A class without bounds: never blocks, never costs; its row leaves the tableau once it is basic.
    var isFree = false
    /// Some point of the optimal set has it off 0 (see `reduceToHull`).
    var isKnownToMove = false
    /// Cost on the level in work.
    var plusCost = 0.0
    var minusCost = 0.0
    /// Head of the list of rows that (may) contain the variable.
    var firstRow: Int32 = -1
  }

  struct Row {
    var basic: Int32
    var constant: Number
    var start: Int
    var count: Int
    var capacity: Int
    /// Rows of free variables are kept for reading the values off at the end, and are no longer updated.
    var isPassive = false
  }

  struct RowLink {
    var row: Int32
    var next: Int32
  }

  var slots = Buffer<Slot>()
  var rows = Buffer<Row>()
  var cellSlots = Buffer<Int32>()
  var cellValues = Buffer<Double>()
  var links = Buffer<RowLink>()
  var freeLink: Int32 = -1
  /// Nonbasic variables that may still move.
  var nonbasic = Buffer<Int32>()
  /// Passive rows in the order in which they left.
  var passive = Buffer<Int32>()
  /// Slope of the objective along each nonbasic variable, from the basic variables alone.
  var slope = Buffer<Double>()
  /// The sum of the magnitudes of what was added up to make each slope: tells rounding from small costs.
  var slopeSize = Buffer<Double>()
  var magnitude = 1.0

  // Scratch.
  var scratchSlots = Buffer<Int32>()
  var scratchValues = Buffer<Double>()
  var mergedSlots = Buffer<Int32>()
  var mergedValues = Buffer<Double>()
  var candidates = Buffer<Candidate>()
  var costed = Buffer<Int32>()
  var slotValues = Buffer<Number>()
  var slotWeights = Buffer<Double>()
  var slotSettled = Buffer<Bool>()
  var pivots = 0
  /// Where the search for an entering variable goes on.
  var pricingStart = 0

  struct Candidate {
    var row: Int32
    var coefficient: Double
    var distance: Double
  }

  init() {}

  func deallocate() {
    slots.deallocate()
    rows.deallocate()
    cellSlots.deallocate()
    cellValues.deallocate()
    links.deallocate()
    nonbasic.deallocate()
    passive.deallocate()
    slope.deallocate()
    slopeSize.deallocate()
    scratchSlots.deallocate()
    scratchValues.deallocate()
    mergedSlots.deallocate()
    mergedValues.deallocate()
    candidates.deallocate()
    costed.deallocate()
    slotValues.deallocate()
    slotWeights.deallocate()
    slotSettled.deallocate()
  }

  mutating func reset() {
    slots.removeAll()
    rows.removeAll()
    cellSlots.removeAll()
    cellValues.removeAll()
    links.removeAll()
    freeLink = -1
    nonbasic.removeAll()
    passive.removeAll()
    slope.removeAll()
    slopeSize.removeAll()
    costed.removeAll()
    pricingStart = 0
    magnitude = 1
  }

  /// Makes a nonbasic variable.
  mutating func addColumn(isFree: Bool) -> Int32 {
    var slot = Slot()
    slot.isFree = isFree
    slot.minusAllowed = isFree
    slot.position = Int32(nonbasic.count)
    slots.append(slot)
    slope.append(0)
    slopeSize.append(0)
    let index = Int32(slots.count - 1)
    nonbasic.append(index)
    return index
  }

  /// Makes a basic variable from an expression in scratch form; basic variables in it must have been replaced.
  mutating func addRow(constant: Number) -> Int32 {
    var slot = Slot()
    slot.row = Int32(rows.count)
    slot.isAbove = constant.value >= 0
    slots.append(slot)
    slope.append(0)
    slopeSize.append(0)
    let index = Int32(slots.count - 1)
    let start = cellSlots.count
    for cell in 0..<scratchSlots.count {
      cellSlots.append(scratchSlots[cell])
      cellValues.append(scratchValues[cell])
      link(scratchSlots[cell], to: Int32(rows.count))
    }
    rows.append(
      Row(basic: index, constant: constant, start: start, count: scratchSlots.count, capacity: scratchSlots.count))
    magnitude = max(magnitude, constant.value.magnitude)
    return index
  }

  /// Notes that a row contains a nonbasic variable.
  @inline(__always)
  mutating func link(_ slot: Int32, to row: Int32) {
    let head = slots[slot].firstRow
    if freeLink >= 0 {
      let index = freeLink
      freeLink = links[index].next
      links[index] = RowLink(row: row, next: head)
      slots[slot].firstRow = index
    } else {
      links.append(RowLink(row: row, next: head))
      slots[slot].firstRow = Int32(links.count - 1)
    }
  }

  mutating func clearLinks(of slot: Int32) {
    var index = slots[slot].firstRow
    while index >= 0 {
      let next = links[index].next
      links[index].next = freeLink
      freeLink = index
      index = next
    }
    slots[slot].firstRow = -1
  }

  /// The coefficient of a variable in a row, 0 where it does not occur; logarithmic.
  @inline(__always)
  func coefficient(_ slot: Int32, in row: Int32) -> Double {
    let start = rows[row].start
    var low = start
    var high = start + rows[row].count
    while low < high {
      let middle = (low + high) >> 1
      if cellSlots[middle] < slot { low = middle + 1 } else { high = middle }
    }
    return low < start + rows[row].count && cellSlots[low] == slot ? cellValues[low] : 0
  }

  /// Whether a nonbasic variable can no longer move.
  @inline(__always)
  func isDead(_ slot: Int32) -> Bool {
    !slots[slot].plusAllowed && !slots[slot].minusAllowed
  }

  mutating func removeFromNonbasic(_ slot: Int32) {
    let position = slots[slot].position
    guard position >= 0 else { return }
    nonbasic.swapRemove(at: Int(position))
    if Int(position) < nonbasic.count { slots[nonbasic[position]].position = position }
    slots[slot].position = -1
  }
}
