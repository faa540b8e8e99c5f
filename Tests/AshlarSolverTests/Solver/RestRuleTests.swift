import AshlarSolver
import Testing

/// What the constraints leave open: sizes small, the last first; inequalities tight; positions near 0, the first first.
@Suite struct RestRuleTests {
  @Test func nothingSaidIsZero() {
    let solver = Solver()
    let (x, width) = (solver.makeVariable(.position), solver.makeVariable(.size))
    #expect([x, width].map { solver.value(of: $0) } == [0, 0])
    #expect(solver.ambiguousVariables() == [x, width])
  }

  /// One bound on a size or a position, and where it comes to rest.
  @Test(arguments: [
    (Variable.Kind.size, Relation.lessThanOrEqual, 30.0, 0.0), (.size, .greaterThanOrEqual, 30, 30),
    (.position, .lessThanOrEqual, 30, 30), (.position, .greaterThanOrEqual, 30, 30),
    (.position, .lessThanOrEqual, -30, -30), (.position, .greaterThanOrEqual, -30, -30),
  ])
  func aLoneBound(_ kind: Variable.Kind, _ relation: Relation, _ bound: Double, _ rest: Double) throws {
    let solver = Solver()
    let variable = solver.makeVariable(kind)
    let required = try solver.add(require(variable, relation, bound))
    #expect(solver.value(of: variable) == rest)
    try solver.setPriority(1, of: required)
    #expect(solver.value(of: variable) == rest)
  }

  @Test func theLastSizeIsMadeSmallFirst() throws {
    let solver = Solver()
    let (first, last) = (solver.makeVariable(.size), solver.makeVariable(.size))
    _ = try solver.add(LinearConstraint([Term(first), Term(last)], .equal, constant: -10))
    #expect([first, last].map { solver.value(of: $0) } == [10, 0])
    try solver.setRestOrder(-1, of: last)
    #expect([first, last].map { solver.value(of: $0) } == [0, 10])
  }

  @Test func restOrderMayBeGivenAtBirth() throws {
    let solver = Solver()
    let (first, last) = (solver.makeVariable(.size, restOrder: 9), solver.makeVariable(.size, restOrder: 2))
    _ = try solver.add(LinearConstraint([Term(first), Term(last)], .equal, constant: -10))
    #expect([first, last].map { solver.value(of: $0) } == [0, 10])
    #expect(solver.ambiguousVariables() == [last, first])
  }

  @Test func theFirstPositionComesNearestToZero() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(.position), solver.makeVariable(.position))
    _ = try solver.add(LinearConstraint([Term(first), Term(second)], .equal, constant: -10))
    #expect([first, second].map { solver.value(of: $0) } == [0, 10])
  }

  @Test func betweenTwoBoundsTheNearerToZeroWins() throws {
    // |x - 10| + |x - 20| is 10 everywhere between, so only the nearness to 0 decides.
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(require(x, .greaterThanOrEqual, 10))
    _ = try solver.add(require(x, .lessThanOrEqual, 20))
    #expect(solver.value(of: x) == 10)
  }

  @Test func unsatisfiedOptionalInequalitiesCountToo() throws {
    // Two wishes for 50 outvote the required bound at 10: |x-10| + 2|x-50| is least at 50, and x <= 40 stops it there.
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(require(x, .greaterThanOrEqual, 10))
    for _ in 0..<2 { _ = try solver.add(wish(x, .lessThanOrEqual, 50, 250)) }
    _ = try solver.add(require(x, .lessThanOrEqual, 40))
    #expect(solver.value(of: x) == 40)
  }

  @Test func sizesGoBeforePositions() throws {
    // x + w == 100: w is made small first, x takes the rest.
    let solver = Solver()
    let (x, width) = (solver.makeVariable(.position), solver.makeVariable(.size))
    _ = try solver.add(LinearConstraint([Term(x), Term(width)], .equal, constant: -100))
    #expect([x, width].map { solver.value(of: $0) } == [100, 0])
  }
}
