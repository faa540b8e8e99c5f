import AshlarDocument
import AshlarSolver
import AshlarTestSupport
import AshlarViews
import Testing

@testable import AshlarLayout

/// Exercising ambiguity in random documents: what is open moves, and the new layout is as good as the old one.
@Suite struct ExerciseRandomDocumentTests {
  @Test(arguments: try DocumentCase.all(in: "random-documents"))
  func staysAmongTheOptima(_ example: DocumentCase) throws {
    let document = try example.document.get()
    let scene = DocumentScene(document)
    _ = try scene.layout()
    let engine = scene.rootView.engine
    let quality = Quality(of: engine)
    let names = document.views.map(\.id) + document.guides.map(\.id)
    for name in names {
      let node = try #require(scene.item(withID: name)).layoutNode
      let open = engine.ambiguousComponents().contains { $0.node === node }
      let before = node.frame
      engine.exerciseAmbiguity(of: node)
      // Rounding to pixels may hide a small move.
      if engine.scale == nil || !open { #expect((node.frame != before) == open, "\(name) at \(before)") }
      #expect(Quality(of: engine).isNear(quality), "\(name)")
    }
    let frame = document.root.size
    scene.rootView.engine.size = Size(width: frame.width + 1, height: frame.height)
    scene.rootView.engine.size = frame
    let (found, fresh) = (try scene.layout(), try document.states()[0])
    #expect(differences(numbers(of: found), history: numbers(of: fresh)).isEmpty)
  }

  private func numbers(of state: LayoutState) -> [Double] {
    state.frames.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }
}

/// How far a layout is from what was wished: the sum of violations at each priority, for constraints and for contents.
private struct Quality {
  private struct Level: Hashable {
    var priority: Float
    var isContent: Bool
  }

  private var sums: [Level: Double] = [:]

  init(of engine: LayoutEngine) {
    var rows = RowBuilder()
    let broken = engine.conflicts.map { ObjectIdentifier($0.broken) }
    for constraint in engine.activeConstraints where constraint.priority > 0 {
      guard let host = constraint.host else { continue }
      let priority = broken.contains(ObjectIdentifier(constraint)) ? 999.99 : constraint.priority.rawValue
      rows.build(constraint, heldBy: host)
      add(rows.lastConstraint, Level(priority: priority, isContent: false), engine)
    }
    engine.root.walkSubtree { node in
      guard let variables = node.variables, let content = node.content else { return true }
      for axis in Axis.allCases {
        let size = variables.size(along: axis)
        if rows.buildHugging(content[axis], of: size) {
          add(rows.lastConstraint, Level(priority: rows.lastConstraint.priority, isContent: true), engine)
        }
        if rows.buildCompression(content[axis], of: size) {
          add(rows.lastConstraint, Level(priority: rows.lastConstraint.priority, isContent: true), engine)
        }
      }
      return true
    }
  }

  private mutating func add(_ row: LinearConstraint, _ level: Level, _ engine: LayoutEngine) {
    var value = row.constant
    for term in row.terms { value += term.coefficient * engine.solver.value(of: term.variable) }
    switch row.relation {
    case .equal: sums[level, default: 0] += value.magnitude
    case .lessThanOrEqual: sums[level, default: 0] += max(value, 0)
    case .greaterThanOrEqual: sums[level, default: 0] += max(-value, 0)
    }
  }

  func isNear(_ other: Quality) -> Bool {
    sums.keys == other.sums.keys
      && sums.allSatisfy { level, sum in (sum - (other.sums[level] ?? .infinity)).magnitude <= 1e-6 * max(1, sum) }
  }
}
