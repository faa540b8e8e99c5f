import Testing

@testable import AshlarLayout

@Suite struct PassTests {
  /// A row of containers, each with two leaves tied to it.
  private func containers(_ count: Int) -> Scene {
    let scene = Scene()
    for index in 0..<count {
      scene.add("box\(index)")
      scene.add("one\(index) box\(index)")
      scene.add("two\(index) box\(index)")
      let before = index == 0 ? "root.left" : "box\(index - 1).right"
      scene.activate("box\(index).left == \(before) + 4", "box\(index).width == 20", "box\(index).height == 10")
      scene.activate("one\(index).left == box\(index).left", "one\(index).right == two\(index).left")
      scene.activate("two\(index).right == box\(index).right", "two\(index).width == one\(index).width")
    }
    return scene
  }

  @Test func visitsOnlyWhatChanged() {
    let scene = containers(50)
    scene.engine?.layoutIfNeeded()
    #expect(scene.engine?.visitedNodeCount == 151)
    #expect(scene.engine?.needsLayout == false)
    #expect(scene.moved() == [])
    let gap = scene["box40"].constraints.first { $0.firstAttribute == .width }
    gap?.constant = 30
    // The wider box, its two leaves, and the nine boxes after it, whose leaves stay where they are in them.
    let moved = ["box40", "one40", "two40"] + (41..<50).map { "box\($0)" }
    #expect(scene.moved() == moved)
    #expect(scene.engine?.visitedNodeCount == 12)
    #expect(scene.frame("two40") == [15, 0, 15, 0])
  }

  @Test func visitsNewItems() {
    let scene = containers(10)
    scene.engine?.layoutIfNeeded()
    scene.add("late box3")
    scene.activate("late.left == one3.left + 3", "late.width == 5")
    #expect(scene.moved() == ["late"])
    #expect(scene.engine?.visitedNodeCount == 1)
    scene["late"].removeFromParent()
    #expect(scene.moved() == [])
    #expect(scene.engine?.visitedNodeCount == 0)
  }

  @Test func doesNothingForChangesThatChangeNothing() {
    let scene = containers(3)
    scene.engine?.layoutIfNeeded()
    let constraint = scene["box1"].constraints[0]
    constraint.constant += 0
    scene["one1"].layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene["one1"].isHidden = true
    #expect(scene.engine?.needsLayout == false)
    constraint.isActive = false
    constraint.isActive = true
    #expect(scene.moved() == [])
  }

  @Test func reusesWhatLeftAndCameBack() {
    let scene = containers(3)
    scene.engine?.layoutIfNeeded()
    let box = scene["box1"]
    box.removeFromParent()
    #expect(scene.moved() == ["box2"])
    scene.root.layoutNode.addChild(box)
    scene.activate("box1.left == box0.right + 4", "box2.left == box1.right + 4")
    #expect(scene.moved() == ["box2"])
    #expect(scene.frame("box2")[0] == 52)
    #expect(scene.frame("two1") == [10, 0, 10, 0])
  }

  @Test func showsFramesUntilAPassCorrectsThem() {
    let scene = Scene(["a"])
    scene.activate("a.width == 10", "a.height == 10")
    scene.engine?.layoutIfNeeded()
    scene["a"].showFrame(Rect(x: 1, y: 2, width: 3, height: -4))
    #expect(scene["a"].frame == Rect(x: 1, y: 2, width: 3, height: 0))
    scene["a"].showFrame(Rect(x: .nan, y: 0, width: 0, height: 0))
    #expect(scene["a"].frame == Rect(x: 1, y: 2, width: 3, height: 0))
    #expect(scene.moved() == ["a"])
    #expect(scene.frame("a") == [0, 0, 10, 10])
    let loose = LayoutNode()
    loose.showFrame(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(loose.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func knowsWhetherAxesAreCompared() {
    let scene = Scene(["a", "b a"])
    func compares() -> Bool { scene.engine?.comparesAxes == true }
    scene.activate("a.width == 10", "a.height == root.height", "b.left == a.right")
    #expect(!compares())
    let aspects = scene.activate("b.width == b.height", "b.height >= 2 * a.width")
    #expect(compares())
    aspects[0].isActive = false
    #expect(compares())
    scene["b"].removeFromParent()
    #expect(!compares())
    aspects[0].isActive = true
    #expect(!compares())
    scene["a"].addChild(scene["b"])
    #expect(compares())
    scene.engine?.layoutIfNeeded()
    scene["b"].removeFromParent()
    #expect(!compares())
  }

  @Test func reportsAmbiguity() {
    let scene = Scene(["a", "b a", "g root guide"])
    scene.activate("a.left == root.left", "a.top == root.top", "a.width <= 50", "a.height == 10", "b.left == a.right")
    scene.activate("b.width == 5", "b.height == 5", "b.top == a.top", "g.left == root.left", "g.right == root.right")
    let components = scene.engine?.ambiguousComponents().map { scene.name(of: $0.node) + "." + $0.kind.name }
    #expect(components == ["a.width", "b.x", "g.y", "g.height"])
    scene.engine?.reportAmbiguity()
    #expect(scene.takeEvents() == ["ambiguous a.width b.x g.y g.height"])
    scene.activate("a.width == 50", "g.top == a.top", "g.height == 1")
    scene.engine?.reportAmbiguity()
    #expect(scene.takeEvents() == [])
  }

  @Test func dumpsConstraintsAndTableau() throws {
    let scene = Scene(["a"])
    scene.activate("a.width == 10", "a.left >= root.left + 5 @750 #gap")
    let engine = try #require(scene.engine)
    #expect(engine.dump(name: scene.name(of:)) == "a.width == 10\na.left >= root.left + 5 @750 #gap\n")
    let tableau = engine.dumpSolver(name: scene.name(of:))
    #expect(tableau.contains("a.x") && tableau.contains("root.width"))
  }

  @Test func survivesChangesFromAHandler() {
    let scene = Scene(["a"])
    let constraints = scene.activate("a.width == 10", "a.width == 20")
    scene.engine?.eventHandler = { event in
      if case .conflict = event { constraints[1].isActive = false }
    }
    #expect(scene.frame("a")[2] == 10)
    #expect(scene.engine?.conflicts.count == 1)
    scene.engine?.layoutIfNeeded()
    #expect(scene.engine?.conflicts == [])
  }

  @Test(arguments: [Size(width: -5, height: .nan), .zero]) func takesAnySize(size: Size) {
    let scene = Scene(["a"], size: size)
    scene.activate("a.width == root.width", "a.height == root.height")
    #expect(scene.frame("a") == [0, 0, 0, 0])
  }

  /// No number that a caller can give stops a pass.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e15, -1e15, -0.0]) func takesAnyNumber(number: Double) {
    let scene = Scene(["a"])
    scene.activate("a.width == 10", "a.left == root.leftMargin", "a.top == root.lastBaseline", "a.height >= 1")
    for node in [scene.root.layoutNode, scene["a"]] {
      node.layoutMargins.left = number
      node.alignmentRectInsets = EdgeInsets(all: number)
      node.lastBaselineOffset = number
      node.intrinsicHeight = number
      node.setContentHuggingPriority(LayoutPriority(Float(number)), for: .vertical)
    }
    scene.engine?.scale = number
    scene.engine?.size = Size(width: number, height: number)
    scene.engine?.layoutIfNeeded()
    scene.engine?.scale = 2
    #expect(scene.frame("a").allSatisfy { $0.isFinite })
  }
}
