import AshlarLayout
import AshlarViews
import Testing

@Suite struct DirectionTests {
  private let window = Window(size: Size(width: 100, height: 100))
  private let outer = View().placedByConstraints()
  private let inner = View().placedByConstraints()

  /// The outer view is 80 wide and 10 from where the window begins, the inner one 20 wide and 5 from where the outer one
  /// begins.
  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    LayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      outer.widthAnchor.constraint(equalToConstant: 80),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func places() -> [Double] {
    window.layoutIfNeeded()
    return [outer.frame.minX, inner.frame.minX]
  }

  @Test func overridesArePassedDown() {
    #expect(places() == [10, 5])
    window.layoutDirectionOverride = .rightToLeft
    #expect(inner.layoutDirection == .rightToLeft && inner.layoutDirectionOverride == nil)
    #expect(places() == [10, 55])
    outer.layoutDirectionOverride = .leftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(places() == [10, 5])
    window.layoutDirectionOverride = nil
    outer.layoutDirectionOverride = nil
    #expect(window.layoutDirection == .leftToRight)
    #expect(places() == [10, 5])
  }

  /// The attribute concerns the content of one view, whatever is passed down.
  @Test(arguments: SemanticContentAttribute.allCases, LayoutDirection.allCases)
  func attributesConcernTheContent(_ attribute: SemanticContentAttribute, _ passed: LayoutDirection) {
    window.layoutDirectionOverride = passed
    outer.semanticContentAttribute = attribute
    let expected: LayoutDirection =
      switch attribute {
      case .unspecified: passed
      case .playback, .spatial, .forceLeftToRight: .leftToRight
      case .forceRightToLeft: .rightToLeft
      }
    #expect(outer.effectiveUserInterfaceLayoutDirection == expected)
    #expect(View.userInterfaceLayoutDirection(for: attribute, relativeTo: passed) == expected)
    #expect(outer.layoutDirection == passed && inner.effectiveUserInterfaceLayoutDirection == passed)
    // Both ways the outer view has 10 on either side; the inner one is 80 − 5 − 20 from the left of it.
    #expect(places() == [10, expected == .leftToRight ? 5 : 55])
  }

  /// A view in no tree has its directions, too, and takes them along.
  @Test func directionsMoveWithTheirViews() {
    let (box, other) = (View(), View())
    box.addSubview(other)
    box.layoutDirectionOverride = .rightToLeft
    #expect(other.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    window.addSubview(other)
    #expect(other.effectiveUserInterfaceLayoutDirection == .leftToRight)
    box.addSubview(other)
    window.addSubview(box)
    #expect(other.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Whatever turns round is laid out again, for it may place something by hand; nothing else is.
  @Test func viewsThatTurnRoundLayOut() {
    let tree = ProbeTree()
    _ = tree.pass()
    tree.b.layoutDirectionOverride = .rightToLeft
    #expect(tree.pass() == ["layout b", "layout d", "layout e"])
    tree.d.semanticContentAttribute = .spatial
    #expect(tree.pass() == ["layout d"])
    tree.a.layoutDirectionOverride = .leftToRight
    #expect(tree.pass() == [])
    tree.e.semanticContentAttribute = .forceRightToLeft
    tree.b.layoutDirectionOverride = nil
    #expect(tree.pass() == ["layout b"])
  }

  /// Insets along the direction, of which the chain makes constants.
  @Test func directionalInsetsTurnRound() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(for: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(for: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
