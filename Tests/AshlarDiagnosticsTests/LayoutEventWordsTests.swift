import AshlarDiagnostics
import AshlarLayout
import Testing

private final class Item: LayoutItem {
  let layoutNode = LayoutNode()

  init() { layoutNode.owner = self }

  deinit { layoutNode.ownerWillDeinit() }
}

@Suite struct LayoutEventWordsTests {
  private let root = Item()
  private let child = Item()

  private func name(_ node: LayoutNode) -> String { node === root.layoutNode ? "root" : "child" }

  private func width(_ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, constant: constant, fileID: "App/Screen.swift", line: 7)
  }

  private func headline(_ event: LayoutEvent) -> String { DiagnosticRenderer.headline(event.diagnostic(name: name)) }

  @Test func phrasesConflicts() {
    let (one, other) = (width(10), width(20))
    let conflict = LayoutConflict(constraints: [one, other], broken: other)
    #expect(
      headline(.conflict(conflict))
        == "warning: these constraints cannot hold together: child.width == 10 (App/Screen.swift:7), "
        + "child.width == 20 (App/Screen.swift:7) (broken: child.width == 20)")
    #expect(headline(.conflictResolved(conflict)) == "note: child.width == 20 is no longer broken by a conflict")
  }

  @Test func phrasesAmbiguity() {
    let components = [
      LayoutComponent(node: child.layoutNode, kind: .x), LayoutComponent(node: child.layoutNode, kind: .height),
    ]
    #expect(headline(.ambiguity(components)) == "warning: the constraints leave open: child.x, child.height")
  }

  @Test func phrasesContentOfOpenSize() {
    let width = "warning: the content of child has no definite width (tie its leading and trailing edges to the scroll "
    let height = "warning: the content of child has no definite height (tie its top and bottom to the scroll view, "
    let size = "warning: the content of child has no definite size (tie all its edges to the scroll view, "
    #expect(
      headline(.ambiguousContentSize(child.layoutNode, [.horizontal]))
        == width + "view, and give it a width, such as that of the view)")
    #expect(headline(.ambiguousContentSize(child.layoutNode, [.vertical])) == height + "and give it a height)")
    #expect(
      headline(.ambiguousContentSize(child.layoutNode, [.horizontal, .vertical])) == size + "and give it a size)")
  }

  static let reasons: [(InvalidConstraintReason, String)] = [
    (.noCommonAncestor, "its items have no common ancestor"),
    (.differentAxes, "its attributes lie on different axes"),
    (.mixedDirections, "left and right cannot be compared with leading and trailing"),
    (.placeComparedWithSize, "a place cannot be compared with a size"),
    (.placeWithoutPartner, "a place needs another item's place to be compared with"),
    (.notFinite, "its numbers are too large"),
  ]

  @Test(arguments: reasons)
  func phrasesInvalidConstraints(reason: InvalidConstraintReason, words: String) {
    #expect(
      headline(.invalidConstraint(width(3), reason))
        == "warning: child.width == 3 (App/Screen.swift:7) cannot be used: \(words)")
  }

  /// Of a statement without partner only the attribute is there to be named.
  @Test func phrasesUnfinishedStatements() {
    #expect(
      headline(.invalidConstraint(width(0), .missingRelation))
        == "warning: child.width (App/Screen.swift:7) cannot be used: nothing says what it is compared with")
    #expect(
      headline(.invalidConstraint(width(0), .missingParent))
        == "warning: child.width (App/Screen.swift:7) cannot be used: its item has no parent to be compared with")
  }
}
