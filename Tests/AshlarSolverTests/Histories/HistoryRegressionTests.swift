import AshlarSolver
import Testing

/// Short histories that once ended elsewhere than a fresh solver; found by drawing 60,000 histories and shrinking.
@Suite struct HistoryRegressionTests {
  /// Variables and constraints that came and went made the solver take itself for new, and skip what hangs on a fact.
  @Test func whatCameAndWentDoesNotHideAChange() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.fix(x, at: 10)
    try solver.add(LinearConstraint([Term(y), Term(x, -1)], .equal, priority: 500))
    #expect(solver.value(of: y) == 10)
    let (a, b) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let passing = try solver.add(wish(a, .equal, 1, 500))
    try solver.remove(passing)
    try solver.removeVariable(a)
    try solver.removeVariable(b)
    try solver.fix(x, at: 20)
    #expect(solver.value(of: y) == 20)
  }

  /// A row of three variables ties two of them when the third becomes known.
  @Test func aVariableThatBecomesKnownTiesTheOthers() throws {
    let solver = Solver()
    let size = solver.makeVariable(.size)
    let p = (0..<4).map { _ in solver.makeVariable(.position) }
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(size, -1), Term(p[0], -1)], .equal, constant: 63))
    }
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(p[1]), Term(p[2], -1), Term(p[0], -2)], .equal, constant: 126))
    }
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(p[2], -1), Term(p[3])], .equal, constant: 103))
    }
    #expect(([size] + p).map { solver.value(of: $0) } == [0, 63, 0, 0, -103])
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(p[0], 2)], .equal, constant: -90))
    }
    // p1 is the first position that is open, so it rests at 0: p2 = p1 - 90 + 126, p3 = p2 - 103.
    #expect(([size] + p).map { solver.value(of: $0) } == [18, 45, 0, 36, -67])
  }

  /// The same when an edit ends and a size goes to rest.
  @Test func aSizeThatGoesToRestTiesTheOthers() throws {
    let solver = Solver()
    let first = solver.makeVariable(.position)
    let size = solver.makeVariable(.size)
    let (second, third) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let pin = try solver.add(require(third, .equal, 9))
    try solver.beginEdit(size)
    try solver.suggest(82, for: size)
    _ = try solver.add(LinearConstraint([Term(second), Term(size, 2), Term(first)], .equal, constant: -204))
    try solver.replace(pin, with: require(second, minus: third, .equal, 64))
    #expect([first, size, second, third].map { solver.value(of: $0) } == [0, 82, 40, -24])
    try solver.endEdit(size)
    // The size rests at 0 and the first position, too, so the second is 204 and the third 64 less.
    #expect([first, size, second, third].map { solver.value(of: $0) } == [0, 0, 204, 140])
  }

  /// A size that moves carries two positions along, and the first of them goes back to 0.
  @Test func aChangedConstantSendsTheFirstPositionHome() throws {
    let solver = Solver()
    let size = solver.makeVariable(.size)
    let (first, second, third) = (
      solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position)
    )
    let minimum = try solver.add(LinearConstraint([Term(size, 2)], .greaterThanOrEqual, constant: -134))
    try solver.add(LinearConstraint([Term(first), Term(second, -1), Term(size)], .equal, constant: -48))
    try solver.add(LinearConstraint([Term(second, -1), Term(third, -1)], .equal, constant: 106))
    #expect([size, first, second, third].map { solver.value(of: $0) } == [67, 0, 19, 87])
    try solver.setConstant(-129, of: minimum)
    #expect([size, first, second, third].map { solver.value(of: $0) } == [64.5, 0, 16.5, 89.5])
  }

  /// The same with an edited size, coefficients other than 1, and a row that was a wish and another before.
  @Test func aSuggestionSendsTheFirstPositionHome() throws {
    let solver = Solver()
    let first = solver.makeVariable(.position)
    let size = solver.makeVariable(.size)
    let (second, third) = (solver.makeVariable(.position), solver.makeVariable(.position))
    var sum = LinearConstraint([Term(size), Term(first, -1), Term(second, 3)], .equal, constant: -55, priority: 999.5)
    let tie = try solver.add(sum)
    let other = try solver.add(wish(third, .equal, 21, 750))
    try solver.beginEdit(size)
    try solver.suggest(-8, for: size)
    try solver.setPriority(1000, of: tie)
    try solver.replace(other, with: LinearConstraint([Term(second, 0.5), Term(third)], .equal, constant: 61.5))
    try solver.suggest(73, for: size)
    // first = size + 3 * second - 55 rests at 0, so second is -6 and third -61.5 + 3.
    let values = [first, size, second, third].map { solver.value(of: $0) }
    for (value, expected) in zip(values, [0, 73, -6, -58.5]) { #expect((value - expected).magnitude < 1e-9) }
    sum.priority = 1000
    #expect(try solver.constraint(tie) == sum)
  }
}
