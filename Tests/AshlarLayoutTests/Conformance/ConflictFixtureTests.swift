import AshlarTestSupport
import Testing

@testable import AshlarLayout

/// Sets that Apple's engine reported as unsatisfiable, and which member it broke (`Fixtures/conflicts`).
@Suite struct ConflictFixtureTests {
  /// Apple documents no rule, so what must hold of each case is less than what is counted over all.
  @Test(arguments: try Fixtures.cases(in: "conflicts"))
  func breaksOneOfTheSetAndTheToolkitsLast(_ example: FixtureCase) throws {
    let replay = try ConflictReplay(example)
    let conflict = try #require(replay.conflicts.first)
    for conflict in replay.conflicts {
      #expect(conflict.constraints.contains(conflict.broken))
      if conflict.constraints.contains(where: { !$0.isSystem }) { #expect(!conflict.broken.isSystem) }
    }
    #expect(conflict.constraints.allSatisfy(replay.constraints.contains))
    // What is broken no longer counts, so what is left holds.
    replay.scene.engine?.layoutIfNeeded()
    #expect(replay.scene.engine?.conflicts == replay.conflicts)
  }

  /// Prints how often Apple broke the same one.
  @Test func predictsApple() throws {
    let cases = try Fixtures.cases(in: "conflicts")
    var hits = 0
    for example in cases {
      let replay = try ConflictReplay(example)
      let broken = try #require(example["broken"]?.integer)
      if replay.conflicts.first?.broken == replay.constraints[broken] {
        hits += 1
      } else {
        let text = replay.conflicts.first.map(replay.scene.text) ?? "no conflict"
        print("  \(example): Apple broke \(replay.scene.text(replay.constraints[broken])), we: \(text)")
      }
    }
    let percent = 100 * Double(hits) / Double(cases.count)
    print("Fixtures/conflicts: the constraint that Apple broke in \(hits) of \(cases.count), \(percent) %")
    #expect(cases.count == 40)
    #expect(percent >= 75)
  }
}

/// A reported set, activated in the order of the report in a tree of its own.
private struct ConflictReplay {
  let scene: Scene
  let constraints: [LayoutConstraint]

  /// The scene's root has a size that is a fact, and the root of a report has one by a constraint, so the latter is an
  /// item of its own.
  init(_ example: FixtureCase) throws {
    var items = ["top"]
    for view in example["views"]?.array ?? [] {
      items.append(try #require(view["id"]?.string) + " " + ConflictReplay.inner(try #require(view["parent"]?.string)))
    }
    for guide in example["guides"]?.array ?? [] {
      let owner = ConflictReplay.inner(try #require(guide["owner"]?.string))
      items.append(try #require(guide["id"]?.string) + " " + owner + " guide")
    }
    let scene = Scene(items, size: Size(width: 5000, height: 5000))
    let texts = (example["constraints"]?.array ?? []).compactMap(\.string)
    let makers = (example["by"]?.array ?? []).compactMap(\.string)
    try #require(texts.count == makers.count && texts.count > 0)
    self.scene = scene
    constraints = zip(texts, makers).map { text, maker in
      let words = text.split(separator: " ").map { word in
        word.hasPrefix("root.") ? "top" + word.dropFirst(4) : String(word)
      }
      return ConflictReplay.made(by: maker, scene.constraint(words.joined(separator: " ")))
    }
    LayoutConstraint.activate(constraints)
    scene.engine?.layoutIfNeeded()
  }

  var conflicts: [LayoutConflict] { scene.engine?.conflicts ?? [] }

  private static func inner(_ id: String) -> String { id == "root" ? "top" : id }

  private static func made(by maker: String, _ constraint: LayoutConstraint) -> LayoutConstraint {
    guard let identifier = identifiers[maker] else { return constraint }
    let made = LayoutConstraint(
      constraint.firstSide, constraint.relation, constraint.secondSide, multiplier: constraint.multiplier,
      constant: constraint.constant, callSite: constraint.callSite, isSystem: true)
    made.identifier = identifier
    return made
  }

  /// What Apple's own constraints are called, by the word of a fixture for their maker; `user` has none.
  private static let identifiers = [
    "autoresizing": "h=--& v=--&", "encapsulated": "UIView-Encapsulated-Layout-Height",
    "cell": "UIView-Encapsulated-Layout-Height", "temporary": "_UITemporaryLayoutWidth",
    "fittingSize": "fittingSizeHTarget", "UISV-hiding": "UISV-hiding", "UISV-alignment": "UISV-alignment",
    "UISV-canvas-connection": "UISV-canvas-connection", "UISV-spacing": "UISV-spacing",
    "safeArea": "UIViewSafeAreaLayoutGuide-left", "margin": "UIView-topMargin-guide-constraint",
    "layoutSupport": "_UILayoutSupportConstraint", "uikit": "_UIToolbarContentView", "UIButtonBar": "UIButtonBar",
  ]
}
