import AshlarDocument
import AshlarTestSupport
import Testing

/// Stacks of every kind, in more and in less room than they want; two independent solvers gave the frames that the
/// documented constraint sets lead to (`Scripts/oracle`).
@Suite struct RandomStackTests {
  @Test(arguments: try DocumentCase.all(in: "random-stacks"))
  func solvesLikeTheOracles(_ example: DocumentCase) throws {
    let states = try example.document.get().states()
    try #require(states.count == example.targets.count)
    let ambiguous = try #require(example.fixture["meta"]?["ambiguous"]?.array)
    for (number, (target, state)) in zip(example.targets, states).enumerated() {
      let label = number == 0 ? "base" : "step \(number - 1)"
      for (id, frame) in (try #require(target["expected"]?.object)).sorted(by: { $0.key < $1.key }) {
        let found = try #require(state.numbers(of: id), "\(label): \(id)")
        let expected = (frame.array ?? []).compactMap(\.number)
        #expect(differences(found, oracle: expected).isEmpty, "\(label): \(id) is \(found), expected \(expected)")
      }
      #expect(state.ambiguousNames == (ambiguous[number].array ?? []).compactMap(\.string), "\(label)")
      #expect(state.conflicts.isEmpty, "\(label)")
    }
  }

  /// Every distribution with every alignment along both axes, in more, in less and in its own room, with all shown and
  /// with one hidden: 360 documents, and more that were drawn.
  @Test func recordsEnough() throws {
    let cases = try Fixtures.cases(in: "random-stacks")
    #expect(cases.count >= 420)
    // 5 distributions, 6 alignments, 2 axes, 3 rooms, with and without a hidden view.
    #expect(try Set(cases.map(kind)).count == 5 * 6 * 2 * 3 * 2)
  }

  private struct Kind: Hashable {
    /// Distribution, alignment and axis.
    var words: [String]
    /// The constraints of the stack's size: none in its own room.
    var room: [String]
    var hides: Bool
  }

  private func kind(of example: FixtureCase) throws -> Kind {
    let views = try #require(example["views"]?.array)
    let stack = try #require(views.first { $0["type"]?.string == "stack" })
    let words = try ["distribution", "alignment", "axis"].map { try #require(stack[$0]?.string) }
    let sizes = (example["constraints"]?.array ?? []).compactMap(\.string).filter {
      $0.hasPrefix("stack.width") || $0.hasPrefix("stack.height")
    }
    return Kind(words: words, room: sizes, hides: views.contains { $0["hidden"] != nil })
  }
}
