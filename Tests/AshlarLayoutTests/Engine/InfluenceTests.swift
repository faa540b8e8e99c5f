import Testing

@testable import AshlarLayout

/// Which constraints an item's place and length follow from.
@Suite struct InfluenceTests {
  private func affecting(_ name: String, _ axis: Axis = .horizontal, in scene: Scene) -> [String] {
    scene.engine?.constraintsAffecting(scene[name], along: axis).map(scene.text) ?? []
  }

  /// Those of its neighbours count as far as the item hangs on them, those that hang on the item do not.
  @Test func followsChains() {
    let scene = Scene(["a", "b", "c"])
    scene.activate("a.left == root.left + 8", "a.width == 50", "b.left == a.right + 8", "b.right == root.right - 8")
    scene.activate("c.left == b.left", "c.width == 0.5 * b.width", "c.height == 9", "c.top == root.top")
    #expect(affecting("a", in: scene) == ["a.left == root.left + 8", "a.width == 50"])
    #expect(
      affecting("b", in: scene) == [
        "a.left == root.left + 8", "a.width == 50", "b.left == a.right + 8", "b.right == root.right - 8",
      ])
    #expect(
      affecting("c", in: scene) == [
        "a.left == root.left + 8", "a.width == 50", "b.left == a.right + 8", "b.right == root.right - 8",
        "c.left == b.left", "c.width == 0.5 * b.width",
      ])
    #expect(affecting("c", .vertical, in: scene) == ["c.height == 9", "c.top == root.top"])
  }

  /// What is inside of an item hangs on the item's size, and its place is its own affair.
  @Test func followsParentsOnlyAsFarAsTheyMatter() {
    let scene = Scene(["a", "b a"])
    scene.activate("a.left == root.left + 8", "a.width == 50", "b.right == a.right", "b.width == 20")
    #expect(affecting("b", in: scene) == ["a.width == 50", "b.right == a.right", "b.width == 20"])
  }

  @Test func leavesOutWhatDecidesNothing() {
    let scene = Scene(["a"])
    scene.activate(
      "a.width >= 10", "a.width <= 80", "a.width == 90 @500", "a.left == root.left", "a.left >= root.left - 5",
      "a.width == 70 @400")
    // The wish for 90 stops at 80, which decides.
    #expect(scene.frame("a")[2] == 80)
    #expect(affecting("a", in: scene) == ["a.width <= 80", "a.left == root.left"])
  }

  /// A granted wish decides; of two that say the same the stronger one is named, else the older.
  @Test func namesTheStrongerOfEquals() {
    let scene = Scene(["a"])
    scene.activate("a.width == 30 @400", "a.width == 30 @500", "a.left == root.left", "a.left == root.left + 0")
    #expect(affecting("a", in: scene) == ["a.width == 30 @500", "a.left == root.left"])
  }

  @Test func crossesTheAxesWithRatios() {
    let scene = Scene(["a"])
    scene.activate("a.height == 20", "a.width == 2 * a.height", "a.left == root.left")
    #expect(affecting("a", in: scene) == ["a.height == 20", "a.width == 2 * a.height", "a.left == root.left"])
  }

  /// Contents are no constraints, and the root's size is given.
  @Test func namesNeitherContentsNorTheRoot() {
    let scene = Scene(["a"])
    scene.setContent("a", width: 40)
    scene.activate("a.centerX == root.centerX")
    #expect(scene.frame("a")[0] == 140)
    #expect(affecting("a", in: scene) == ["a.centerX == root.centerX"])
    #expect(affecting("root", in: scene) == [])
  }

  /// Broken constraints decide nothing.
  @Test func leavesOutTheBroken() {
    let scene = Scene(["a"])
    scene.activate("a.width == 40", "a.width == 60", "a.left == root.left")
    #expect(affecting("a", in: scene) == ["a.width == 40", "a.left == root.left"])
  }

  /// Of what is open, what is known of it is named.
  @Test func namesWhatIsKnownOfTheAmbiguous() {
    let scene = Scene(["a"])
    scene.activate("a.width == 40")
    #expect(affecting("a", in: scene) == ["a.width == 40"])
    #expect(affecting("a", .vertical, in: scene) == [])
  }

  /// Many views in a row, each on the one before.
  @Test func takesLongChains() {
    let count = 300
    let scene = Scene((0..<count).map { "v\($0)" })
    scene.activate("v0.left == root.left", "v0.width == 10")
    for index in 1..<count {
      scene.activate("v\(index).left == v\(index - 1).right", "v\(index).width == v\(index - 1).width")
    }
    #expect(affecting("v\(count - 1)", in: scene).count == 2 * count)
    #expect(affecting("v1", in: scene).count == 4)
  }
}
