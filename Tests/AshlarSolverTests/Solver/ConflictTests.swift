import AshlarSolver
import Testing

/// Conflicts: the earliest minimal set, who gives way, and that it recovers when the cause goes.
@Suite struct ConflictTests {
  /// Adds in one transaction in which the newest of a set gives way.
  private func add(_ solver: Solver, _ constraints: [LinearConstraint]) throws -> [ConstraintID] {
    var ids: [ConstraintID] = []
    try solver.settle { () throws(SolverError) in
      for constraint in constraints { ids.append(try solver.add(constraint)) }
    }
    return ids
  }

  @Test func theSetNamesOnlyThoseWhoFight() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position))
    let ids = try add(
      solver,
      [
        require(a, minus: b, .equal, 0), require(a, .greaterThanOrEqual, -5), require(b, minus: c, .equal, 0),
        require(a, .equal, 10), wish(c, .equal, 3, 750), require(c, .equal, 20),
      ])
    #expect(solver.conflicts == [Conflict(constraints: [ids[0], ids[2], ids[3], ids[5]], lowered: ids[5])])
    #expect(solver.isLowered(ids[5]) && !solver.isLowered(ids[3]))
    #expect([a, b, c].map { solver.value(of: $0) } == [10, 10, 10])
  }

  @Test func ofSeveralSetsTheEarliestIsNamed() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    let ids = try add(solver, [require(x, .equal, 1), require(x, .equal, 1), require(x, .equal, 2)])
    #expect(solver.conflicts == [Conflict(constraints: [ids[0], ids[2]], lowered: ids[2])])
    // The first going, the same conflict is now with the second.
    try solver.settle { () throws(SolverError) in try solver.remove(ids[0]) }
    #expect(solver.conflicts == [Conflict(constraints: [ids[1], ids[2]], lowered: ids[2])])
    try solver.settle { () throws(SolverError) in try solver.remove(ids[1]) }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 2)
  }

  @Test func aNegativeSizeConflictsAlone() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    let ids = try add(solver, [require(width, .equal, -16)])
    #expect(solver.conflicts == [Conflict(constraints: ids, lowered: ids[0])])
    #expect(solver.value(of: width) == 0)
  }

  @Test func fixedValuesAreNoMembers() throws {
    let solver = Solver()
    let (root, width) = (solver.makeVariable(.size), solver.makeVariable(.size))
    try solver.fix(root, at: 100)
    let ids = try add(solver, [require(width, minus: root, .equal, 0), require(width, .equal, 50)])
    #expect(solver.conflicts == [Conflict(constraints: ids, lowered: ids[1])])
    #expect(solver.value(of: width) == 100)
    try solver.settle(.oldest) { () throws(SolverError) in try solver.fix(root, at: 50) }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 50)
  }

  @Test func aFixedValueThatDoesNotFitIsRefusedOrSettled() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    let id = try solver.add(require(x, .equal, 10))
    #expect(throws: SolverError.self) { try solver.fix(x, at: 20) }
    #expect(solver.value(of: x) == 10)
    try solver.settle(.oldest) { () throws(SolverError) in try solver.fix(x, at: 20) }
    #expect(solver.value(of: x) == 20)
    #expect(solver.conflicts == [Conflict(constraints: [id], lowered: id)])
    try solver.fix(x, at: nil)
    #expect(solver.value(of: x) == 10)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aLoweredOneStillCountsAboveAllOthers() throws {
    // width >= 50 cannot hold below 30, but it pulls up to there against a wish at 999.
    let solver = Solver()
    let width = solver.makeVariable(.size)
    _ = try add(
      solver,
      [
        require(width, .lessThanOrEqual, 30), require(width, .greaterThanOrEqual, 50), wish(width, .equal, 10, 999.5),
        wish(width, .lessThanOrEqual, 5, 1000, tier: .contentSize),
      ])
    #expect(solver.value(of: width) == 30)
  }

  @Test func anOlderOneMayGiveWayUntilTheRestFits() throws {
    // The newest stays; both older ones that it fights are lowered, one after another, and each is reported.
    let solver = Solver()
    let x = solver.makeVariable(.position)
    var asked: [[ConstraintID]] = []
    var ids: [ConstraintID] = []
    try solver.transaction(
      lowering: {
        asked.append($0)
        return $0[0]
      },
      { () throws(SolverError) in
        ids.append(try solver.add(require(x, .lessThanOrEqual, 10)))
        ids.append(try solver.add(require(x, .lessThanOrEqual, 12)))
        ids.append(try solver.add(require(x, .equal, 30)))
      })
    #expect(asked == [[ids[0], ids[2]], [ids[1], ids[2]]])
    #expect(
      solver.conflicts == [
        Conflict(constraints: [ids[0], ids[2]], lowered: ids[0]),
        Conflict(constraints: [ids[1], ids[2]], lowered: ids[1]),
      ])
    #expect(solver.value(of: x) == 30)
  }

  @Test func changesSettleConflictsToo() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    let ids = try add(solver, [require(width, .equal, 10), require(width, .equal, 20)])
    #expect(solver.conflicts.count == 1)
    try solver.settle(.oldest) { () throws(SolverError) in try solver.setConstant(-20, of: ids[0]) }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 20)
    try solver.settle { () throws(SolverError) in
      try solver.setConstant(-5, of: ids[0])
    }
    // The changed one kept its place, so it is still the older.
    #expect(solver.conflicts == [Conflict(constraints: ids, lowered: ids[1])])
    #expect(solver.value(of: width) == 5)
    try solver.settle(.oldest) { () throws(SolverError) in try solver.setPriority(750, of: ids[0]) }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 20)
  }

  @Test func anotherComponentDoesNotFeelIt() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    _ = try add(solver, [require(y, .equal, 3), require(x, .equal, 10), require(x, .equal, 20)])
    solver.solve()
    _ = solver.takeChangedVariables()
    _ = try solver.add(wish(x, .equal, 15, 500))
    solver.solve()
    #expect(solver.takeChangedVariables().isEmpty)
    #expect(solver.value(of: y) == 3)
  }
}
