import AshlarDocument
import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Foundation
import Testing

/// Stacks whose constraints two re-implementations compared with those of Apple's class (`Fixtures/stackview`).
@Suite struct StackConformanceTests {
  @Test(arguments: try Fixtures.cases(in: "stackview"))
  func equalsApple(_ example: FixtureCase) throws {
    let scene = DocumentScene(try document(of: example))
    let state = try scene.layout()
    #expect(state.conflicts.isEmpty)
    let expected = (example["expectedConstraints"]?.array ?? []).compactMap(\.string)
    #expect(constraints(in: scene).sorted() == expected.map(rounded).sorted())
    let tolerance = example["tolerance"]?.number ?? 0.5
    for (id, frame) in (example["expected"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      let found = try #require(state.numbers(of: id))
      // Numbers that a case leaves out are those that the constraints leave open.
      let wanted = (frame.array ?? []).map(\.number)
      let isNear = zip(found, wanted).allSatisfy { ($0 - ($1 ?? $0)).magnitude <= tolerance }
      #expect(isNear && wanted.count == 4, "\(id) is \(found), not \(wanted)")
    }
  }

  /// The case as a layout document: its stack as a view of the type `stack`.
  private func document(of example: FixtureCase) throws -> LayoutDocument {
    let stack = try #require(example["stack"])
    let hidden = (stack["hidden"]?.array ?? []).compactMap(\.string)
    var views: [[String: Any]] = []
    for view in example["views"]?.array ?? [] {
      let id = try #require(view["id"]?.string)
      var made: [String: Any] = ["id": id, "parent": view["parent"]?.string ?? "root"]
      if let size = view["intrinsicSize"]?.array { made["intrinsicSize"] = size.compactMap(\.number) }
      if hidden.contains(id) { made["hidden"] = true }
      if id == stack["id"]?.string {
        made["type"] = "stack"
        for key in ["axis", "alignment", "distribution"] { made[key] = stack[key]?.string }
        made["spacing"] = stack["spacing"]?.number
        made["isBaselineRelativeArrangement"] = stack["baselineRelative"]?.bool ?? false
      }
      views.append(made)
    }
    let object: [String: Any] = [
      "root": ["size": [400, 300]], "views": views,
      "constraints": (example["constraints"]?.array ?? []).compactMap(\.string),
    ]
    let text = try JSONSerialization.data(withJSONObject: object)
    return try #require(DocumentFile(Array(text), name: example.name).documents.first).get()
  }

  /// What the stack made, as constraint strings with the case's names for guides.
  private func constraints(in scene: DocumentScene) -> [String] {
    var texts: [String] = []
    var work = [scene.rootView.layoutNode]
    while let node = work.popLast() {
      for constraint in node.constraints where constraint.identifier?.hasPrefix("UISV-") == true {
        texts.append(rounded(constraint.description(name: name(of:))))
      }
      work += node.children
    }
    return texts
  }

  private func name(of node: LayoutNode) -> String {
    guard let guide = node.owner as? LayoutGuide else { return (node.owner as? View)?.identifier ?? "?" }
    switch guide.identifier {
    case "UISV-alignment-spanner": return "spanner"
    case "UISV-canvas-spanner": return "along"
    default: return (guide.identifier ?? "?").replacingOccurrences(of: "UISV-gap-", with: "gap")
    }
  }

  /// The text with its numbers rounded to nine digits: the cases have ten.
  private func rounded(_ text: String) -> String {
    text.split(separator: " ").map { word in
      Double(word).map { ($0 * 1e9).rounded() / 1e9 }.map { "\($0)" } ?? String(word)
    }.joined(separator: " ")
  }
}
