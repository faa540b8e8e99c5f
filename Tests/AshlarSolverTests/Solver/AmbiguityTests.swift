import AshlarSolver
import Testing

/// Which variables the constraints leave open before the rest rule, exactly, also where a vertex is degenerate.
@Suite struct AmbiguityTests {
  @Test func equalWishesThatDisagreeLeaveAVariableOpen() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 4, 500))
    let other = try solver.add(wish(x, .equal, 10, 500))
    #expect(solver.ambiguousVariables() == [x])
    #expect(solver.value(of: x) == 4)
    try solver.setConstant(-4, of: other)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func boundsCanCloseWhatRowsLeaveOpen() throws {
    // Three sizes whose sum is 0 are all 0, though no row names one of them alone.
    let solver = Solver()
    let sizes = (0..<3).map { _ in solver.makeVariable(.size) }
    _ = try solver.add(LinearConstraint(sizes.map { Term($0) }, .equal))
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func aZeroReducedCostIsNotYetFreedom() throws {
    // w >= 10 and w + h <= 10 meet in (10, 0): h has no cost anywhere and still cannot move.
    let solver = Solver()
    let (w, h) = (solver.makeVariable(.size), solver.makeVariable(.size))
    _ = try solver.add(require(w, .greaterThanOrEqual, 10))
    _ = try solver.add(LinearConstraint([Term(w), Term(h)], .lessThanOrEqual, constant: -10))
    #expect(solver.ambiguousVariables().isEmpty)
    #expect([w, h].map { solver.value(of: $0) } == [10, 0])
  }

  @Test func aWishCanCloseAndItsRemovalOpen() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    _ = try solver.add(require(x, minus: y, .lessThanOrEqual, 0))
    _ = try solver.add(require(y, minus: x, .lessThanOrEqual, 0))
    #expect(solver.ambiguousVariables() == [x, y])
    let pin = try solver.add(wish(y, .equal, 5, 1))
    #expect(solver.ambiguousVariables().isEmpty)
    #expect([x, y].map { solver.value(of: $0) } == [5, 5])
    try solver.remove(pin)
    #expect(solver.ambiguousVariables() == [x, y])
  }

  @Test func aFixedVariableIsNeverOpen() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    try solver.fix(x, at: 12)
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.value(of: x) == 12)
    try solver.fix(x, at: nil)
    #expect(solver.ambiguousVariables() == [x])
    #expect(solver.value(of: x) == 0)
  }

  @Test func asSeenFromTwoSidesNothingIsOpen() throws {
    // Hugging and compression of one priority and size, written twice, meet in one point.
    let solver = Solver()
    let width = solver.makeVariable(.size)
    for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual] {
      _ = try solver.add(wish(width, relation, 18, 250, tier: .contentSize))
    }
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.value(of: width) == 18)
  }
}
