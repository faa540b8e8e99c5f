/// One connected piece of the system in local numbering, small enough to solve from nothing.
///
/// The state copies constraints in (variables sorted by rest order, rows by activation order, so that the arithmetic
/// does not depend on history), calls ``solve(_:)`` and reads values, faces and open variables back. The buffers are
/// scratch: they are reused from one piece to the next.
struct Problem<Number: Constant>: ~Copyable {
  enum Goal {
    /// Only whether the required rows can hold.
    case feasibility
    /// The priorities, then sizes and the sum over position inequalities of the rest rule.
    case layout
    /// Required rows, then each position in turn as near to 0 as it can.
    case positions
    /// The priorities; then a direction in which every variable moves that is not unique in the optimal set.
    case ambiguity
  }

  struct Row {
    var start: Int32
    var count: Int32
    var constant: Number
    var weight: Double
    /// Place in the order of levels, highest first; `Rank.required` must hold.
    var rank: UInt64
    var relation: Relation
    /// Whether its distance counts in the second step of the rest rule.
    var inRestSum: Bool
    /// The presolve has used it up: nothing remains to be solved.
    var isDone: Bool = false
    /// The class (of several: any) that it speaks of after the presolve; -1 for none.
    var home: Int32 = -1
    /// The tableau variable that stands for the row and the factor between them; -1 where presolve took the row.
    var slot: Int32 = -1
    var slotScale: Double = 0
    /// Left side in terms of classes: a place in `forms`, how many, and the constant with the largest number in it.
    var formStart: Int32 = 0
    var formCount: Int32 = 0
    var formConstant = Number(0)
    var formMagnitude = 0.0
    /// The largest number that was added up to make the row's constant, in the tableau's units.
    var magnitude: Double = 0
  }

  struct LocalTerm {
    var variable: Int32
    var coefficient: Double
  }

  // Input.
  var kinds = Buffer<Variable.Kind>()
  var terms = Buffer<LocalTerm>()
  var rows = Buffer<Row>()
  /// Go on with the least infeasible point: an earlier, stricter test has found the rows satisfiable.
  var acceptsResidue = false
  /// Makes the directions of different pieces differ, so that sums of them do not cancel.
  var salt: Int32 = 0

  // Output.
  var values = Buffer<Number>()
  /// What the values hold under, when they are traced.
  var conditions = Conditions<Number>()
  var directions = Buffer<Double>()
  var isOpen = Buffer<Bool>()
  /// What the priorities alone do not determine (perhaps more, never less).
  var isLoose = Buffer<Bool>()
  var faces = Buffer<UInt8>()

  // Classes: variables tied to each other by required two-variable equalities, x = scale * root + offset.
  var parent = Buffer<Int32>()
  var scale = Buffer<Double>()
  var offset = Buffer<Number>()
  var memberCount = Buffer<Int32>()
  var nextMember = Buffer<Int32>()
  var isConstant = Buffer<Bool>()
  var constantValue = Buffer<Number>()
  var lower = Buffer<Number>()
  var upper = Buffer<Number>()

  // Occurrences of variables in required equalities, for the presolve's work list.
  var occurrenceStart = Buffer<Int32>()
  var occurrences = Buffer<Int32>()
  var queue = Buffer<Int32>()
  var isQueued = Buffer<Bool>()

  // A row in terms of classes, built by `gather`.
  var sum = Buffer<Double>()
  var gathered = Buffer<Int32>()
  var isGathered = Buffer<Bool>()
  var gatheredConstant = Number(0)
  var gatheredMagnitude = 0.0
  /// Rows in terms of classes, once the classes are settled; the variable of a term is the root of a class.
  var forms = Buffer<LocalTerm>()

  // Groups of classes that share rows.
  var group = Buffer<Int32>()
  var groupHead = Buffer<Int32>()
  var groupNext = Buffer<Int32>()
  var rowHead = Buffer<Int32>()
  var rowNext = Buffer<Int32>()

  var breakpoints = Buffer<Breakpoint<Number>>()
  var costs = Buffer<Cost>()
  var columnOfClass = Buffer<Int32>()
  var columnBase = Buffer<Number>()
  var wishRank = Buffer<UInt64>()
  var columnDirection = Buffer<Double>()
  var unarySlots = Buffer<UnarySlot<Number>>()
  var unaryHead = Buffer<Int32>()
  var sizeOrder = Buffer<Int32>()
  var tableau = Tableau<Number>()
  /// For the dump: names of the variables, and what is written down when they are given.
  var names: [String] = []
  var transcript: [String] = []
  /// How many pivots and tableaux were needed: what tests count instead of time.
  var pivotCount = 0
  var tableauCount = 0

  init() {}

  func deallocate() {
    kinds.deallocate()
    terms.deallocate()
    rows.deallocate()
    values.deallocate()
    conditions.list.deallocate()
    directions.deallocate()
    isOpen.deallocate()
    isLoose.deallocate()
    faces.deallocate()
    parent.deallocate()
    scale.deallocate()
    offset.deallocate()
    memberCount.deallocate()
    nextMember.deallocate()
    isConstant.deallocate()
    constantValue.deallocate()
    lower.deallocate()
    upper.deallocate()
    occurrenceStart.deallocate()
    occurrences.deallocate()
    queue.deallocate()
    isQueued.deallocate()
    sum.deallocate()
    gathered.deallocate()
    isGathered.deallocate()
    forms.deallocate()
    deallocateGroups()
    tableau.deallocate()
  }

  private func deallocateGroups() {
    group.deallocate()
    groupHead.deallocate()
    groupNext.deallocate()
    rowHead.deallocate()
    rowNext.deallocate()
    breakpoints.deallocate()
    costs.deallocate()
    columnOfClass.deallocate()
    columnBase.deallocate()
    wishRank.deallocate()
    columnDirection.deallocate()
    unarySlots.deallocate()
    unaryHead.deallocate()
    sizeOrder.deallocate()
  }

  mutating func reset() {
    kinds.removeAll()
    terms.removeAll()
    rows.removeAll()
    acceptsResidue = false
  }

  mutating func addVariable(_ kind: Variable.Kind) -> Int32 {
    kinds.append(kind)
    return Int32(kinds.count - 1)
  }

  /// Begins a row; its terms follow with ``addTerm(_:_:)``.
  mutating func beginRow(_ row: Row) {
    var row = row
    row.start = Int32(terms.count)
    row.count = 0
    rows.append(row)
  }

  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    terms.append(LocalTerm(variable: variable, coefficient: coefficient))
    rows[rows.count - 1].count += 1
  }

  /// Solves the piece; false when the required rows cannot hold.
  mutating func solve(_ goal: Goal) -> Bool {
    values.refill(kinds.count, with: Number(0))
    conditions.reset()
    isOpen.refill(kinds.count, with: false)
    isLoose.refill(kinds.count, with: false)
    faces.refill(rows.count, with: 0)
    directions.refill(goal == .ambiguity ? kinds.count : 0, with: 0)
    guard mergeClasses(), boundClasses() else { return false }
    formGroups()
    for root in 0..<Int32(kinds.count) where groupHead[root] >= 0 {
      guard solveGroup(root, goal) else { return false }
    }
    return true
  }

  private mutating func solveGroup(_ root: Int32, _ goal: Goal) -> Bool {
    if groupNext[groupHead[root]] < 0 {
      return solveClosedForm(groupHead[root], goal)
    }
    return solveTableau(root, goal)
  }
}

/// A number in 0.5..<1.5 that belongs to a coordinate of a piece: scattered, but the same each time.
func scattered(_ salt: Int32, _ index: Int32) -> Double {
  // The finalizer of SplitMix64 (Steele, Lea, Flood, 2014).
  var bits = UInt64(UInt32(bitPattern: salt)) << 32 | UInt64(UInt32(bitPattern: index))
  bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
  bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
  return 0.5 + Double((bits ^ (bits >> 31)) >> 12) / Double(UInt64(1) << 52)
}

/// Which signs of a row's left side the optimal set excludes.
enum Face {
  static let positiveExcluded: UInt8 = 1
  static let negativeExcluded: UInt8 = 2
  static let both: UInt8 = 3
}

/// Places of levels in the order of the objective, highest first.
enum Rank {
  static let required = UInt64.max
  /// Required constraints that were lowered because they cannot hold: one level above all priorities.
  static let lowered = UInt64.max - 1

  /// The level of an optional priority; explicit constraints come before content-size ones.
  static func level(_ priority: Float, _ tier: LinearConstraint.Tier) -> UInt64 {
    // The bit patterns of positive floats are ordered like the floats.
    UInt64(priority.bitPattern) << 1 | (tier == .explicit ? 1 : 0)
  }
}

/// What one unit of a tableau variable costs on a level, above and below 0.
struct Cost {
  var rank: UInt64
  var slot: Int32
  var plus: Double
  var minus: Double
}

/// A tableau variable that measures one class from one point, so that rows bending there share it.
struct UnarySlot<Number: Constant> {
  var at: Number
  var slot: Int32
  /// slot = factor * (class value - at)
  var factor: Double
  var next: Int32
}
