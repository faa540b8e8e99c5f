import AshlarLayout
import Testing

/// The rows that constraints become. Expected rows follow from the formulas written at `RowBuilder` and `LineInItem`.
@Suite struct RowBuilderTests {
  /// One level: `a` and `b` are children of the root.
  static let siblings: [(String, String)] = [
    ("a.left == root.left + 20", "a.x - 20 == 0"),
    ("a.right <= root.right - 20", "-root.width + a.x + a.width + 20 <= 0"),
    ("a.top >= root.top", "a.y >= 0"),
    ("a.bottom == b.top - 8 @750", "a.y + a.height - b.y + 8 == 0 @750.0"),
    ("a.centerX == root.centerX", "-0.5 root.width + a.x + 0.5 a.width == 0"),
    ("a.centerY == 0.5 * root.bottom", "-0.5 root.height + a.y + 0.5 a.height == 0"),
    ("a.width == 2 * b.height + 4", "a.width - 2 b.height - 4 == 0"),
    ("a.width == 100", "a.width - 100 == 0"),
    ("a.width == 0 * b.width + 100", "a.width - 100 == 0"),
    ("a.width == 0.75 * a.height", "a.width - 0.75 a.height == 0"),
    ("a.leading == b.trailing + 8", "a.x - b.x - b.width - 8 == 0"),
    ("a.leftMargin == b.rightMargin", "a.x - b.x - b.width + 16 == 0"),
    ("a.topMargin == root.topMargin", "a.y == 0"),
    ("a.bottom == root.bottomMargin", "-root.height + a.y + a.height + 8 == 0"),
    ("a.centerXWithinMargins == root.centerX", "-0.5 root.width + a.x + 0.5 a.width == 0"),
    ("root.width == 2 * a.width", "root.width - 2 a.width == 0"),
    ("root.left == a.left - 5", "-a.x + 5 == 0"),
  ]

  @Test(arguments: siblings) func lowersOneLevel(text: String, row: String) {
    #expect(Scene(["a", "b"]).row(text) == row)
  }

  /// `a.right == 2 · a.left` within one item: the item itself holds the constraint, so its place does not count.
  @Test func measuresWithinOneItem() {
    #expect(Scene(["a"]).row("a.right == 2 * a.left + 8") == "a.width - 8 == 0")
  }

  /// `c` in `b` in `a`, `d` a sibling of `a`, `g` a guide of `b`.
  static let levels: [(String, String)] = [
    ("c.left == root.left + 8", "a.x + b.x + c.x - 8 == 0"),
    ("c.bottom == root.bottom", "-root.height + a.y + b.y + c.y + c.height == 0"),
    ("c.left == d.right", "a.x + b.x + c.x - d.x - d.width == 0"),
    ("c.centerX == 0.5 * d.centerX", "a.x + b.x + c.x + 0.5 c.width - 0.5 d.x - 0.25 d.width == 0"),
    ("a.right == c.right + 4", "a.width - b.x - c.x - c.width - 4 == 0"),
    ("g.left == c.left", "-c.x + g.x == 0"),
    ("g.top == b.top", "g.y == 0"),
    ("g.right == d.left", "a.x + b.x - d.x + g.x + g.width == 0"),
    ("c.width == d.width", "c.width - d.width == 0"),
  ]

  @Test(arguments: levels) func addsTheOffsetsUpToTheCommonAncestor(text: String, row: String) {
    #expect(Scene(["a", "b a", "c b", "d", "g b guide"]).row(text) == row)
  }

  /// The same constraints in a tree that runs right to left.
  static let mirrored: [(String, String)] = [
    ("a.leading == root.leading + 20", "-root.width + a.x + a.width + 20 == 0"),
    ("a.trailing <= root.trailing - 20", "a.x - 20 >= 0"),
    ("a.leading >= b.trailing + 8 @750", "a.x + a.width - b.x + 8 <= 0 @750.0"),
    ("a.leading == b.centerX + 8", "a.x + a.width - b.x - 0.5 b.width + 8 == 0"),
    // 320 − right(a) = 0.5·(320 − x(b)) + 10  ⇔  x(a) + w(a) − 0.5·x(b) − 0.5·W + 10 = 0
    ("a.leading == 0.5 * b.trailing + 10", "-0.5 root.width + a.x + a.width - 0.5 b.x + 10 == 0"),
    ("a.leadingMargin == root.leadingMargin", "-root.width + a.x + a.width == 0"),
    ("a.left == root.left + 20", "a.x - 20 == 0"),
    ("a.left <= 2 * b.right + 20", "a.x - 2 b.x - 2 b.width - 20 <= 0"),
    ("a.centerX == root.centerX + 20", "-0.5 root.width + a.x + 0.5 a.width - 20 == 0"),
    ("a.width <= root.width - 20", "-root.width + a.width + 20 <= 0"),
    ("a.top >= root.top + 20", "a.y - 20 >= 0"),
  ]

  @Test(arguments: mirrored) func mirrorsLeadingAndTrailing(text: String, row: String) {
    let scene = Scene(["a", "b"])
    scene.root.layoutNode.forcedDirection = .rightToLeft
    #expect(scene.row(text) == row)
  }

  /// The direction is that of the item that holds the constraint, wherever it comes from.
  @Test func takesTheDirectionOfTheHost() {
    let scene = Scene(["a", "b a", "c a"])
    scene["b"].forcedDirection = .rightToLeft
    #expect(scene.row("b.leading == c.leading + 4") == "b.x - c.x - 4 == 0")
    scene["b"].forcedDirection = nil
    scene["a"].forcedDirection = .rightToLeft
    #expect(scene.row("b.leading == c.leading + 4") == "b.x + b.width - c.x - c.width + 4 == 0")
    #expect(scene.row("b.leading == 0.5 * c.leading") == "-0.5 a.width + b.x + b.width - 0.5 c.x - 0.5 c.width == 0")
    #expect(scene.row("a.leading == root.leading + 4") == "a.x - 4 == 0")
  }

  /// A direction of the host's own is not passed down.
  @Test func takesTheDirectionOfTheContent() {
    let scene = Scene(["a", "b a", "c b"])
    scene["a"].contentDirection = .rightToLeft
    #expect(scene.row("b.leading == a.leading + 4") == "-a.width + b.x + b.width + 4 == 0")
    #expect(scene.row("c.leading == b.leading + 4") == "c.x - 4 == 0")
    scene.root.layoutNode.forcedDirection = .rightToLeft
    scene["a"].contentDirection = .leftToRight
    #expect(scene.row("b.leading == a.leading + 5") == "b.x - 5 == 0")
    #expect(scene.row("c.leading == b.leading + 5") == "-b.width + c.x + c.width + 5 == 0")
  }

  @Test func usesMarginsAndBaselines() {
    let scene = Scene(["a", "b"])
    scene["a"].layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene["a"].firstBaselineOffset = 15
    scene["a"].lastBaselineOffset = 5
    #expect(scene.row("b.left == a.leftMargin") == "-a.x + b.x - 2 == 0")
    #expect(scene.row("b.right == a.rightMargin") == "-a.x - a.width + b.x + b.width + 4 == 0")
    #expect(scene.row("b.top == a.topMargin") == "-a.y + b.y - 1 == 0")
    #expect(scene.row("b.bottom == a.bottomMargin") == "-a.y - a.height + b.y + b.height + 3 == 0")
    // The middle of the margins lies (2 − 4) / 2 beside the middle.
    #expect(scene.row("b.left == a.centerXWithinMargins") == "-a.x - 0.5 a.width + b.x + 1 == 0")
    #expect(scene.row("b.top == a.centerYWithinMargins") == "-a.y - 0.5 a.height + b.y + 1 == 0")
    #expect(scene.row("b.top == a.firstBaseline") == "-a.y + b.y - 15 == 0")
    #expect(scene.row("b.top == a.lastBaseline") == "-a.y - a.height + b.y + 5 == 0")
    #expect(scene.row("a.lastBaseline == b.lastBaseline") == "a.y + a.height - b.y - b.height - 5 == 0")
  }

  /// `b` in `a`, with insets 1, 2, 3, 4 (top, left, bottom, right) on `a`. Its alignment rectangle starts at (2, 1) in its
  /// bounds, and its bounds start at (x − 2, y − 1).
  static let inset: [(String, String)] = [
    ("b.left == a.left", "b.x - 2 == 0"),
    ("b.right == a.right", "-a.width + b.x + b.width - 2 == 0"),
    ("b.bottom == a.bottom", "-a.height + b.y + b.height - 1 == 0"),
    ("b.centerX == a.centerX", "-0.5 a.width + b.x + 0.5 b.width - 2 == 0"),
    ("b.left == root.left", "a.x + b.x - 2 == 0"),
    ("a.left == root.left", "a.x == 0"),
    ("a.left == root.leftMargin", "a.x - 8 == 0"),
    ("b.left == a.leftMargin", "b.x - 8 == 0"),
    // Bounds are 2 + 4 wider than the alignment rectangle.
    ("b.right == a.rightMargin", "-a.width + b.x + b.width + 2 == 0"),
    ("b.width == a.width", "-a.width + b.width == 0"),
  ]

  @Test(arguments: inset) func countsAlignmentRectInsets(text: String, row: String) {
    let scene = Scene(["a", "b a"])
    scene["a"].alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scene.row(text) == row)
  }

  /// From the right edge of the bounds, W = w + 6: with `b.leading == 0.5 · a.centerX` mirrored,
  /// x(b) + w(b) = 0.5·(2 + w/2) + 0.5·(w + 6), that is 0.75·w + 4.
  @Test func mirrorsWithinTheBounds() {
    let scene = Scene(["a", "b a"])
    scene["a"].alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.root.layoutNode.forcedDirection = .rightToLeft
    #expect(scene.row("b.leading == 0.5 * a.centerX") == "-0.75 a.width + b.x + b.width - 4 == 0")
    #expect(scene.row("b.leading == a.leading + 10") == "-a.width + b.x + b.width + 8 == 0")
  }

  @Test func lowersDistancesBetweenPlaces() throws {
    let scene = Scene(["a", "b", "c a"])
    let a = try #require(scene.boxes["a"])
    let b = try #require(scene.boxes["b"])
    let c = try #require(scene.boxes["c"])
    func row(_ constraint: LayoutConstraint) -> String {
      constraint.isActive = true
      return scene.row(constraint)
    }
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect(row(gap.constraint(equalToConstant: 10)) == "-a.x - a.width + b.x - 10 == 0")
    #expect(row(gap.constraint(equalTo: c.widthAnchor, multiplier: 0.5)) == "-a.x - a.width + b.x - 0.5 c.width == 0")
    let below = a.bottomAnchor.anchorWithOffset(to: c.topAnchor)
    #expect(row(below.constraint(greaterThanOrEqualToConstant: 3)) == "-a.height + c.y - 3 >= 0")
    let whole = scene.root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    #expect(row(whole.constraint(equalTo: gap)) == "2 a.x + a.width - b.x == 0")
    scene.root.layoutNode.forcedDirection = .rightToLeft
    // In RTL b lies left of a: the gap is x(a) − right(b).
    #expect(row(gap.constraint(equalToConstant: 10)) == "a.x - b.x - b.width - 10 == 0")
  }
}
