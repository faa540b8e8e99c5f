import Testing

@testable import AshlarLayout

@Suite struct ConflictEventTests {
  @Test func breaksOneAndRecovers() {
    let scene = Scene(["a"])
    let all = scene.activate("a.left == root.left", "a.width == 100", "a.right == root.right", "a.height == 10")
    #expect(scene.frame("a") == [0, 0, 320, 10])
    let conflict = "a.left == root.left, a.width == 100, a.right == root.right breaks a.width == 100"
    #expect(scene.takeEvents() == ["conflict " + conflict])
    #expect(scene.conflicts == [conflict])
    scene.engine?.layoutIfNeeded()
    #expect(scene.takeEvents() == [])
    all[2].isActive = false
    #expect(scene.frame("a") == [0, 0, 100, 10])
    #expect(scene.takeEvents() == ["resolved " + conflict] && scene.conflicts == [])
    all[2].isActive = true
    #expect(scene.frame("a") == [0, 0, 320, 10])
    #expect(scene.takeEvents() == ["conflict " + conflict])
  }

  @Test func keepsThePlaceInTheOrderThroughPriorityZero() {
    let scene = Scene(["a"])
    let all = scene.activate("a.width == 10 @0", "a.width == 20")
    #expect(scene.frame("a")[2] == 20)
    all[0].priority = .required
    #expect(scene.frame("a")[2] == 10)
    #expect(scene.takeEvents() == ["conflict a.width == 10, a.width == 20 breaks a.width == 20"])
    all[0].priority = 0
    #expect(scene.frame("a")[2] == 20)
    #expect(scene.takeEvents().count == 1)
  }

  @Test func breaksSystemConstraintsLast() throws {
    let scene = Scene(["a"])
    let user = scene.activate("a.width == 10")[0]
    let systems = [20.0, 30].map { width in
      LayoutConstraint(
        LayoutExpression(scene["a"], .width), .equal, constant: width, callSite: CallSite(fileID: #fileID, line: #line),
        isSystem: true)
    }
    systems[0].isActive = true
    #expect(scene.frame("a")[2] == 20)
    #expect(scene.engine?.conflicts.map(\.broken) == [user])
    systems[1].isActive = true
    #expect(scene.frame("a")[2] == 20)
    let broken = scene.engine?.conflicts.map(\.broken) ?? []
    #expect(broken.contains(user) && broken.contains(systems[1]))
  }

  @Test func blamesTheRootsSizeOnOthers() {
    let scene = Scene(["a"], size: Size(width: 10, height: 10))
    scene.activate("a.left == root.left + 8", "a.right == root.right - 8")
    #expect(scene.frame("a") == [8, 0, 0, 0])
    #expect(
      scene.takeEvents() == [
        "conflict a.left == root.left + 8, a.right == root.right - 8 breaks a.right == root.right - 8"
      ])
    scene.engine?.size.width = 100
    #expect(scene.frame("a") == [8, 0, 84, 0])
    #expect(scene.takeEvents().count == 1 && scene.conflicts == [])
    scene.activate("root.width == 50")
    #expect(scene.frame("root")[2] == 100)
    #expect(scene.takeEvents() == ["conflict root.width == 50 breaks root.width == 50"])
  }

  @Test func takesAnotherRuleForWhatBreaks() {
    let scene = Scene(["a"])
    scene.engine?.choosesBroken = { $0.first }
    scene.activate("a.width == 10", "a.width == 20")
    #expect(scene.frame("a")[2] == 20)
  }

  /// Finite numbers whose sum is too large are refused by the solver; the layout goes on without the constraint.
  @Test func refusesNumbersThatAddUpToTooMuch() {
    let scene = Scene(["a"])
    let all = scene.activate("a.left == -1e15 * root.right + 1e15", "a.height == 5")
    scene["a"].alignmentRectInsets = EdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    scene.root.layoutNode.layoutMargins = EdgeInsets(all: 1e15)
    let huge = scene.activate("a.right == root.rightMargin - 1e15")[0]
    scene.engine?.layoutIfNeeded()
    #expect(!huge.isActive && all[1].isActive)
    #expect(scene.events.contains("invalid a.right == root.rightMargin - 1000000000000000: notFinite"))
    #expect(scene.frame("a")[3] == 5)
  }
}
