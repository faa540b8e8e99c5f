import AshlarSolver
import Testing

/// Short histories that once ended elsewhere than a fresh solver; found by drawing 30,000 histories and shrinking.
@Suite struct HistoryRegressionTests {
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
}
