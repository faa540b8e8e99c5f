import Testing

@testable import AshlarLayout

/// A container has the baselines of what is in it.
@Suite struct BaselineSourceTests {
  /// A box `a` at 10 with `label` at 20 in it, 30 high, its baselines 22 below its top and 4 above its bottom; `b` has its
  /// top on the last baseline of `a`, `c` on the first.
  private func scene() -> Scene {
    let scene = Scene(["a", "middle a", "label middle", "b", "c"])
    scene["label"].firstBaselineOffset = 22
    scene["label"].lastBaselineOffset = 4
    scene.boxes["a"]?.firstBaseline = scene.boxes["label"]
    scene.boxes["a"]?.lastBaseline = scene.boxes["label"]
    scene.activate(
      "a.top == root.top + 10", "a.height == 100", "label.top == a.top + 20", "label.height == 30",
      "b.top == a.lastBaseline", "c.top == a.firstBaseline")
    return scene
  }

  private func tops(_ scene: Scene) -> [Double] { [scene.frame("b")[1], scene.frame("c")[1]] }

  @Test func comesFromInside() {
    let scene = scene()
    // 10 + 20 + 30 − 4 and 10 + 20 + 22.
    #expect(tops(scene) == [56, 52])
    scene["label"].lastBaselineOffset = 6
    scene["label"].firstBaselineOffset = 1
    #expect(tops(scene) == [54, 31])
  }

  @Test func isItsOwnWithoutAnAnswer() {
    let scene = scene()
    scene.boxes["a"]?.lastBaseline = nil
    scene["a"].baselinesMayHaveChanged()
    // The bottom of a, and the first baseline as before.
    #expect(tops(scene) == [110, 52])
    scene["a"].lastBaselineOffset = 3
    #expect(tops(scene) == [107, 52])
    scene.boxes["a"]?.lastBaseline = scene.boxes["label"]
    scene["a"].baselinesMayHaveChanged()
    #expect(tops(scene) == [56, 52])
  }

  /// The source may leave and come back, alone or with what lies between.
  @Test(arguments: ["label", "middle"]) func followsItsSource(leaving: String) {
    let scene = scene()
    #expect(tops(scene) == [56, 52])
    let parent = scene[leaving].parent
    scene[leaving].removeFromParent()
    #expect(tops(scene) == [110, 10])
    parent?.addChild(scene[leaving])
    scene.activate("label.top == a.top + 20")
    #expect(tops(scene) == [56, 52])
  }

  @Test func followsWhatLiesBetween() {
    let scene = scene()
    scene.activate("middle.top == a.top + 5")
    #expect(tops(scene) == [56, 52])
    // The place of the label in the middle changes with the insets of the middle, that in the root does not.
    scene["middle"].alignmentRectInsets = EdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    #expect(tops(scene) == [56, 52])
    scene["label"].alignmentRectInsets = EdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    #expect(tops(scene) == [56, 52])
  }

  /// A container in a container: the innermost answer counts.
  @Test func isAskedContainerByContainer() {
    let scene = scene()
    scene.boxes["a"]?.lastBaseline = scene.boxes["middle"]
    scene.boxes["middle"]?.lastBaseline = scene.boxes["label"]
    scene["a"].baselinesMayHaveChanged()
    #expect(tops(scene) == [56, 52])
    scene.boxes["middle"]?.lastBaseline = nil
    scene["middle"].baselinesMayHaveChanged()
    // The middle is empty and lies at the top of a.
    #expect(tops(scene) == [10, 52])
    scene.boxes["middle"]?.lastBaseline = scene.boxes["label"]
    scene["middle"].baselinesMayHaveChanged()
    #expect(tops(scene) == [56, 52])
  }

  @Test func canBeComparedWithWhatIsInside() {
    let scene = Scene(["a", "label a", "note a"])
    scene["label"].lastBaselineOffset = 4
    scene.boxes["a"]?.lastBaseline = scene.boxes["label"]
    scene.activate(
      "a.top == root.top + 10", "label.top == a.top + 20", "label.height == 30", "note.bottom == a.lastBaseline + 5")
    #expect(scene.frame("note")[1] == 51)
  }

  /// Answers that are not inside count as the container's own; nothing is kept alive or looked up in vain.
  @Test func refusesWhatIsOutside() {
    let scene = scene()
    for other in ["b", "root"] {
      scene.boxes["a"]?.lastBaseline = scene.boxes[other]
      scene["a"].baselinesMayHaveChanged()
      #expect(tops(scene)[0] == 110)
    }
    let engine = scene.engine
    #expect(engine?.forwardedBaselineCount == 2)
    scene["a"].removeFromParent()
    #expect(engine?.forwardedBaselineCount == 0)
  }

  @Test func freesItsSource() {
    weak var label: LayoutNode?
    do {
      let scene = scene()
      scene.engine?.layoutIfNeeded()
      label = scene["label"]
      // A container that goes into its own source would keep it alive for ever if it still pointed there.
      scene["a"].removeFromParent()
      scene["label"].removeFromParent()
      scene["label"].addChild(scene["a"])
      scene.root.layoutNode.addChild(scene["label"])
      scene.activate("b.top == a.lastBaseline")
      scene.engine?.layoutIfNeeded()
      #expect(label != nil)
    }
    #expect(label == nil)
  }
}
