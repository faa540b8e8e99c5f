import AshlarDocument
import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// Documents whose every frame, open component and conflict two independent solvers gave (`Scripts/oracle`).
@Suite struct RandomDocumentTests {
  @Test(arguments: try DocumentCase.all(in: "random-documents"))
  func solvesLikeTheOracles(_ example: DocumentCase) throws {
    let states = try states(of: example.document.get())
    try #require(states.count == example.targets.count)
    let meta = try #require(example.fixture["meta"])
    let ambiguous = try #require(meta["ambiguous"]?.array)
    let conflicts = try #require(meta["conflicts"]?.array)
    for (number, (target, state)) in zip(example.targets, states).enumerated() {
      let label = number == 0 ? "base" : "step \(number - 1)"
      for (id, frame) in (try #require(target["expected"]?.object)).sorted(by: { $0.key < $1.key }) {
        let found = try #require(state.numbers(of: id), "\(label): \(id)")
        let expected = (frame.array ?? []).compactMap(\.number)
        #expect(differences(found, oracle: expected).isEmpty, "\(label): \(id) is \(found), expected \(expected)")
      }
      #expect(state.ambiguousNames == (ambiguous[number].array ?? []).compactMap(\.string), "\(label)")
      #expect(state.conflicts == reports(conflicts[number]), "\(label)")
    }
  }

  /// As ``LayoutDocument/states(options:measurer:)``, with the rule of the oracles for what is broken: the newest.
  private func states(of document: LayoutDocument) throws -> [LayoutState] {
    let scene = DocumentScene(document)
    scene.rootView.engine.choosesBroken = LayoutEngine.newestOfUser
    var states = [try scene.layout()]
    for step in document.steps {
      scene.apply(step)
      states.append(try scene.layout())
    }
    return states
  }

  private func reports(_ value: FixtureValue) -> [LayoutState.Conflict] {
    (value.array ?? []).map { report in
      LayoutState.Conflict(
        constraints: (report["constraints"]?.array ?? []).compactMap(\.string),
        broken: report["broken"]?.string ?? "")
    }
  }
}
