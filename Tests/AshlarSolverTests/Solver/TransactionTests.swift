import AshlarSolver
import Testing

/// Transactions that nest, that throw, and that refuse nothing for being unsatisfiable.
@Suite struct TransactionTests {
  @Test func onlyTheOutermostSolves() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 3, 500))
    #expect(solver.value(of: x) == 3)
    var inside: [Double] = []
    try solver.settle { () throws(SolverError) in
      try solver.settle { () throws(SolverError) in _ = try solver.add(require(x, .equal, 8)) }
      inside.append(solver.value(of: x))
    }
    #expect(inside == [3])
    #expect(solver.value(of: x) == 8)
  }

  @Test func whatWasDoneBeforeAnErrorStays() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    #expect(throws: SolverError.notFinite) {
      try solver.settle { () throws(SolverError) in
        _ = try solver.add(require(x, .equal, 8))
        _ = try solver.add(require(x, .equal, .nan))
      }
    }
    #expect(solver.value(of: x) == 8)
    #expect(throws: SolverError.self) { try solver.add(require(x, .equal, 9)) }
  }

  @Test func anAnswerThatIsNoMemberMeansTheNewest() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let stranger = try solver.add(wish(y, .equal, 1, 20))
    let old = try solver.add(require(x, .equal, 1))
    var new: ConstraintID?
    try solver.transaction(
      lowering: { _ in stranger },
      { () throws(SolverError) in new = try solver.add(require(x, .equal, 2)) })
    let lowered = try #require(new)
    #expect(solver.conflicts == [Conflict(constraints: [old, lowered], lowered: lowered)])
  }

  /// Outside of a transaction a new conflict is refused, whatever was lowered before.
  @Test func acceptedConflictsDoNotExcuseNewOnes() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      _ = try solver.add(require(x, .equal, 1))
      _ = try solver.add(require(x, .equal, 2))
      _ = try solver.add(require(y, minus: x, .equal, 10))
    }
    let before = Appearance(solver, [x, y])
    #expect(before.conflicts.count == 1)
    #expect(throws: SolverError.self) { try solver.add(require(y, .equal, 0)) }
    #expect(Appearance(solver, [x, y]) == before)
    _ = try solver.add(require(y, .greaterThanOrEqual, 11))
    #expect(Appearance(solver, [x, y]) == before)
  }
}
