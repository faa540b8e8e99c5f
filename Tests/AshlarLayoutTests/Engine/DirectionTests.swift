import Testing

@testable import AshlarLayout

/// A change of direction lowers anew what it concerns and nothing else.
@Suite struct DirectionTests {
  private static let items = ["a", "b a", "c b", "d", "e d"]
  private static let constraints = [
    "a.leading == root.leading + 1", "b.leading == a.leading + 2", "b.left == a.left @10",
    "c.trailing == b.trailing - 3", "d.leadingMargin == root.leadingMargin @20",
    "e.leading == d.leading + 4", "e.top == d.top", "e.width == 5",
  ]

  /// A change, and the constraints that are lowered anew for it: those with leading or trailing whose host turns round.
  struct Case: Sendable {
    var change: @Sendable (Scene) -> Void
    var lowered: [Int]
  }

  static let cases = [
    Case(change: { $0.root.layoutNode.forcedDirection = .rightToLeft }, lowered: [0, 1, 3, 4, 5]),
    Case(change: { $0.root.layoutNode.forcedDirection = .leftToRight }, lowered: []),
    Case(change: { $0["a"].forcedDirection = .rightToLeft }, lowered: [1, 3]),
    Case(change: { $0["b"].forcedDirection = .rightToLeft }, lowered: [3]),
    Case(change: { $0["a"].contentDirection = .rightToLeft }, lowered: [1]),
    Case(change: { $0["a"].contentDirection = .leftToRight }, lowered: []),
    Case(
      change: { scene in
        scene["a"].contentDirection = .leftToRight
        scene.root.layoutNode.forcedDirection = .rightToLeft
      }, lowered: [0, 3, 4, 5]),
    Case(change: { $0["c"].contentDirection = .rightToLeft }, lowered: []),
  ]

  @Test(arguments: cases.indices) func lowersAnewOnlyWhatTurnsRound(index: Int) {
    let scene = Scene(DirectionTests.items)
    let constraints = DirectionTests.constraints.map(scene.constraint)
    LayoutConstraint.activate(constraints)
    scene.engine?.layoutIfNeeded()
    DirectionTests.cases[index].change(scene)
    let queued = scene.engine?.pending.changedConstraints ?? []
    let lowered = constraints.indices.filter { queued.contains(constraints[$0]) }
    #expect(lowered == DirectionTests.cases[index].lowered)
    #expect(queued.allSatisfy { $0.unsent == .statement })
  }

  @Test func frames() {
    let scene = Scene(["a", "b a"])
    scene.activate("a.leading == root.leading + 20", "a.width == 100", "b.leading == a.leading + 10", "b.width == 30")
    func places() -> [Double] { [scene.frame("a")[0], scene.frame("b")[0]] }
    #expect(places() == [20, 10])
    // 320 − 20 − 100 and 100 − 10 − 30.
    scene.root.layoutNode.forcedDirection = .rightToLeft
    #expect(places() == [200, 60])
    scene["a"].contentDirection = .leftToRight
    #expect(places() == [200, 10])
    scene.root.layoutNode.forcedDirection = nil
    scene["a"].contentDirection = .rightToLeft
    #expect(places() == [20, 60])
    scene["a"].contentDirection = nil
    #expect(places() == [20, 10])
  }
}
