import AshlarDiagnostics
import AshlarTestSupport
import Testing

/// Verdicts, smallest sets and repairs, against what an independent reader and an LP have found (`Scripts/oracle/logs.py`).
@Suite struct LogConflictTests {
  private static func explanation(_ fixture: FixtureCase) throws -> Explanation? {
    try LogFixture.reports(LogFixture.bytes(of: fixture.name)).first.map { Explanation($0) }
  }

  @Test(arguments: try Fixtures.cases(in: "log-conflicts"))
  func agreesWithTheIndependentAnswer(_ answer: FixtureCase) throws {
    let explanation = try #require(try Self.explanation(answer))
    #expect(explanation.report.constraints.count == answer["constraints"]?.integer)
    let verdict: Explanation.Verdict =
      answer["conflict"]?.bool == true ? .conflict : answer["likely"]?.bool == true ? .likelyConflict : .holds
    #expect(explanation.verdict == verdict)
    let sets = (answer["minimal"]?.array ?? []).map { ($0.array ?? []).compactMap(\.integer) }
    if sets.isEmpty {
      #expect(explanation.minimal.isEmpty)
    } else {
      #expect(sets.contains(explanation.minimal), "\(explanation.minimal) is none of \(sets)")
      // A set with the broken constraint is told if there is one.
      if let broken = explanation.report.broken, sets.contains(where: { $0.contains(broken) }) {
        #expect(explanation.minimal.contains(broken))
      }
    }
  }

  @Test(arguments: try Fixtures.cases(in: "log-conflicts").filter { $0["minimal"] != nil })
  func everyRepairHeals(_ answer: FixtureCase) throws {
    let explanation = try #require(try Self.explanation(answer))
    #expect(!explanation.repairs.isEmpty)
    let heals = (answer["heals"]?.array ?? []).map { ($0.array ?? []).compactMap(\.string) }
    for repair in explanation.repairs where repair.steps.count == 1 {
      let step = repair.steps[0]
      let word =
        switch step.change {
        case .priority, .remove: "remove"
        case .atMost: "<="
        case .atLeast: ">="
        case .maskOff: "mask"
        }
      #expect(heals[step.constraint].contains(word), "\(repair.words)")
    }
    // Several steps only where no single one is enough.
    if explanation.repairs.contains(where: { $0.steps.count > 1 }) {
      #expect(
        !explanation.minimal.contains {
          heals[$0].contains("remove") && !explanation.report.constraints[$0].owner.isImposed
        })
    }
  }

  @Test func goalsOfPredictionHoldForTheShippedWeights() throws {
    // In sample, so no proof of anything but that weights and features belong together; `make predict` has the proof.
    var (first, second, count) = (0, 0, 0)
    for log in try LogFixture.all() {
      guard let broken = log.entry["broken"]?.integer, let report = LogFixture.reports(log.bytes).first else {
        continue
      }
      let guesses = Explanation(report).guesses.map(\.constraint)
      count += 1
      if guesses.first == broken { first += 1 }
      if guesses.prefix(2).contains(broken) { second += 1 }
    }
    #expect(count == 87)
    #expect(Double(first) >= 0.82 * Double(count))
    #expect(Double(second) >= 0.93 * Double(count))
  }
}
