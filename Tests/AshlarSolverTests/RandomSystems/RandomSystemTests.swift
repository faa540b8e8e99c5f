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

  /// 10,000 systems: 100 batches of 100 seeds.
  @Test(arguments: 0..<100)
  func solvesLikeTheReference(batch: Int) throws {
    var skipped = 0
    for seed in batch * 100..<(batch + 1) * 100 {
      var system = RandomSystem.draw(
        seed: UInt64(seed), shape: RandomSystem.Shape(variables: 1...6, rows: 1...9))
      guard let answer = try? ReferenceSolver.solve(system) else {
        skipped += 1
        continue
      }
      system.answer = answer
      try expectAnswer(system)
    }
    #expect(skipped <= 2, "too many systems were too large for 64-bit integers")
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
