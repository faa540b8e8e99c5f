import AshlarDocument
import AshlarLayout

/// Compares the states of a document with its expectations.
enum DocumentCheck {
  /// A line for each difference, such as `card: steps[0]: title.width: expected 100, got 90`.
  static func differences(_ document: LayoutDocument) throws(DocumentError) -> [String] {
    let expectations = [document.expectation] + document.steps.map(\.expectation)
    let tolerance = document.expectation.tolerance ?? Expectation.defaultTolerance
    var options = DocumentScene.Options()
    options.listsAmbiguity = expectations.contains { !$0.ambiguous.isEmpty }
    var lines: [String] = []
    for (index, state) in try document.states(options: options).enumerated() {
      let expectation = expectations[index]
      let check = StateCheck(state, tolerance: expectation.tolerance ?? tolerance)
      let place = index == 0 ? document.name : "\(document.name): steps[\(index - 1)]"
      lines += check.differences(expectation).map { "\(place): \($0)" }
    }
    return lines
  }
}

/// Compares one state.
private struct StateCheck {
  private let state: LayoutState
  private let tolerance: Double
  private let frames: [String: Rect]

  init(_ state: LayoutState, tolerance: Double) {
    self.state = state
    self.tolerance = tolerance
    frames = Dictionary(state.frames.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  func differences(_ expectation: Expectation) -> [String] {
    var lines: [String] = []
    for (id, numbers) in expectation.frames {
      guard let frame = frames[id] else { continue }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      for (kind, (expected, got)) in zip(LayoutComponent.Kind.allCases, zip(numbers, actual)) {
        if let expected { compare("\(id).\(kind.name)", expected, got, &lines) }
      }
    }
    for (id, values) in expectation.edges {
      guard let frame = frames[id] else { continue }
      for (edge, value) in values { compare("\(id).\(edge.rawValue)", value, edge.value(of: frame), &lines) }
    }
    for (id, isAmbiguous) in expectation.ambiguous {
      let open = state.ambiguous.filter { $0.id == id }.map(\.kind.name)
      if isAmbiguous, open.isEmpty {
        lines.append("\(id): expected to be ambiguous, but the constraints leave nothing open")
      } else if !isAmbiguous, !open.isEmpty {
        lines.append("\(id): expected not to be ambiguous, but open are \(open.joined(separator: ", "))")
      }
    }
    return lines
  }

  private func compare(_ name: String, _ expected: Double, _ got: Double, _ lines: inout [String]) {
    // Rounding in the last bits of a solution may not turn an exact expectation into a failure.
    if (expected - got).magnitude <= tolerance + 1e-6 { return }
    lines.append("\(name): expected \(expected.tidiedText), got \(got.tidiedText)")
  }
}

extension Expectation.Edge {
  /// The number read off a frame.
  fileprivate func value(of frame: Rect) -> Double {
    switch self {
    case .left, .minX: frame.minX
    case .top, .minY: frame.minY
    case .right, .maxX: frame.maxX
    case .bottom, .maxY: frame.maxY
    case .centerX, .midX: frame.midX
    case .centerY, .midY: frame.midY
    case .width: frame.width
    case .height: frame.height
    }
  }
}
