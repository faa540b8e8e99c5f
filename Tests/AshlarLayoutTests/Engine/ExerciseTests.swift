import Testing

@testable import AshlarLayout

@Suite struct ExerciseTests {
  /// Each call moves what is open; what is not stays.
  @Test func movesWhatIsOpen() {
    let scene = Scene(["a", "b"])
    scene.activate("a.width == 50", "a.top == root.top + 5", "a.height == 10")
    scene.activate("b.left == a.right + 8", "b.width == 20", "b.top == a.top", "b.height == 10")
    #expect(scene.frame("a") == [0, 5, 50, 10])
    var seen: [Double] = []
    for _ in 1...3 {
      let moved = scene.engine?.exerciseAmbiguity(of: scene["a"]).map(scene.name) ?? []
      #expect(moved == ["a", "b"])
      #expect(scene["a"].frame == Rect(x: scene["a"].frame.minX, y: 5, width: 50, height: 10))
      #expect(scene["b"].frame.minX == scene["a"].frame.maxX + 8)
      seen.append(scene["a"].frame.minX)
    }
    #expect(seen == [20, 0, 20])
    // Nothing else happened, so it lasts.
    #expect(scene.engine?.needsLayout == false && scene.engine?.layoutIfNeeded() == [])
  }

  /// The place is bounded on the side to which the first call would go.
  @Test func staysWithinTheConstraints() {
    let scene = Scene(["a"])
    scene.activate("a.left >= root.left + 10", "a.right <= root.right - 10", "a.width == 295", "a.height == 10")
    #expect(scene.frame("a") == [10, 0, 295, 10])
    for _ in 1...4 {
      scene.engine?.exerciseAmbiguity(of: scene["a"])
      let frame = scene["a"].frame
      #expect(frame.minX >= 10 && frame.maxX <= 310 && frame.size == Size(width: 295, height: 10))
    }
    #expect(scene.conflicts == [])
  }

  /// Wishes of one priority that disagree: every width between them is as good.
  @Test func staysAmongTheOptima() {
    let scene = Scene(["a"])
    scene.activate(
      "a.left == root.left", "a.top == root.top", "a.height == 5", "a.width == 40 @300", "a.width == 45 @300")
    #expect(scene.frame("a")[2] == 40)
    var widths: Set<Double> = []
    for _ in 1...4 {
      scene.engine?.exerciseAmbiguity(of: scene["a"])
      widths.insert(scene["a"].frame.width)
    }
    #expect(widths == [40, 45])
  }

  @Test func leavesAloneWhatIsDecided() {
    let scene = Scene(["a", "b"])
    scene.activate("a.left == root.left", "a.top == root.top", "a.width == 10", "a.height == 10")
    #expect(scene.engine?.exerciseAmbiguity(of: scene["a"]) == [])
    #expect(scene.engine?.exerciseAmbiguity(of: scene.root.layoutNode) == [])
    #expect(scene.frame("b") == [0, 0, 0, 0])
  }

  @Test func lastsUntilTheNextChange() {
    let scene = Scene(["a", "b"])
    let height = scene.activate("a.height == 10")[0]
    scene.engine?.exerciseAmbiguity(of: scene["a"])
    let shown = scene["a"].frame
    #expect(shown != Rect(x: 0, y: 0, width: 0, height: 10))
    // Questions change nothing, and know what is open all the same.
    let open = scene.engine?.ambiguousComponents().filter { $0.node === scene["a"] }.map(\.kind)
    #expect(open == [.x, .y, .width] && scene["a"].frame == shown)
    scene.engine?.layoutIfNeeded()
    #expect(scene["a"].frame == shown)
    height.constant = 12
    #expect(scene.frame("a") == [0, 0, 0, 12])
  }

  /// What is exercised may leave, and the engine go away.
  @Test func survivesTheEndOfWhatItMoves() {
    let scene = Scene(["a", "b a"])
    scene.engine?.exerciseAmbiguity(of: scene["b"])
    scene["a"].removeFromParent()
    scene.engine?.layoutIfNeeded()
    scene.root.layoutNode.addChild(scene["a"])
    #expect(scene.frame("b") == [0, 0, 0, 0])
    scene.engine?.exerciseAmbiguity(of: scene["b"])
    scene.drop("b")
    scene.engine?.layoutIfNeeded()
    #expect(scene.frame("a") == [0, 0, 0, 0])
  }
}
