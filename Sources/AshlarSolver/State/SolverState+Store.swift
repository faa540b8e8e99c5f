extension SolverState {
  // MARK: Variables

  /// Makes room, so that nothing is copied while a system of known size is built.
  mutating func reserve(variables variableCount: Int, constraints constraintCount: Int, terms termCount: Int) {
    variables.makeRoom(for: variableCount)
    values.makeRoom(for: variableCount)
    generations.makeRoom(for: variableCount)
    dirty.makeRoom(for: variableCount)
    constraints.makeRoom(for: constraintCount)
    touched.makeRoom(for: constraintCount)
    terms.makeRoom(for: termCount)
  }

  @inline(__always)
  mutating func makeVariable(_ kind: Variable.Kind, restOrder: Int64?) -> Variable {
    let place = restOrder ?? nextOrder
    nextOrder = max(nextOrder, place &+ 1)
    let index: Int32
    if freeVariables.count == 0 {
      index = Int32(variables.extend(by: 1))
      (variables.base + Int(index)).initialize(to: VariableRecord(kind: kind, isDirty: true, restOrder: place))
      values.append(0)
      generations.append(0)
      dirty.append(index)
      return Variable(index: index, generation: 0)
    } else {
      index = freeVariables.removeLast()
      variables[index] = VariableRecord(kind: kind, restOrder: place)
      values[index] = 0
      generations[index] &+= 1
    }
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
  func isOurs(_ variable: Variable) -> Bool {
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
  func index(of variable: Variable) throws(SolverError) -> Int32 {
    guard isOurs(variable) else { throw .unknownVariable(variable) }
    return variable.index
  }

  @inline(__always)
  func handle(_ index: Int32) -> Variable {
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
  func index(of id: ConstraintID) throws(SolverError) -> Int32 {
    guard id.index >= 0, Int(id.index) < constraints.count, constraints[id.index].generation == id.generation,
      constraints[id.index].isActive
    else { throw .unknownConstraint(id) }
    return id.index
  }

  @inline(__always)
  func handle(ofConstraint index: Int32) -> ConstraintID {
    ConstraintID(index: index, generation: constraints[index].generation)
  }

  /// Refuses numbers that cannot be computed with and handles that are not ours.
  @inline(__always)
  func check(_ row: Row, _ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    guard row.priority > 0, row.priority <= 1000 else { throw .invalidPriority(row.priority) }
    guard isUsable(row.constant), isUsable(row.weight) else { throw .notFinite }
    guard row.weight > 0 else { throw .invalidWeight(row.weight) }
    guard var term = terms.baseAddress else { return }
    let end = term + terms.count
    let count = UInt32(generations.count)
    let generations = generations.base
    while term != end {
      let variable = term.pointee.variable
      let index = UInt32(bitPattern: variable.index)
      guard index < count, generations[Int(index)] == variable.generation else { throw .unknownVariable(variable) }
      guard isUsable(term.pointee.coefficient) else { throw .notFinite }
      term += 1
    }
  }

  private func merged(_ terms: UnsafeBufferPointer<Term>) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    if terms.count <= 8 {
      for term in terms { addMerging(term, to: &merged) }
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
  private func addMerging(_ term: Term, to merged: inout [Term]) {
    for index in merged.indices where merged[index].variable == term.variable {
      merged[index].coefficient += term.coefficient
      return
    }
    merged.append(term)
  }

  @inline(__always)
  func isUsable(_ number: Double) -> Bool {
    // NaN and infinity are not, either.
    number.magnitude <= Tolerance.largest
  }

  /// Everything about a constraint but its terms.
  struct Row {
    var relation: Relation
    var constant: Double
    var priority: Float
    var weight: Double
    var tier: LinearConstraint.Tier
  }

  func check(_ constraint: LinearConstraint) throws(SolverError) {
    try constraint.terms.span.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try check(row(of: constraint), terms)
    }
  }

  @inline(__always)
  private func row(of constraint: LinearConstraint) -> Row {
    Row(
      relation: constraint.relation, constant: constraint.constant, priority: constraint.priority,
      weight: constraint.weight, tier: constraint.tier)
  }

  /// Checks a constraint and adds it.
  @inline(__always)
  mutating func insert(_ row: Row, _ terms: UnsafeBufferPointer<Term>) throws(SolverError) -> ConstraintID {
    try check(row, terms)
    prepareForChange()
    let index: Int32
    var generation: UInt32 = 0
    if freeConstraints.isEmpty {
      index = Int32(truncatingIfNeeded: constraints.extend(by: 1))
    } else {
      index = freeConstraints.removeLast()
      generation = constraints[index].generation
    }
    let record = constraints.base + Int(index)
    record.initialize(to: ConstraintRecord(generation: generation, isActive: true, sequence: nextSequence))
    nextSequence &+= 1
    fill(index, row, terms)
    if loweredCount > 0 { noteRegion(of: index) }
    return ConstraintID(index: index, generation: generation)
  }

  /// Gives a constraint another description, which has been checked.
  mutating func refill(_ index: Int32, with description: LinearConstraint) {
    description.terms.withUnsafeBufferPointer { fill(index, row(of: description), $0) }
  }

  /// Writes a description into a record and links its terms; all it speaks of must be looked at again.
  private mutating func fill(_ index: Int32, _ row: Row, _ added: UnsafeBufferPointer<Term>) {
    let record = constraints.base + Int(index)
    record.pointee.relation = row.relation
    record.pointee.constant = row.constant
    record.pointee.priority = row.priority
    record.pointee.weight = row.weight
    record.pointee.tier = row.tier
    if !record.pointee.isTouched {
      record.pointee.isTouched = true
      touched.append(index)
    }
    guard link(index, added) else { return }
    // A variable occurs twice, or with 0.
    unfill(index)
    let merged = merged(added)
    merged.withUnsafeBufferPointer { _ = link(index, $0) }
  }

  /// Links terms into the lists of their variables; true when they must be added up first.
  @inline(__always)
  private mutating func link(_ index: Int32, _ added: UnsafeBufferPointer<Term>) -> Bool {
    let start = takeBlock(added.count)
    let record = constraints.base + Int(index)
    record.pointee.firstTerm = start
    record.pointee.termCount = Int32(truncatingIfNeeded: added.count)
    guard var term = added.baseAddress else { return false }
    let end = term + added.count
    let all = terms.base
    let variables = variables.base
    var place = start
    var needsMerging = false
    var hasPosition = false
    while term != end {
      let variable = variables + Int(term.pointee.variable.index)
      let head = variable.pointee.firstTerm
      (all + Int(place)).initialize(
        to: TermRecord(
          variable: term.pointee.variable.index, constraint: index, next: head, previous: -1,
          coefficient: term.pointee.coefficient))
      if head >= 0 {
        all[Int(head)].previous = place
        if all[Int(head)].constraint == index { needsMerging = true }
      }
      if term.pointee.coefficient == 0 { needsMerging = true }
      variable.pointee.firstTerm = place
      variable.pointee.refusesDefinition = false
      if variable.pointee.kind == .position { hasPosition = true }
      if !variable.pointee.isDirty { markChanged(term.pointee.variable.index) }
      place &+= 1
      term += 1
    }
    record.pointee.hasPosition = hasPosition
    return needsMerging
  }

  @inline(never)
  private mutating func markChanged(_ variable: Int32) {
    if !isKnown(variable) { markDirty(variable) }
  }

  /// Unlinks the terms of a constraint; what it fixed or defined is open again.
  mutating func unfill(_ index: Int32) {
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
    constraints[index].hasPosition = false
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

  func describe(_ index: Int32) -> LinearConstraint {
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
  private func sizeClass(_ count: Int) -> Int {
    count <= 4 ? count : 2 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  @inline(__always)
  private func capacity(ofClass sizeClass: Int) -> Int {
    sizeClass <= 4 ? sizeClass : 1 << (sizeClass - 2)
  }

  @inline(__always)
  private mutating func takeBlock(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let sizeClass = sizeClass(count)
    let free = freeBlocks[sizeClass]
    if free >= 0 {
      freeBlocks[sizeClass] = terms[free].next
      return free
    }
    // What lies beyond the count is written before the block is used for more terms.
    return Int32(terms.extend(by: capacity(ofClass: sizeClass)))
  }

  private mutating func giveBlock(_ start: Int32, _ count: Int) {
    guard count > 0 else { return }
    let sizeClass = sizeClass(count)
    terms[start].next = freeBlocks[sizeClass]
    freeBlocks[sizeClass] = start
  }
}
