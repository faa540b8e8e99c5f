extension SolverState {
  // MARK: Variables

  /// Makes room, so that nothing is copied while a system of known size is built.
  mutating func reserve(variables variableCount: Int, constraints constraintCount: Int, terms termCount: Int) {
    guard !arena.isEmpty || variables.count > 0 || constraints.count > 0 else {
      return borrowRoom(variableCount, constraintCount, termCount)
    }
    variables.makeRoom(for: variableCount)
    values.makeRoom(for: variableCount)
    generations.makeRoom(for: variableCount)
    changed.makeRoom(for: variableCount)
    constraints.makeRoom(for: constraintCount)
    terms.makeRoom(for: termCount)
  }

  /// Lays the buffers of an empty system side by side; what is absurd is left to growing.
  private mutating func borrowRoom(_ variableCount: Int, _ constraintCount: Int, _ termCount: Int) {
    let counts = [variableCount, constraintCount, termCount].map { 0 < $0 && $0 < 1 << 28 ? $0 : 0 }
    let (variableCount, constraintCount, termCount) = (counts[0], counts[1], counts[2])
    arena = Arena(
      pending: Buffer<VariableRecord>.size(of: variableCount) + Buffer<Double>.size(of: variableCount)
        + 2 * Buffer<Int32>.size(of: variableCount) + Buffer<ConstraintRecord>.size(of: constraintCount)
        + Buffer<TermRecord>.size(of: termCount))
    arena.lend(variableCount, to: &variables)
    arena.lend(termCount, to: &terms)
    arena.lend(constraintCount, to: &constraints)
    arena.lend(variableCount, to: &values)
    arena.lend(variableCount, to: &generations)
    arena.lend(variableCount, to: &changed)
  }

  @inline(__always)
  mutating func makeVariable(_ kind: Variable.Kind, restOrder: Int64?) -> Variable {
    let place = restOrder ?? nextOrder
    nextOrder = max(nextOrder, place &+ 1)
    guard freeVariables.isEmpty else { return remakeVariable(kind, place) }
    let index = Int32(truncatingIfNeeded: variables.extend(by: 1))
    (variables.base + Int(index)).initialize(to: VariableRecord(kind: kind, isDirty: true, restOrder: place))
    values.append(0)
    generations.append(0)
    if !isNewSystem { dirty.append(index) }
    return Variable(index: index, generation: 0)
  }

  mutating func makeVariables(_ kind: Variable.Kind, _ places: UnsafeMutableBufferPointer<Variable>, _ count: Int) {
    guard let base = places.baseAddress, count > 0 else { return }
    guard freeVariables.isEmpty else {
      for index in 0..<count { (base + index).initialize(to: makeVariable(kind, restOrder: nil)) }
      return
    }
    let first = variables.extend(by: count)
    let records = variables.base + first
    for index in 0..<count {
      (records + index).initialize(
        to: VariableRecord(kind: kind, isDirty: true, restOrder: nextOrder &+ Int64(truncatingIfNeeded: index)))
      (base + index).initialize(to: Variable(index: Int32(truncatingIfNeeded: first &+ index), generation: 0))
    }
    nextOrder &+= Int64(truncatingIfNeeded: count)
    values.append(0, count: count)
    generations.append(0, count: count)
    guard !isNewSystem else { return }
    for index in first..<(first &+ count) { dirty.append(Int32(truncatingIfNeeded: index)) }
  }

  @inline(never)
  private mutating func remakeVariable(_ kind: Variable.Kind, _ restOrder: Int64) -> Variable {
    let index = freeVariables.removeLast()
    variables[index] = VariableRecord(kind: kind, isDirty: isNewSystem, restOrder: restOrder)
    values[index] = 0
    generations[index] &+= 1
    markDirty(index)
    return handle(index)
  }

  mutating func setRestOrder(_ order: Int64, of index: Int32) {
    variables[index].restOrder = order
    nextOrder = max(nextOrder, order &+ 1)
    guard !isKnown(index) else { return }
    markDirty(index)
    // What is open together with it may be settled in another order now.
    noteMoved(index)
    if variables[index].status == .defined { seeds.append(index) }
  }

  mutating func takeChanged() -> [Variable] {
    reportMoved()
    var found: [Variable] = []
    found.reserveCapacity(changed.count)
    for at in 0..<changed.count where variables[changed[at]].isChanged {
      variables[changed[at]].isChanged = false
      if variables[changed[at]].status != .unused { found.append(handle(changed[at])) }
    }
    changed.removeAll()
    return found
  }

  @inline(__always)
  mutating func isOurs(_ variable: Variable) -> Bool {
    variable.index >= 0 && Int(variable.index) < generations.count
      && generations[variable.index] == variable.generation
  }

  mutating func read(_ wanted: UnsafeBufferPointer<Variable>, into places: UnsafeMutableBufferPointer<Double>) {
    let values = values.base
    let generations = generations.base
    let count = UInt32(self.generations.count)
    for place in 0..<min(wanted.count, places.count) {
      let variable = wanted[place]
      let isOurs = UInt32(bitPattern: variable.index) < count && generations[Int(variable.index)] == variable.generation
      places[place] = isOurs ? values[Int(variable.index)] : 0
    }
  }

  @inline(__always)
  mutating func index(of variable: Variable) throws(SolverError) -> Int32 {
    guard isOurs(variable) else { throw .unknownVariable(variable) }
    return variable.index
  }

  @inline(__always)
  mutating func handle(_ index: Int32) -> Variable {
    Variable(index: index, generation: generations[index])
  }

  mutating func removeVariable(_ index: Int32) {
    variables[index].status = .unused
    generations[index] &+= 1
    freeVariables.append(index)
  }

  mutating func markDirty(_ variable: Int32) {
    if !variables[variable].isDirty {
      variables[variable].isDirty = true
      dirty.append(variable)
    }
  }

  // MARK: Constraints

  @inline(__always)
  mutating func index(of id: ConstraintID) throws(SolverError) -> Int32 {
    guard id.index >= 0, Int(id.index) < constraints.count, constraints[id.index].generation == id.generation,
      constraints[id.index].isActive
    else { throw .unknownConstraint(id) }
    return id.index
  }

  @inline(__always)
  mutating func handle(ofConstraint index: Int32) -> ConstraintID {
    ConstraintID(index: index, generation: constraints[index].generation)
  }

  /// Refuses numbers that cannot be computed with.
  @inline(__always)
  private mutating func check(_ row: ConstraintRow) throws(SolverError) {
    guard row.priority > 0, row.priority <= 1000 else { throw .invalidPriority(row.priority) }
    guard Self.isUsable(row.constant), Self.isUsable(row.weight) else { throw .notFinite }
    guard row.weight > 0 else { throw .invalidWeight(row.weight) }
  }

  @inline(__always)
  private mutating func check(_ term: Term) throws(SolverError) {
    guard isOurs(term.variable) else { throw .unknownVariable(term.variable) }
    guard Self.isUsable(term.coefficient) else { throw .notFinite }
  }

  private static func merged(_ terms: UnsafeBufferPointer<Term>) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    if terms.count <= 8 {
      for term in terms { Self.addMerging(term, to: &merged) }
    } else {
      // Sorting keeps long sums out of a quadratic search; the order of terms means nothing.
      for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
        if let last = merged.last, last.variable == term.variable {
          merged[merged.count - 1].coefficient += term.coefficient
        } else {
          merged.append(term)
        }
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }

  @inline(__always)
  private static func addMerging(_ term: Term, to merged: inout [Term]) {
    for index in merged.indices where merged[index].variable == term.variable {
      merged[index].coefficient += term.coefficient
      return
    }
    merged.append(term)
  }

  @inline(__always)
  static func isUsable(_ number: Double) -> Bool {
    // NaN and infinity are not, either.
    number.magnitude <= Tolerance.largest
  }

  /// Refuses a description that cannot be computed with, or that speaks of variables that are not ours.
  mutating func check(_ constraint: LinearConstraint) throws(SolverError) {
    try check(row(of: constraint))
    for term in constraint.terms { try check(term) }
  }

  @inline(__always)
  private mutating func row(of constraint: LinearConstraint) -> ConstraintRow {
    ConstraintRow(
      termCount: constraint.terms.count, constraint.relation, constant: constraint.constant,
      priority: constraint.priority, weight: constraint.weight, tier: constraint.tier)
  }

  /// Checks a constraint and adds it.
  @inline(__always)
  mutating func insert(_ row: ConstraintRow, _ added: UnsafeBufferPointer<Term>) throws(SolverError) -> ConstraintID {
    try check(row)
    let isReused = !freeConstraints.isEmpty
    let index =
      isReused ? freeConstraints[freeConstraints.count &- 1] : Int32(truncatingIfNeeded: constraints.count)
    let block = try write(added, of: index)
    prepareForChange()
    var generation: UInt32 = 0
    if isReused {
      _ = freeConstraints.removeLast()
      generation = constraints[index].generation
    } else {
      _ = constraints.extend(by: 1)
    }
    (constraints.base + Int(index)).initialize(
      to: ConstraintRecord(
        generation: generation, isActive: true, relation: row.relation, tier: row.tier, isTouched: true,
        priority: row.priority, firstTerm: block.start, termCount: block.count, constant: row.constant,
        weight: row.weight, sequence: nextSequence))
    nextSequence &+= 1
    if isLinked { noteInserted(index) }
    return ConstraintID(index: index, generation: generation)
  }

  @inline(never)
  private mutating func noteInserted(_ index: Int32) {
    if !isNewSystem { touched.append(index) }
    link(index)
    if loweredCount > 0 { noteRegion(of: index) }
  }

  /// Gives a constraint another description, which has been checked.
  mutating func refill(_ index: Int32, with description: LinearConstraint) {
    let record = constraints.base + Int(index)
    record.pointee.relation = description.relation
    record.pointee.constant = description.constant
    record.pointee.priority = description.priority
    record.pointee.weight = description.weight
    record.pointee.tier = description.tier
    let merged = description.terms.withUnsafeBufferPointer { Self.merged($0) }
    let start = takeBlock(merged.count)
    for (place, term) in merged.enumerated() { put(term, at: start &+ Int32(place), of: index) }
    record.pointee.firstTerm = start
    record.pointee.termCount = Int32(truncatingIfNeeded: merged.count)
    link(index)
    touch(index)
  }

  /// Checks terms and writes them down for a constraint, added up where a variable occurs twice; nothing of them is left
  /// when one is refused.
  @inline(__always)
  private mutating func write(
    _ added: UnsafeBufferPointer<Term>, of constraint: Int32
  ) throws(SolverError) -> (start: Int32, count: Int32) {
    let count = added.count
    let start = takeBlock(count)
    guard var term = added.baseAddress else { return (start, 0) }
    let end = term + count
    var place = terms.base + Int(start)
    // One bit a variable, by its last digits: without a bit in common, no two are the same.
    var met: UInt64 = 0
    var mayRepeat = false
    while term != end {
      do throws(SolverError) {
        try check(term.pointee)
      } catch {
        giveBlock(start, count)
        throw error
      }
      let index = term.pointee.variable.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index)
      mayRepeat = mayRepeat || met & bit != 0 || term.pointee.coefficient == 0
      met |= bit
      place.initialize(
        to: TermRecord(
          variable: index, constraint: constraint, next: -1, previous: -1, coefficient: term.pointee.coefficient))
      place += 1
      term += 1
    }
    return mayRepeat ? writeMerged(added, start, of: constraint) : (start, Int32(truncatingIfNeeded: count))
  }

  /// Writes terms of which some may be of the same variable, or 0, in place of what stands there.
  @inline(never)
  private mutating func writeMerged(
    _ added: UnsafeBufferPointer<Term>, _ start: Int32, of constraint: Int32
  ) -> (start: Int32, count: Int32) {
    guard Self.mustMerge(added) else { return (start, Int32(truncatingIfNeeded: added.count)) }
    let merged = Self.merged(added)
    // Nothing was to be added up: the order of the description stays.
    if merged.count == added.count { return (start, Int32(truncatingIfNeeded: added.count)) }
    giveBlock(start, added.count)
    let start = takeBlock(merged.count)
    for (place, term) in merged.enumerated() { put(term, at: start &+ Int32(place), of: constraint) }
    return (start, Int32(truncatingIfNeeded: merged.count))
  }

  @inline(__always)
  private static func mustMerge(_ added: UnsafeBufferPointer<Term>) -> Bool {
    guard added.count <= 8 else { return true }
    for index in added.indices {
      if added[index].coefficient == 0 { return true }
      for other in 0..<index where added[other].variable == added[index].variable { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func put(_ term: Term, at place: Int32, of constraint: Int32) {
    (terms.base + Int(place)).initialize(
      to: TermRecord(
        variable: term.variable.index, constraint: constraint, next: -1, previous: -1, coefficient: term.coefficient))
  }

  /// Links the terms of all constraints into the lists of their variables, unless that has been done.
  ///
  /// Much of a system that is solved once is never looked up from its variables, so nothing is linked before somebody
  /// has to; from then on everything is.
  @inline(__always)
  mutating func linkAll() {
    if !isLinked { linkEverything() }
  }

  @inline(never)
  private mutating func linkEverything() {
    isLinked = true
    let all = terms.base
    let variables = variables.base
    for index in 0..<constraints.count {
      let record = constraints.base + index
      var place = record.pointee.firstTerm
      let end = place &+ record.pointee.termCount
      while place < end {
        let term = all + Int(place)
        let variable = variables + Int(term.pointee.variable)
        let head = variable.pointee.firstTerm
        term.pointee.next = head
        if head >= 0 { all[Int(head)].previous = place }
        variable.pointee.firstTerm = place
        place &+= 1
      }
    }
  }

  /// Links the terms of a constraint into the lists of their variables; all it speaks of must be looked at again.
  private mutating func link(_ index: Int32) {
    let all = terms.base
    let variables = variables.base
    for place in termRange(index) {
      let variable = variables + Int(all[place].variable)
      let head = variable.pointee.firstTerm
      all[place].next = head
      all[place].previous = -1
      if head >= 0 { all[Int(head)].previous = Int32(truncatingIfNeeded: place) }
      variable.pointee.firstTerm = Int32(truncatingIfNeeded: place)
      variable.pointee.refusesDefinition = false
      if !variable.pointee.isDirty { markChanged(all[place].variable) }
    }
  }

  @inline(never)
  private mutating func markChanged(_ variable: Int32) {
    if !isKnown(variable) { markDirty(variable) }
  }

  /// Whether some term of a constraint is of a position: such an inequality counts in the rest rule.
  @inline(__always)
  mutating func speaksOfPosition(_ constraint: Int32) -> Bool {
    for at in termRange(constraint) where variables[terms[at].variable].kind == .position { return true }
    return false
  }

  /// Unlinks the terms of a constraint; what it fixed or defined is open again.
  mutating func unfill(_ index: Int32) {
    linkAll()
    touch(index)
    release(target: index)
    for record in termRange(index) {
      let term = terms[record]
      if term.previous >= 0 {
        terms[term.previous].next = term.next
      } else {
        variables[term.variable].firstTerm = term.next
      }
      if term.next >= 0 { terms[term.next].previous = term.previous }
    }
    giveBlock(constraints[index].firstTerm, Int(constraints[index].termCount))
    constraints[index].firstTerm = -1
    constraints[index].termCount = 0
  }

  mutating func removeConstraint(_ index: Int32) {
    unfill(index)
    withdrawReport(of: index)
    forgetEdit(index)
    constraints[index].isActive = false
    constraints[index].generation &+= 1
    freeConstraints.append(index)
  }

  /// Notes that a constraint is new or different: all it speaks of must be looked at again.
  mutating func touch(_ index: Int32) {
    if !constraints[index].isTouched {
      constraints[index].isTouched = true
      touched.append(index)
    }
    for record in termRange(index) {
      variables[terms[record].variable].refusesDefinition = false
      if !isKnown(terms[record].variable) { markDirty(terms[record].variable) }
    }
  }

  mutating func describe(_ index: Int32) -> LinearConstraint {
    let record = constraints[index]
    var merged: [Term] = []
    for at in termRange(index) {
      merged.append(Term(handle(terms[at].variable), terms[at].coefficient))
    }
    return LinearConstraint(
      merged, record.relation, constant: record.constant, priority: record.priority, weight: record.weight,
      tier: record.tier)
  }

  // MARK: Blocks of terms

  @inline(__always)
  private static func sizeClass(_ count: Int) -> Int {
    count <= 4 ? count : 2 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  @inline(__always)
  private static func capacity(ofClass sizeClass: Int) -> Int {
    sizeClass <= 4 ? sizeClass : 1 << (sizeClass - 2)
  }

  @inline(__always)
  private mutating func takeBlock(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let sizeClass = Self.sizeClass(count)
    let free = freeBlocks[sizeClass]
    if free >= 0 {
      freeBlocks[sizeClass] = terms[free].next
      return free
    }
    // What lies beyond the count is written before the block is used for more terms.
    return Int32(terms.extend(by: Self.capacity(ofClass: sizeClass)))
  }

  private mutating func giveBlock(_ start: Int32, _ count: Int) {
    guard count > 0 else { return }
    let sizeClass = Self.sizeClass(count)
    terms[start].next = freeBlocks[sizeClass]
    freeBlocks[sizeClass] = start
  }
}
