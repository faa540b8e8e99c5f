import AshlarLayout
import Testing

@Suite struct LayoutConstraintDescriptionTests {
  /// Texts that read and print alike, in the grammar of layout documents.
  static let texts = [
    "a.width == 10", "a.leading >= b.trailing", "a.left <= 0.5 * b.right - 8.25 @750",
    "a.top == root.topMargin + 8 #top",
    "a.width == -1 * b.height @999.5 #x", "a.height == 0 @0", "a.width == 1e-07", "a.centerX == b.centerX + 100000",
    "a.height >= 0.1 @0.25",
  ]

  @Test(arguments: texts) func printsAsADocumentWritesIt(text: String) {
    let scene = Scene(["a", "b"])
    #expect(scene.text(scene.constraint(text)) == text)
  }

  @Test func showsDistances() throws {
    let scene = Scene(["a", "b"])
    let a = try #require(scene.boxes["a"])
    let b = try #require(scene.boxes["b"])
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    #expect(scene.text(gap.constraint(equalToConstant: 8)) == "b.left == a.right + 8")
    #expect(scene.text(gap.constraint(lessThanOrEqualToConstant: 0)) == "b.left <= a.right")
    #expect(
      scene.text(b.widthAnchor.constraint(lessThanOrEqualTo: gap, multiplier: 2)) == "b.width <= 2 * (b.left - a.right)"
    )
  }
}
