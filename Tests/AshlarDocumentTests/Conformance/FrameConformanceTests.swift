import AshlarDocument
import AshlarTestSupport
import Testing

/// Layouts of public test suites that ran on Apple's engine (`Fixtures/frames`), in all their states.
@Suite struct FrameConformanceTests {
  @Test(arguments: try DocumentCase.all(in: "frames"))
  func equalsApple(_ example: DocumentCase) throws {
    let states = try example.document.get().states()
    try #require(states.count == example.targets.count)
    let tolerance = example.fixture["tolerance"]?.number ?? 0.5
    for (number, (target, state)) in zip(example.targets, states).enumerated() {
      let label = number == 0 ? "base" : "step \(number - 1)"
      #expect(state.conflicts.isEmpty, "\(label)")
      let misses = frameMisses(target, state, tolerance) + edgeMisses(target, state, tolerance)
      #expect(misses.isEmpty, "\(label)")
      for (id, value) in target["expectedAmbiguous"]?.object ?? [:] {
        #expect(state.ambiguous.contains { $0.id == id } == value.bool, "\(label): \(id) in \(state.ambiguousNames)")
      }
    }
  }

  private func frameMisses(_ target: FixtureValue, _ state: LayoutState, _ tolerance: Double) -> [String] {
    var misses: [String] = []
    for (id, frame) in (target["expected"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let found = state.numbers(of: id), let numbers = frame.array, numbers.count == 4 else {
        misses.append("no frame for \(id)")
        continue
      }
      for (value, expected) in zip(found, numbers) {
        guard let wanted = expected.number, !((value - wanted).magnitude <= tolerance) else { continue }
        misses.append("\(id) is \(found), expected \(numbers.map(\.number))")
        break
      }
    }
    return misses
  }

  private func edgeMisses(_ target: FixtureValue, _ state: LayoutState, _ tolerance: Double) -> [String] {
    var misses: [String] = []
    for (id, edges) in target["expectedEdges"]?.object ?? [:] {
      for (name, expected) in edges.object ?? [:] {
        guard let frame = state.numbers(of: id), let wanted = expected.number, let value = edge(name, frame),
          (value - wanted).magnitude <= tolerance
        else {
          misses.append("\(id).\(name) of \(state.numbers(of: id) ?? []), expected \(expected)")
          continue
        }
      }
    }
    return misses
  }

  private func edge(_ name: String, _ frame: [Double]) -> Double? {
    switch name {
    case "left", "minX": frame[0]
    case "top", "minY": frame[1]
    case "right", "maxX": frame[0] + frame[2]
    case "bottom", "maxY": frame[1] + frame[3]
    case "centerX", "midX": frame[0] + frame[2] / 2
    case "centerY", "midY": frame[1] + frame[3] / 2
    case "width": frame[2]
    case "height": frame[3]
    default: nil
    }
  }
}
