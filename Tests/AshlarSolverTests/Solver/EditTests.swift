import AshlarSolver
import Testing

/// Edit values, transactions, what changed, and long chains.
@Suite struct EditTests {
  @Test func aSuggestionIsRememberedWhileItIsOverruled() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 7, 250))
    let bound = try solver.add(require(x, .lessThanOrEqual, 30))
    try solver.beginEdit(x)
    try solver.suggest(50, for: x)
    #expect(solver.value(of: x) == 30)
    try solver.remove(bound)
    #expect(solver.value(of: x) == 50)
    try solver.suggest(60, for: x)
    #expect(solver.value(of: x) == 60)
    try solver.endEdit(x)
    #expect(solver.value(of: x) == 7)
  }

  @Test func anEditHasItsPriority() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .equal, 7, 500))
    try solver.beginEdit(x, priority: 499)
    try solver.suggest(50, for: x)
    #expect(solver.value(of: x) == 7)
  }

  @Test func theMiddleOfTwoIsDraggedLikeInThePaper() throws {
    // Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", section 2:
    // the midpoint of a line between 0 and 100, its ends at least 10 apart.
    let solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position)
    )
    _ = try solver.add(LinearConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal))
    _ = try solver.add(require(right, minus: left, .greaterThanOrEqual, 10))
    _ = try solver.add(require(left, .greaterThanOrEqual, 0))
    _ = try solver.add(require(right, .lessThanOrEqual, 100))
    _ = try solver.add(wish(left, .equal, 30, 1))
    try solver.beginEdit(middle)
    for (wanted, expected) in [(45, [30, 45, 60]), (60, [30, 60, 90]), (90, [80, 90, 100]), (-5, [0, 5, 10])] {
      try solver.suggest(Double(wanted), for: middle)
      #expect([left, middle, right].map { solver.value(of: $0) } == expected.map(Double.init))
    }
  }

  @Test func onlyWhatChangedIsTaken() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position))
    _ = try solver.add(require(b, minus: a, .equal, 10))
    _ = try solver.add(wish(c, .equal, 5, 500))
    let pin = try solver.add(wish(a, .equal, 1, 500))
    solver.solve()
    _ = solver.takeChangedVariables()
    try solver.setConstant(-2, of: pin)
    solver.solve()
    #expect(Set(solver.takeChangedVariables()) == [a, b])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(-2, of: pin)
    solver.solve()
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test func aTransactionMayPassThroughWhatCannotHold() throws {
    let solver = Solver()
    let width = solver.makeVariable(.size)
    let old = try solver.add(require(width, .equal, 10))
    var new: ConstraintID?
    try solver.settle(.oldest) { () throws(SolverError) in
      new = try solver.add(require(width, .equal, 20))
      try solver.remove(old)
    }
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 20)
    #expect(try solver.constraint(#require(new)) == require(width, .equal, 20))
  }

  @Test func aLongChainIsNoDeepRecursion() throws {
    #if DEBUG
      let length = 2_000
    #else
      let length = 20_000
    #endif
    let solver = Solver()
    let links = (0..<length).map { _ in solver.makeVariable(.position) }
    var ids: [ConstraintID] = []
    try solver.settle(.oldest) { () throws(SolverError) in
      for (first, second) in zip(links, links.dropFirst()) {
        ids.append(try solver.add(require(second, minus: first, .equal, 1)))
      }
      ids.append(try solver.add(require(links[0], .equal, 3)))
    }
    #expect(solver.value(of: links[length - 1]) == Double(length + 2))
    try solver.remove(ids[length / 2])
    #expect(solver.value(of: links[length / 2]) == Double(length / 2 + 3))
    #expect(solver.value(of: links[length / 2 + 1]) == 0)
  }

  @Test func theDumpNamesVariables() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    _ = try solver.add(wish(x, .greaterThanOrEqual, 7, 250))
    #expect(solver.dump { $0 == x ? "header.minX" : "?" }.contains("header.minX"))
  }
}
