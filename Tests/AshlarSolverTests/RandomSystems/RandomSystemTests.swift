import AshlarSolver
import AshlarTestSupport
import Testing

/// Systems whose answers two independent solvers gave (`Scripts/oracle`), and systems that the reference solver judges.
@Suite struct RandomSystemTests {
  /// `make differential` points this at a folder of freshly drawn systems.
  static let environment = "ASHLAR_SYSTEMS_DIR"

  @Test(arguments: try Fixtures.cases(in: "random-systems") + Fixtures.cases(fromEnvironment: environment))
  func solvesLikeTheOracles(_ fixture: FixtureCase) throws {
    try expectAnswer(SystemCase(fixture))
  }

  @Test(arguments: try Fixtures.cases(in: "random-conflicts"))
  func reportsTheEarliestMinimalSets(_ fixture: FixtureCase) throws {
    try expectAnswer(SystemCase(fixture))
  }

  /// 10,000 systems and a few in reserve for those that are too large for the reference: 100 batches of 102 seeds.
  @Test(arguments: 0..<100)
  func solvesLikeTheReference(batch: Int) throws {
    try expectReference(seeds: batch * 102..<(batch + 1) * 102) { seed in
      let most = 3 + seed % 8
      return RandomSystem.Shape(variables: 1...most, rows: 1...(most * 3 / 2))
    }
  }

  /// 2,000 systems in which coefficients, weights and values differ by many powers of ten.
  @Test(arguments: 0..<20)
  func standsNumbersOfVeryDifferentSizes(batch: Int) throws {
    try expectReference(seeds: batch * 100..<(batch + 1) * 100) { seed in
      .rough(variables: 1...(2 + seed % 4), rows: 1...(3 + seed % 6))
    }
  }

  /// 2,000 systems whose required rows meet in one point up to the rounding of decimal fractions.
  @Test(arguments: 0..<20)
  func standsRoundedDecimals(batch: Int) throws {
    try expectReference(seeds: batch * 100..<(batch + 1) * 100) { seed in
      .decimal(variables: 1...(3 + seed % 6), rows: 2...(4 + 2 * (seed % 6)))
    }
  }

  /// Two bounds of one size that are equal on paper and cross by rounding: 17.5 / 0.7 and 30 / 1.2 are both 25.
  @Test func boundsMayCrossByRounding() throws {
    var system = SystemCase(
      name: "crossing bounds", kinds: [.size, .size, .size],
      rows: [
        SystemCase.Row([.init(1, 0.1), .init(2, 1)], .equal, -9),
        SystemCase.Row([.init(1, 0.7)], .lessThanOrEqual, -17.5),
        SystemCase.Row([.init(0, 0.3)], .equal, -1, priority: 500),
        SystemCase.Row([.init(1, 1)], .equal, 0, priority: 250),
        SystemCase.Row([.init(1, 1.2)], .greaterThanOrEqual, -30),
        SystemCase.Row([.init(2, 0.3), .init(0, 1)], .lessThanOrEqual, -3),
      ])
    // s1 is 25, so s2 is 9 - 2.5, and s0 stops at 3 - 0.3 * 6.5 on its way to 1 / 0.3.
    system.answer = SystemCase.Answer(values: [1.05, 25, 6.5], ambiguous: [], conflicts: [])
    try expectAnswer(system)
  }

  /// 2,000 systems with many conflicts.
  @Test(arguments: 0..<20)
  func settlesConflictsLikeTheReference(batch: Int) throws {
    try expectReference(seeds: batch * 100..<(batch + 1) * 100) { seed in
      RandomSystem.Shape(variables: 1...(2 + seed % 5), rows: 2...10, required: 0.8, careless: 0.3)
    }
  }

  /// 20 times some 60 systems in one solver, which share nothing: each gets what it gets alone. Their pieces are more than
  /// are computed at once.
  @Test(arguments: 0..<20)
  func solvesManySystemsAtOnce(batch: Int) throws {
    var all = SystemCase(name: "batch \(batch)", kinds: [], rows: [])
    var answer = SystemCase.Answer(values: [], ambiguous: [], conflicts: [])
    for seed in batch * 120..<(batch + 1) * 120 {
      let system = RandomSystem.draw(
        seed: UInt64(seed), shape: RandomSystem.Shape(variables: 1...(3 + seed % 8), rows: 1...(5 + seed % 9)))
      guard system.restOrders == nil, system.choice == .newest, let own = try? ReferenceSolver.solve(system) else {
        continue
      }
      let (variable, row) = (all.kinds.count, all.rows.count)
      for (index, value) in system.fixed { all.fixed[variable + index] = value }
      all.kinds += system.kinds
      all.rows += system.rows.map { $0.moved(by: variable) }
      answer.values += own.values
      answer.ambiguous += own.ambiguous.map { $0 + variable }
      answer.conflicts += own.conflicts.map {
        SystemCase.Report(members: $0.members.map { $0 + row }, lowered: $0.lowered + row)
      }
    }
    #expect(all.kinds.count > 150)
    all.answer = answer
    try expectAnswer(all)
  }

  private func expectReference(seeds: Range<Int>, _ shape: (Int) -> RandomSystem.Shape) throws {
    var skipped = 0
    for seed in seeds {
      var system = RandomSystem.draw(seed: UInt64(seed), shape: shape(seed))
      guard let answer = try? ReferenceSolver.solve(system) else {
        skipped += 1
        continue
      }
      system.answer = answer
      try expectAnswer(system)
    }
    #expect(skipped <= 2, "seeds \(seeds): too many systems were too large for 64-bit integers")
  }

  private func expectAnswer(_ system: SystemCase) throws {
    let expected = try #require(system.answer)
    let found = try LoadedSystem(system).answer()
    let wrong = differences(found.values, oracle: expected.values)
    #expect(
      wrong.isEmpty,
      """
      \(system.text)
      variables \(wrong): \(wrong.map { found.values[$0] }), expected \(wrong.map { expected.values[$0] })
      """)
    #expect(found.ambiguous == expected.ambiguous, "\(system.text)")
    #expect(found.conflicts == expected.conflicts, "\(system.text)")
  }
}

extension SystemCase.Row {
  /// The same row about variables further on in the list.
  fileprivate func moved(by distance: Int) -> Self {
    var row = self
    row.terms = terms.map { SystemCase.Term($0.variable + distance, $0.coefficient) }
    return row
  }
}
