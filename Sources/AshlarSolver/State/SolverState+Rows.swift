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
    let generations = generations.base
    let variableCount = UInt32(truncatingIfNeeded: self.generations.count)
    let sequence = nextSequence
    var next = source
    let last = source + added.count
    var written = terms.base + first.term
    var record = constraints.base + first.constraint
    var row = 0
    while row < rows.count {
      let description = rows[row]
      guard Self.isPlain(description), last - next >= description.termCount else { break }
      let constraint = Int32(truncatingIfNeeded: first.constraint &+ row)
      let start = next
      let end = next + description.termCount
      // One bit a variable, by its last digits: without a bit in common, no two are the same.
      var met: UInt64 = 0
      while next != end {
        let variable = next.pointee.variable
        let coefficient = next.pointee.coefficient
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: variable.index)
        guard UInt32(bitPattern: variable.index) < variableCount,
          generations[Int(UInt32(bitPattern: variable.index))] == variable.generation, Self.isUsable(coefficient),
          coefficient != 0, met & bit == 0
        else { break }
        met |= bit
        written.initialize(
          to: TermRecord(
            variable: variable.index, constraint: constraint, next: -1, previous: -1, coefficient: coefficient))
        written += 1
        next += 1
      }
      guard next == end else {
        next = start
        break
      }
      record.initialize(
        to: ConstraintRecord(
          isActive: true, relation: description.relation, tier: description.tier, isTouched: true,
          priority: description.priority, firstTerm: Int32(truncatingIfNeeded: first.term &+ (start - source)),
          termCount: Int32(truncatingIfNeeded: description.termCount), constant: description.constant,
          weight: description.weight, sequence: sequence &+ Int64(truncatingIfNeeded: row)))
      (places + row).initialize(to: ConstraintID(index: constraint, generation: 0))
      record += 1
      row &+= 1
    }
    let term = next - source
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
