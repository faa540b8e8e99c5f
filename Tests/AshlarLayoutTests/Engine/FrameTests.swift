import Testing

@testable import AshlarLayout

/// Frames that follow by hand from few constraints, in a root of 320 × 480.
@Suite struct FrameTests {
  @Test func fillsTheRoot() {
    let scene = Scene(["a"])
    scene.activate(
      "a.left == root.left + 20", "a.right == root.right - 30", "a.top == root.topMargin",
      "a.bottom == root.bottomMargin")
    #expect(scene.frame("a") == [20, 8, 270, 464])
    #expect(scene.frame("root") == [0, 0, 320, 480])
    scene.engine?.size = Size(width: 200, height: 100)
    #expect(scene.frame("a") == [20, 8, 150, 84])
    #expect(scene.frame("root") == [0, 0, 200, 100])
  }

  @Test func isRelativeToTheParent() {
    let scene = Scene(["a", "b a", "g b guide"])
    scene.activate("a.left == root.left + 100", "a.top == root.top + 50", "a.width == 60", "a.height == 40")
    scene.activate("b.left == root.left + 130", "b.top == a.top + 5", "b.right == a.right", "b.height == 10")
    scene.activate("g.left == root.left + 135", "g.top == root.top + 50", "g.width == 0.5 * b.width", "g.height == 1")
    #expect(scene.frame("b") == [30, 5, 30, 10])
    #expect(scene.frame("g") == [5, -5, 15, 1])
    #expect(scene["g"].absoluteFrame == Rect(x: 135, y: 50, width: 15, height: 1))
  }

  @Test func mirrorsRightToLeft() {
    let scene = Scene(["a", "b"])
    scene.activate("a.leading == root.leading + 20", "a.width == 50", "b.leading >= a.trailing + 8", "b.width == 30")
    scene.activate("b.leading <= root.leading + 100")
    #expect(scene.frame("a") == [20, 0, 50, 0])
    // Rest: the sum of distances is the same from 78 to 100, then x as near to 0 as possible.
    #expect(scene.frame("b") == [78, 0, 30, 0])
    scene.root.layoutNode.forcedDirection = .rightToLeft
    #expect(scene.frame("a") == [250, 0, 50, 0])
    // Right edge of b between 320 − 100 and 250 − 8; x as near to 0 as possible.
    #expect(scene.frame("b") == [190, 0, 30, 0])
    scene.root.layoutNode.forcedDirection = nil
    #expect(scene.frame("a") == [20, 0, 50, 0])
  }

  @Test func followsContent() {
    let scene = Scene(["a", "b"])
    scene.setContent("a", width: 100, height: 20)
    scene.setContent("b", width: 80)
    scene.activate("a.left == root.left", "b.left == a.right", "b.right == root.right", "b.height == 10")
    // Both hug at 250, the sum of violations is 140 either way; the rest rule keeps the last item's width small.
    #expect(scene.frame("a") == [0, 0, 240, 20])
    #expect(scene.frame("b") == [240, 0, 80, 10])
    scene["a"].setContentHuggingPriority(251, for: .horizontal)
    #expect(scene.frame("b") == [100, 0, 220, 10])
    scene.engine?.size.width = 150
    // Too narrow by 30: equal resistance, so the last item's width is made small first.
    #expect(scene.frame("b") == [100, 0, 50, 10])
    scene["b"].setContentCompressionResistancePriority(751, for: .horizontal)
    #expect(scene.frame("b") == [70, 0, 80, 10])
    scene["b"].intrinsicWidth = 90
    #expect(scene.frame("b") == [60, 0, 90, 10])
    scene["b"].intrinsicWidth = nil
    scene["a"].setContentHuggingPriority(0, for: .horizontal)
    scene["a"].setContentCompressionResistancePriority(0, for: .horizontal)
    #expect(scene.frame("b") == [150, 0, 0, 10])
  }

  @Test func contentAtRequiredPriorityGivesWaySilently() {
    let scene = Scene(["a"])
    scene.setContent("a", width: 100, height: 20)
    scene["a"].setContentHuggingPriority(.required, for: .horizontal)
    scene.activate("a.width == 150")
    #expect(scene.frame("a") == [0, 0, 150, 20])
    #expect(scene.events == [])
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300]) func ignoresImpossibleContent(width: Double) {
    let scene = Scene(["a"])
    scene.setContent("a", width: width, height: 20)
    #expect(scene["a"].intrinsicWidth == nil)
    #expect(scene.frame("a") == [0, 0, 0, 20])
  }

  @Test func recoversFramesFromAlignmentRectangles() {
    let scene = Scene(["a", "b a"])
    scene.setContent("a", width: 100, height: 50)
    scene.activate("a.left == root.left + 10", "a.top == root.top + 10", "b.left == a.left", "b.bottom == a.bottom")
    scene.activate("b.right == root.right", "b.height == 5")
    #expect(scene.frame("a") == [10, 10, 100, 50])
    #expect(scene.frame("b") == [0, 45, 310, 5])
    scene["a"].alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // The alignment rectangle stays at 10, 10, 100 × 50; the frame is larger, and b moves in its coordinates.
    #expect(scene.frame("a") == [8, 9, 106, 54])
    #expect(scene["a"].alignmentRect == Rect(x: 10, y: 10, width: 100, height: 50))
    #expect(scene.frame("b") == [2, 46, 310, 5])
    #expect(scene["b"].absoluteFrame.maxX == 320)
    scene.root.layoutNode.alignmentRectInsets = EdgeInsets(all: 5)
    // The root's frame stays; its alignment rectangle starts at 5.
    #expect(scene.frame("root") == [0, 0, 320, 480])
    #expect(scene.frame("a") == [13, 14, 106, 54])
    #expect(scene["b"].absoluteFrame.maxX == 315)
  }

  @Test func relowersWhatMarginsAndBaselinesTouch() {
    let scene = Scene(["a", "b"])
    scene.activate("a.left == root.leftMargin", "a.width == 10", "a.height == 30", "b.top == a.lastBaseline")
    scene.activate("a.top == root.top", "b.height == 1", "b.left == root.left", "b.width == 1")
    #expect(scene.frame("a")[0] == 8 && scene.frame("b")[1] == 30)
    scene.root.layoutNode.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    #expect(scene.moved() == ["a"] && scene["a"].frame.minX == 16)
    scene["a"].lastBaselineOffset = 4
    #expect(scene.moved() == ["b"] && scene["b"].frame.minY == 26)
    scene["a"].firstBaselineOffset = 4
    #expect(scene.engine?.needsLayout == false)
  }

  @Test func changesConstantMultiplierAndPriority() {
    let scene = Scene(["a", "b"])
    let all = scene.activate("a.width == 100", "b.width == 0.5 * a.width", "b.height == 10 @500", "b.height == 20 @400")
    #expect(scene.frame("b") == [0, 0, 50, 10])
    all[0].constant = 60
    all[1].multiplier = 2
    all[2].priority = 300
    #expect(scene.frame("b") == [0, 0, 120, 20])
    all[3].priority = 0
    #expect(scene.frame("b") == [0, 0, 120, 10])
    all[2].priority = .required
    all[3].priority = .required
    #expect(scene.frame("b") == [0, 0, 120, 10])
    #expect(scene.takeEvents() == ["conflict b.height == 10, b.height == 20 breaks b.height == 20"])
  }

  @Test func restsWhereNothingIsSaid() {
    let scene = Scene(["a", "b", "g root guide"])
    scene.setContent("b", width: 30, height: 40)
    #expect(scene.frame("a") == [0, 0, 0, 0])
    #expect(scene.frame("b") == [0, 0, 30, 40])
    #expect(scene.frame("g") == [0, 0, 0, 0])
  }

  @Test func roundsToPixelsWhenAsked() {
    let scene = Scene(["a", "b a", "c a", "d a"], size: Size(width: 101, height: 10))
    scene.activate("a.centerX == root.centerX", "a.width == 50", "a.top == root.top", "a.height == 10")
    scene.activate("b.left == a.left", "b.width == 0.5 * a.width", "c.left == b.right", "c.right == a.right")
    #expect(scene.frame("a")[0] == 25.5 && scene.frame("c")[0] == 25)
    scene.activate("d.left == a.left + 0.5", "d.width == 10")
    scene.engine?.scale = 1
    // a: 25.5…75.5 becomes 26…76. c: 50.5…75.5 becomes 51…76, so 25 and 25 wide inside of a.
    #expect(scene.frame("a") == [26, 0, 50, 10])
    #expect(scene.frame("c") == [25, 0, 25, 0])
    // d starts at 26, where a is drawn from.
    #expect(scene.frame("d") == [0, 0, 10, 0])
    scene.engine?.size.width = 100
    #expect(scene.frame("a") == [25, 0, 50, 10])
    // Nothing changed for d in a, but now it starts at 25.5 and is drawn from 26.
    #expect(scene["d"].frame == Rect(x: 1, y: 0, width: 10, height: 0))
    scene.engine?.size.width = 100.5
    // a starts at 25.25 now and b ends at 50.25.
    #expect(scene.frame("a") == [25, 0, 50, 10] && scene.frame("b") == [0, 0, 25, 0])
    scene.engine?.scale = nil
    #expect(scene.frame("a")[0] == 25.25)
  }
}
