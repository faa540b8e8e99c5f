import AshlarSolver
import Testing

/// Blocks that are alike share what was found out for one of them.
@Suite struct PatternTests {
  /// Two texts in a row: the first wants more than the second and gives way first, both fit in `room`.
  ///
  /// Compression of the first is weaker, so it gets `room - second`, at least 0, at most what it wants.
  private func row(_ solver: Solver, wants: (Double, Double), room: Double) throws(SolverError) -> (Variable, Variable)
  {
    let (first, second) = (solver.makeVariable(.size), solver.makeVariable(.size))
    try solver.add(
      LinearConstraint([Term(first), Term(second)], .lessThanOrEqual, constant: -room))
    try solver.add(wish(first, .lessThanOrEqual, wants.0, 250))
    try solver.add(wish(first, .greaterThanOrEqual, wants.0, 700))
    try solver.add(wish(second, .lessThanOrEqual, wants.1, 250))
    try solver.add(wish(second, .greaterThanOrEqual, wants.1, 750))
    return (first, second)
  }

  @Test func equalBlocksAreSolvedOnce() throws {
    let solver = Solver()
    var rows: [(Variable, Variable)] = []
    let count = 300
    try solver.settle { () throws(SolverError) in
      for index in 0..<count {
        rows.append(try row(solver, wants: (50 + Double(index % 70), 40), room: 20 + Double(index)))
      }
    }
    for (index, row) in rows.enumerated() {
      let room = 20 + Double(index)
      let second = min(40, room)
      #expect(solver.value(of: row.1) == second, "row \(index)")
      #expect(solver.value(of: row.0) == min(50 + Double(index % 70), room - second), "row \(index)")
    }
    // One tableau for the first of the shape, and one for each basis: the second is pressed, the first is pressed, all fit
    // (and perhaps the corners between, where two of them meet).
    #expect(solver.work.tableaux <= 8)
  }

  /// What is known of a shape is of no use where the constraints cannot hold.
  @Test func anImpossibleBlockAmongOthersIsFound() throws {
    let solver = Solver()
    var rows: [(Variable, Variable)] = []
    try solver.settle { () throws(SolverError) in
      for index in 0..<10 {
        let room: Double = index == 7 ? -5 : 100
        rows.append(try row(solver, wants: (30, 40), room: room))
      }
    }
    #expect(solver.conflicts.count == 1)
    for row in rows { #expect(solver.value(of: row.0) == 30 || solver.value(of: row.0) == 0) }
    #expect(solver.value(of: rows[6].0) == 30 && solver.value(of: rows[6].1) == 40)
  }

  /// Wishes that meet in one place for one block need not do so for the next.
  @Test func placesThatCoincideOnceAreToldApart() throws {
    let solver = Solver()
    var widths: [(Variable, Variable)] = []
    let caps: [Double] = [40, 40, 55, 40, 30, 40]
    try solver.settle { () throws(SolverError) in
      for cap in caps {
        let (first, second) = try row(solver, wants: (40, 40), room: 200)
        try solver.add(wish(first, .equal, cap, 800))
        widths.append((first, second))
      }
    }
    for (index, cap) in caps.enumerated() {
      #expect(solver.value(of: widths[index].0) == cap)
      #expect(solver.value(of: widths[index].1) == 40)
    }
  }

  /// A large constant in one row does not hide that another cannot hold.
  @Test func aLargeConstantHidesNoConflict() throws {
    let solver = Solver()
    var rows: [Variable] = []
    try solver.settle { () throws(SolverError) in
      for least in [0.0, 1, 2, 3, 150] {
        let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
        rows.append(x)
        try solver.add(require(y, minus: x, .equal, 0))
        try solver.add(require(x, .greaterThanOrEqual, least))
        try solver.add(require(y, .lessThanOrEqual, 100))
        try solver.add(wish(x, .equal, 1e13, 100))
      }
    }
    #expect(solver.conflicts.count == 1)
    for x in rows.dropLast() { #expect(solver.value(of: x) == 100) }
  }
}
