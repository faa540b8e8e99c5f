import AshlarSolver
import AshlarTestSupport
import Testing

private func isNear(_ value: Double, _ expected: Double) -> Bool {
  (value - expected).magnitude <= Tolerance.history(largest: expected.magnitude)
}

/// What the first pass through a new system finds without a tableau: classes that required equalities determine together.
@Suite struct FirstLookTests {
  /// x0 = 8, x(i+1) = x(i) + w(i) + 8, all w equal, the last ends 8 before 1,000: w = (1000 - 8 * 101) / 100 = 1.92.
  @Test func aChainIsFoundByPuttingOneIntoAnother() throws {
    let solver = Solver()
    let left = solver.makeVariables(.position, count: 100)
    let width = solver.makeVariables(.size, count: 100)
    try solver.settle { () throws(SolverError) in
      try solver.add(require(left[0], .equal, 8))
      for index in 1..<100 {
        try solver.add(
          LinearConstraint(
            [Term(left[index]), Term(left[index - 1], -1), Term(width[index - 1], -1)], .equal, constant: -8)
        )
        try solver.add(require(width[index], minus: width[index - 1], .equal, 0))
      }
      try solver.add(LinearConstraint([Term(left[99]), Term(width[99])], .equal, constant: -992))
    }
    for index in 0..<100 {
      #expect(isNear(solver.value(of: width[index]), 1.92))
      #expect(isNear(solver.value(of: left[index]), 8 + Double(index) * 9.92))
    }
    #expect(solver.work.solvedVariables == 0 && solver.work.tableaux == 0)
    #expect(solver.ambiguousVariables().isEmpty)
    // What was found so is solved again like anything else once something changes.
    try solver.add(wish(width[50], .equal, 500, 500))
    #expect(isNear(solver.value(of: width[50]), 1.92))
    #expect(solver.work.solvedVariables > 0)
  }

  /// x + y = 10 and x - y = 4 meet at (7, 3); what also speaks of z, which is open, is solved together with it.
  @Test func whatIsTiedToTheOpenIsSolvedWithIt() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(require(x, minus: y, .equal, 4))
      try solver.add(require(z, minus: x, .greaterThanOrEqual, 5))
      try solver.add(wish(z, .equal, 0, 250))
    }
    #expect(isNear(solver.value(of: x), 7) && isNear(solver.value(of: y), 3) && isNear(solver.value(of: z), 12))
  }

  /// The same two lines and x <= 6: the last one cannot hold, and of the three it is the newest.
  @Test func anInequalityThatIsHurtIsAConflict() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    var ids: [ConstraintID] = []
    try solver.settle { () throws(SolverError) in
      ids.append(try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10)))
      ids.append(try solver.add(require(x, minus: y, .equal, 4)))
      ids.append(try solver.add(require(x, .lessThanOrEqual, 6)))
    }
    #expect(solver.conflicts == [Conflict(constraints: ids, lowered: ids[2])])
    #expect(isNear(solver.value(of: x), 7))
  }

  /// x + y = 10 with x = 2y + 19 gives y = -3: for a size that is a conflict, for a position a value.
  @Test(arguments: [Variable.Kind.size, .position])
  func aSizeBelowZeroIsAConflict(kind: Variable.Kind) throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(kind))
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(LinearConstraint([Term(x), Term(y, -2)], .equal, constant: -19))
    }
    #expect(solver.conflicts.count == (kind == .size ? 1 : 0))
    #expect(isNear(solver.value(of: y), kind == .size ? 0 : -3))
  }

  /// Twice the same line is no conflict, with another constant it is.
  @Test(arguments: [(20.0, 0), (21.0, 1)])
  func linesThatAreAlike(constant: Double, conflicts: Int) throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(LinearConstraint([Term(x, 2), Term(y, 2)], .equal, constant: -constant))
      try solver.add(require(y, minus: z, .equal, 1))
      try solver.add(LinearConstraint([Term(y), Term(z)], .equal, constant: -5))
    }
    #expect(solver.conflicts.count == conflicts)
    // y - z = 1 and y + z = 5.
    #expect(isNear(solver.value(of: x), 7) && isNear(solver.value(of: y), 3) && isNear(solver.value(of: z), 2))
  }

  /// An edit that fixes a width counts as a fact only as long as nothing of more weight is hurt by what follows from it.
  @Test func anEditGivesWayToWhatMattersMore() throws {
    let solver = Solver()
    let edited = solver.makeVariable(.position)
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.beginEdit(edited, priority: 500)
      try solver.suggest(30, for: edited)
      try solver.add(LinearConstraint([Term(x), Term(y), Term(edited, -1)], .equal))
      try solver.add(require(x, minus: y, .equal, 0))
      try solver.add(wish(x, .lessThanOrEqual, 10, 750))
    }
    // x = y = edited / 2, and 10 matters more than 30 / 2.
    #expect(isNear(solver.value(of: x), 10) && isNear(solver.value(of: edited), 20))
  }

  /// A dump numbers variables in its own way; the first look afterwards must not take its numbers for those of classes.
  @Test func aDumpBeforehandChangesNothing() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(require(x, minus: y, .equal, 4))
      _ = solver.dump { _ in "v" }
    }
    #expect(isNear(solver.value(of: x), 7) && isNear(solver.value(of: y), 3))
  }

  /// x was 5 when it was last reported; x + y = 10 and x - y = -10 take it to 0.
  @Test func aChangeToZeroIsReported() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.fix(x, at: 5)
      #expect(solver.takeChangedVariables() == [x])
      try solver.fix(x, at: nil)
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(require(x, minus: y, .equal, -10))
    }
    #expect(Set(solver.takeChangedVariables()) == [x, y])
    #expect(solver.value(of: x) == 0 && isNear(solver.value(of: y), 10))
  }

  /// An edit that becomes a fact only in the second pass fixes what follows from it, too: y = 10 - 7, said by "fixed".
  @Test func whatFollowsFromALaterFactIsFixed() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.settle { () throws(SolverError) in
      try solver.add(LinearConstraint([Term(x), Term(y)], .equal, constant: -10))
      try solver.add(require(x, minus: y, .equal, 4))
      try solver.beginEdit(x)
    }
    try solver.suggest(7, for: x)
    #expect(isNear(solver.value(of: x), 7) && isNear(solver.value(of: y), 3))
    #expect(
      solver.dump { $0 == x ? "x" : "y" }.split(separator: "\n").contains { $0.contains("y") && $0.contains("fixed") })
  }

  /// Whether everything comes at once or one after the other, the result is the same.
  @Test(arguments: 0..<40)
  func equalsOneAfterTheOther(batch: Int) throws {
    for seed in batch * 25..<(batch + 1) * 25 {
      var shape = RandomSystem.Shape(variables: 2...12, rows: 2...16, required: 0.85, careless: 0.02)
      if seed % 2 == 0 { shape.coefficients = [1, -1, 1, -1, 2] }
      let system = RandomSystem.draw(seed: UInt64(20_000_000 + seed), shape: shape)
      let together = try LoadedSystem(system).answer()
      let solver = Solver()
      let variables = system.kinds.map { solver.makeVariable($0 == .size ? .size : .position) }
      for (variable, value) in system.fixed.sorted(by: { $0.key < $1.key }) {
        try solver.settle { () throws(SolverError) in try solver.fix(variables[variable], at: value) }
      }
      var ids: [ConstraintID] = []
      for row in system.rows {
        try solver.settle(system.choice) { () throws(SolverError) in
          ids.append(try solver.add(LinearConstraint(row, variables)))
        }
      }
      let apart = solver.answer(variables: variables, ids: ids)
      #expect(together.conflicts == apart.conflicts, "seed \(seed)")
      #expect(together.ambiguous == apart.ambiguous, "seed \(seed)")
      for (one, other) in zip(together.values, apart.values) { #expect(isNear(one, other), "seed \(seed)") }
    }
  }
}
