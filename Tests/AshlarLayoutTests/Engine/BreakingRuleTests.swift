import Testing

@testable import AshlarLayout

/// Which member of a set goes: the steps of ``BreakingRule``, one row each. The item `s` is in `root`, the others in `s`.
@Suite struct BreakingRuleTests {
  private static let rows: [(rule: String, set: [String], broken: Int)] = [
    ("the largest constant size", ["a.width == 10", "a.width == 30", "a.width == 20"], 1),
    ("of equal sizes the newest", ["a.width == 30", "b.width == 30", "a.width == b.width + 1"], 1),
    ("inequalities count as sizes", ["a.width == 10", "a.width >= 20"], 1),
    ("a ratio before a size", ["a.width == 2 * a.height", "a.width == 30", "a.height == 30"], 0),
    ("a size before a gap", ["b.left == a.right + 8", "a.width == 30"], 1),
    ("a gap before an edge", ["a.right == s.right", "b.left == a.right + 8", "b.left == s.left"], 1),
    ("a gap written the other way", ["a.right == s.right", "a.right == b.left - 8"], 1),
    ("the far edge before the near one", ["a.left == s.left", "s.right == a.right", "a.centerX == s.centerX"], 1),
    ("the center before the near edge", ["a.left == s.left", "a.centerX == s.centerX"], 1),
    ("the center before sizes", ["a.width == s.width", "a.centerX == s.centerX"], 1),
    ("sizes before the near edge", ["a.left == s.left", "a.width == s.width"], 1),
    ("margins are edges", ["a.leading == s.leadingMargin", "a.trailing == s.trailingMargin"], 1),
    ("baselines are the last", ["a.lastBaseline == b.lastBaseline", "a.top == s.top", "b.top == s.top"], 1),
    ("the size of the outer item stays", ["s.width == 500", "a.left == s.left", "a.right == s.right - 600"], 2),
    ("the outer item's size beside another", ["s.width == 500", "a.width == 40", "a.width == s.width"], 1),
    ("the outer item's size alone", ["s.width == 10", "s.width == 20"], 1),
    ("the innermost of equal shapes", ["a.right == s.right", "c.right == a.right", "c.top == a.top"], 1),
    ("of equally deep ones the oldest", ["a.right == s.right", "b.right == s.right"], 0),
  ]

  @Test(arguments: rows.indices)
  func breaks(row: Int) {
    let (rule, set, broken) = Self.rows[row]
    let scene = Scene(["s", "a s", "b s", "c a"])
    let constraints = set.map(scene.constraint)
    #expect(BreakingRule(constraints).choice == constraints[broken], "\(rule)")
  }

  private static let makers: [(rule: String, set: [(String, maker: String)], broken: Int)] = [
    ("the user's first", [("a.width == 90", "UISV-fill-equally"), ("a.width == 10", "")], 1),
    ("the toolkit's before a mask's", [("a.width == 90", "h=--& v=--&"), ("a.width == 10", "UISV-spacing")], 1),
    ("a mask's before an imposed one", [("a.width == 90", "UISV-hiding"), ("a.width == 10", "h=--& v=--&")], 1),
    ("the outer item's own only then", [("s.width == 90", ""), ("s.width == 0", "fittingSizeHTarget")], 0),
    (
      "an imposed size makes the outer item",
      [("a.width == 0", "UIView-Encapsulated-Layout-Width"), ("a.right == s.right", ""), ("s.right == b.right", "")], 2
    ),
    (
      "so does a mask's",
      [("a.width == 0", "h=--& v=--&"), ("a.right == s.right", ""), ("s.right == b.right", "")], 2
    ),
    ("nothing but imposed sizes", [("a.width == 1", "UISV-hiding"), ("a.width == 2", "_UITemporaryLayoutWidth")], 1),
  ]

  @Test(arguments: makers.indices)
  func asksWhoMadeIt(row: Int) {
    let (rule, set, broken) = Self.makers[row]
    let scene = Scene(["s", "a s", "b s"])
    let constraints = set.map { text, maker in
      let user = scene.constraint(text)
      guard !maker.isEmpty else { return user }
      let made = LayoutConstraint(
        user.firstSide, user.relation, user.secondSide, constant: user.constant, callSite: user.callSite, isSystem: true
      )
      made.identifier = maker
      return made
    }
    #expect(BreakingRule(constraints).choice == constraints[broken], "\(rule)")
  }

  @Test func hasNothingToSayOfNothing() { #expect(BreakingRule([]).choice == nil) }

  /// The user's constraint may be called as Apple's are; it is the user's all the same.
  @Test func identifiersOfTheUserMeanNothing() {
    let scene = Scene(["a"])
    #expect(scene.constraint("a.width == 1 #UISV-hiding").origin == .user)
  }

  /// Sets are as long as the chains of views that they are about; the choice must not take their square.
  ///
  /// The root is the outer item: v9999 and v10000 lie 10,000 constraints from it, and the gap before v9999 is the oldest
  /// that touches one of them.
  @Test func takesLongSets() {
    let count = 20_000
    let scene = Scene((0..<count).map { "v\($0)" })
    let constraints = (1..<count).map { scene.constraint("v\($0).left == v\($0 - 1).right + 8") }
    let last = scene.constraint("v\(count - 1).right == root.right")
    let first = scene.constraint("v0.left == root.left")
    #expect(BreakingRule([first] + constraints + [last]).choice == constraints[count / 2 - 2])
  }
}
