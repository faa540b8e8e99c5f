import AshlarTestSupport
import Testing

/// The judge is judged first: it agrees with what the two oracles recorded.
@Suite struct ReferenceSolverTests {
  @Test(arguments: try Fixtures.cases(in: "random-systems") + Fixtures.cases(in: "random-conflicts"))
  func agreesWithTheOracles(_ fixture: FixtureCase) throws {
    let system = try SystemCase(fixture)
    guard system.kinds.count <= 14, let expected = system.answer else { return }
    let found = try ReferenceSolver.solve(system)
    #expect(differences(found.values, oracle: expected.values).isEmpty, "\(system.text)")
    #expect(found.ambiguous == expected.ambiguous, "\(system.text)")
    #expect(found.conflicts == expected.conflicts, "\(system.text)")
  }

  @Test(arguments: [(0.5, 1, 2), (-0.2, -1, 5), (1e6, 1_000_000, 1), (0.333_333_333_333_333_3, 1, 3), (0, 0, 1)])
  func readsFractions(_ value: Double, _ numerator: Int, _ denominator: Int) throws {
    #expect(try Rational(value) == Rational(numerator, over: denominator))
  }
}
