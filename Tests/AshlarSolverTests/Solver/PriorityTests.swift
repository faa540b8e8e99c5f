import AshlarSolver
import Testing

/// Priorities are levels: what stands higher is never outvoted. Values are worked out by hand beside each case.
@Suite struct PriorityTests {
  @Test func aThousandWeakerOnesNeverOutvote() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 0, 251))
    try solver.settle(.oldest) { () throws(SolverError) in
      for _ in 0..<1000 { _ = try solver.add(wish(x, .equal, 100, 250, weight: 1000)) }
    }
    #expect(solver.value(of: x) == 0)
  }

  @Test func fractionsOfAPriorityCount() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 10, 999))
    _ = try solver.add(wish(x, .equal, 20, 999.5))
    #expect(solver.value(of: x) == 20)
  }

  /// Weighted votes for 0 against weighted votes for 10, and the winner.
  @Test(
    arguments: [
      ([1], [2], 10), ([1, 1, 1], [2], 0), ([0.5], [0.25], 0), ([1, 1], [3], 10),
    ] as [([Double], [Double], Double)])
  func weightsAddUpInsideALevel(_ forZero: [Double], _ forTen: [Double], _ winner: Double) throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    for weight in forZero { _ = try solver.add(wish(x, .equal, 0, 500, weight: weight)) }
    for weight in forTen { _ = try solver.add(wish(x, .equal, 10, 500, weight: weight)) }
    #expect(solver.value(of: x) == winner)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func violationsAreMeasuredAsWritten() throws {
    // 3x == 30 misses by 3 a point, so it beats two wishes that miss by 1 a point each.
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(LinearConstraint([Term(x, 3)], .equal, constant: -30, priority: 500))
    for _ in 0..<2 { _ = try solver.add(wish(x, .equal, 0, 500)) }
    #expect(solver.value(of: x) == 10)
  }

  @Test func contentGivesWayToExplicitOfItsPriority() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    _ = try solver.add(wish(width, .lessThanOrEqual, 10, 750, weight: 100, tier: .contentSize))
    _ = try solver.add(wish(width, .equal, 20, 750))
    #expect(solver.value(of: width) == 20)
  }

  @Test func contentAtAThousandIsOptional() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    let hugging = wish(width, .lessThanOrEqual, 10, 1000, tier: .contentSize)
    #expect(!hugging.isRequired)
    _ = try solver.add(hugging)
    _ = try solver.add(wish(width, .equal, 20, 999.5))
    #expect(solver.value(of: width) == 10)
    _ = try solver.add(require(width, .equal, 30))
    #expect(solver.value(of: width) == 30)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aPriorityMayCrossRequired() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    let here = try solver.add(wish(x, .equal, 5, 250))
    _ = try solver.add(wish(x, .equal, 9, 500))
    #expect(solver.value(of: x) == 9)
    try solver.setPriority(1000, of: here)
    #expect(solver.value(of: x) == 5)
    try solver.setPriority(499, of: here)
    #expect(solver.value(of: x) == 9)
    #expect(try solver.constraint(here).priority == 499)
  }

  @Test func duplicatesAndRingsOfRequiredOnesAreLegal() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position))
    let first = try solver.add(require(a, minus: b, .equal, 1))
    let second = try solver.add(require(a, minus: b, .equal, 1))
    _ = try solver.add(require(b, minus: c, .equal, 2))
    _ = try solver.add(require(c, minus: a, .equal, -3))
    _ = try solver.add(require(c, .equal, 4))
    #expect([a, b, c].map { solver.value(of: $0) } == [7, 6, 4])
    try solver.remove(first)
    #expect([a, b, c].map { solver.value(of: $0) } == [7, 6, 4])
    try solver.remove(second)
    // a - b still follows from the other two links of the ring.
    #expect([a, b, c].map { solver.value(of: $0) } == [7, 6, 4])
  }

  @Test func termsOfOneVariableAddUp() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(LinearConstraint([Term(x, 2), Term(x, -1), Term(x, 3)], .equal, constant: -8))
    #expect(solver.value(of: x) == 2)
    // x - x + 5 == 5 - 5 says nothing; x - x == 1 says something impossible.
    _ = try solver.add(LinearConstraint([Term(x), Term(x, -1)], .equal))
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint([Term(x), Term(x, -1)], .equal, constant: -1))
    }
  }
}
