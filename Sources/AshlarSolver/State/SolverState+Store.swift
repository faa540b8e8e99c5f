extension SolverState {
  // MARK: Variables

  mutating func makeVariable(_ kind: Variable.Kind, restOrder: Int64?) -> Variable {
    let place = restOrder ?? nextOrder
    nextOrder = max(nextOrder, place &+ 1)
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(VariableRecord(kind: kind, restOrder: place))
      values.append(0)
      generations.append(0)
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
    precondition(places.count >= wanted.count, "there is no room for so many values")
    let values = values.base
    let generations = generations.base
    let count = UInt32(self.generations.count)
    for place in 0..<wanted.count {
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

  /// Refuses numbers that cannot be computed with and handles that are not ours; returns the terms, those of one
  /// variable added up.
  mutating func checked(_ constraint: LinearConstraint) throws(SolverError) -> [Term] {
    guard constraint.priority > 0, constraint.priority <= 1000 else {
      throw .invalidPriority(constraint.priority)
    }
    guard isUsable(constraint.constant), isUsable(constraint.weight) else { throw .notFinite }
    guard constraint.weight > 0 else { throw .invalidWeight(constraint.weight) }
    for term in constraint.terms {
      guard isOurs(term.variable) else { throw .unknownVariable(term.variable) }
      guard isUsable(term.coefficient) else { throw .notFinite }
    }
    return isPlain(constraint.terms) ? constraint.terms : merged(constraint)
  }

  /// Whether no variable occurs twice and no coefficient is 0, as is nearly always the case.
  @inline(__always)
  private func isPlain(_ terms: [Term]) -> Bool {
    guard terms.count <= 8 else { return false }
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      for earlier in 0..<index where terms[earlier].variable == terms[index].variable { return false }
    }
    return true
  }

  private mutating func merged(_ constraint: LinearConstraint) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(constraint.terms.count)
    if constraint.terms.count <= 8 {
      for term in constraint.terms { addMerging(term, to: &merged) }
    } else {
      // Sorting keeps long sums out of a quadratic search; the order of terms means nothing.
      for term in constraint.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
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
    number.isFinite && number.magnitude <= Tolerance.largest
  }

  mutating func addConstraint(_ description: LinearConstraint, _ merged: [Term]) -> Int32 {
    let index: Int32
    if freeConstraints.isEmpty {
      index = Int32(constraints.count)
      constraints.append(ConstraintRecord())
    } else {
      index = freeConstraints.removeLast()
      let generation = constraints[index].generation
      constraints[index] = ConstraintRecord(generation: generation)
    }
    constraints[index].sequence = nextSequence
    nextSequence += 1
    constraints[index].isActive = true
    fill(index, description, merged)
    return index
  }

  /// Writes a description into a record and links its terms.
  mutating func fill(_ index: Int32, _ description: LinearConstraint, _ merged: [Term]) {
    constraints[index].relation = description.relation
    constraints[index].constant = description.constant
    constraints[index].priority = description.priority
    constraints[index].weight = description.weight
    constraints[index].tier = description.tier
    let start = takeBlock(merged.count)
    constraints[index].firstTerm = start
    constraints[index].termCount = Int32(merged.count)
    var hasPosition = false
    for at in 0..<merged.count {
      let record = start + Int32(at)
      let variable = merged[at].variable.index
      let head = variables[variable].firstTerm
      terms[record] = TermRecord(
        variable: variable, constraint: index, next: head, previous: -1, coefficient: merged[at].coefficient)
      if head >= 0 { terms[head].previous = record }
      variables[variable].firstTerm = record
      if variables[variable].kind == .position { hasPosition = true }
    }
    constraints[index].hasPosition = hasPosition
    touch(index)
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

  private mutating func takeBlock(_ count: Int) -> Int32 {
    guard count > 0 else { return 0 }
    let sizeClass = sizeClass(count)
    let free = freeBlocks[sizeClass]
    if free >= 0 {
      freeBlocks[sizeClass] = terms[free].next
      return free
    }
    let start = Int32(terms.count)
    terms.append(
      TermRecord(variable: -1, constraint: -1, next: -1, previous: -1, coefficient: 0),
      count: capacity(ofClass: sizeClass))
    return start
  }

  private mutating func giveBlock(_ start: Int32, _ count: Int) {
    guard count > 0 else { return }
    let sizeClass = sizeClass(count)
    terms[start].next = freeBlocks[sizeClass]
    freeBlocks[sizeClass] = start
  }
}
