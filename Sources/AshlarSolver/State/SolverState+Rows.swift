/// Many constraints at once.
extension SolverState {
  /// Adds rows to a new system as long as they are plain: usable numbers, at most four terms, of which each is of another
  /// variable, and nothing to reuse. What ``insert(_:_:)`` looks up anew for each constraint is looked up once.
  ///
  /// - Returns: how many rows have been added, and how many terms they have.
  mutating func insertPlain(
    _ rows: UnsafeBufferPointer<ConstraintRow>, _ added: UnsafeBufferPointer<Term>,
    _ ids: UnsafeMutableBufferPointer<ConstraintID>
  ) -> (rows: Int, terms: Int) {
    guard isNewSystem, !isLinked, freeConstraints.isEmpty, freeBlocks.elements.allSatisfy({ $0 < 0 }),
      let source = added.baseAddress, let places = ids.baseAddress
    else { return (0, 0) }
    prepareForChange()
    let first = (constraint: constraints.count, term: terms.count)
    constraints.makeRoom(for: rows.count)
    terms.makeRoom(for: added.count)
    guard constraints.capacity - first.constraint >= rows.count, terms.capacity - first.term >= added.count,
      first.term + added.count <= Int32.max
    else { return (0, 0) }
    let records = constraints.base + first.constraint
    let written = terms.base + first.term
    let generations = generations.base
    let variableCount = UInt32(truncatingIfNeeded: self.generations.count)
    var term = 0
    var row = 0
    while row < rows.count {
      let description = rows[row]
      let end = term &+ description.termCount
      guard Self.isPlain(description), end <= added.count else { break }
      let constraint = Int32(truncatingIfNeeded: first.constraint &+ row)
      // One bit a variable, by its last digits: without a bit in common, no two are the same.
      var met: UInt64 = 0
      var place = term
      while place < end {
        let variable = source[place].variable
        let coefficient = source[place].coefficient
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: variable.index)
        guard UInt32(bitPattern: variable.index) < variableCount,
          generations[Int(variable.index)] == variable.generation, Self.isUsable(coefficient), coefficient != 0,
          met & bit == 0
        else { break }
        met |= bit
        (written + place).initialize(
          to: TermRecord(
            variable: variable.index, constraint: constraint, next: -1, previous: -1, coefficient: coefficient))
        place &+= 1
      }
      guard place == end else { break }
      (records + row).initialize(
        to: ConstraintRecord(
          isActive: true, relation: description.relation, tier: description.tier, isTouched: true,
          priority: description.priority, firstTerm: Int32(truncatingIfNeeded: first.term &+ term),
          termCount: Int32(truncatingIfNeeded: description.termCount), constant: description.constant,
          weight: description.weight, sequence: nextSequence &+ Int64(truncatingIfNeeded: row)))
      (places + row).initialize(to: ConstraintID(index: constraint, generation: 0))
      row &+= 1
      term = end
    }
    _ = constraints.extend(by: row)
    _ = terms.extend(by: term)
    nextSequence &+= Int64(truncatingIfNeeded: row)
    return (row, term)
  }

  @inline(__always)
  private static func isPlain(_ row: ConstraintRow) -> Bool {
    row.termCount > 0 && row.termCount <= 4 && row.priority > 0 && row.priority <= 1000 && isUsable(row.constant)
      && isUsable(row.weight) && row.weight > 0
  }
}
