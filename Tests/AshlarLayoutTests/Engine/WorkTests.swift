import AshlarSolver
import Testing

@testable import AshlarLayout

/// Cost in proportion to what a change touches, measured in work done and never in time.
@Suite struct WorkTests {
  /// What passes did.
  private struct Work: Equatable {
    var visitedNodes: Int
    var solver: SolverWork
  }

  /// Cells under each other at fixed places; each has a text that stops before a badge.
  private func cells(_ count: Int) -> Scene {
    let scene = Scene()
    for index in 0..<count {
      let (cell, text, badge) = ("cell\(index)", "text\(index)", "badge\(index)")
      scene.add(cell)
      scene.add("\(text) \(cell)")
      scene.add("\(badge) \(cell)")
      scene.activate("\(cell).left == root.left", "\(cell).width == root.width", "\(cell).height == 40")
      scene.activate("\(cell).top == root.top + \(40 * index)", "\(text).left == \(cell).left + 16")
      scene.activate(
        "\(text).right <= \(badge).left - 8", "\(badge).right == \(cell).right - 16", "\(badge).width == 20")
      scene.activate("\(text).top == \(cell).top", "\(text).bottom == \(cell).bottom")
      scene.activate("\(badge).top == \(cell).top", "\(badge).bottom == \(cell).bottom")
      scene[text].intrinsicWidth = 400
    }
    return scene
  }

  private func work(of scene: Scene, _ change: () -> Void = {}) -> Work? {
    guard let engine = scene.engine else { return nil }
    let before = engine.solver.work
    change()
    engine.layoutIfNeeded()
    return Work(visitedNodes: engine.visitedNodeCount, solver: engine.solver.work - before)
  }

  @Test(arguments: [10, 100, 400]) func independentCellsCostTheSameEach(count: Int) throws {
    let one = try #require(work(of: cells(10)))
    let many = try #require(work(of: cells(count)))
    let ratio = count / 10
    // The root counts once.
    #expect(many.visitedNodes - 1 == ratio * (one.visitedNodes - 1))
    #expect(many.solver.pivots == ratio * one.solver.pivots)
    #expect(many.solver.tableaux == ratio * one.solver.tableaux)
    #expect(many.solver.solvedVariables == ratio * one.solver.solvedVariables)
  }

  @Test(arguments: ["constant", "content", "new constraint"])
  func oneChangedCellCostsTheSameAmongMany(change: String) throws {
    let all = try [10, 100, 400].map { count in
      let scene = cells(count)
      scene.engine?.layoutIfNeeded()
      let (text, badge) = (scene["text\(count / 2)"], "badge\(count / 2)")
      let width = try #require(scene[badge].ownConstraints.first { $0.firstAttribute == .width })
      return try #require(
        work(of: scene) {
          switch change {
          case "constant": width.constant = 30
          case "content": text.intrinsicWidth = 50
          default:
            width.isActive = false
            scene.activate("\(badge).width == 31")
          }
        })
    }
    #expect(all[0].visitedNodes > 0 && all[0].visitedNodes <= 3)
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  @Test func aResizeAlongAnUnconstrainedAxisSolvesNothing() throws {
    let scene = cells(100)
    scene.engine?.layoutIfNeeded()
    let work = try #require(work(of: scene) { scene.engine?.size.height = 900 })
    #expect(work == Work(visitedNodes: 1, solver: SolverWork(pivots: 0, tableaux: 0, solvedVariables: 0)))
  }

  /// Comes and goes without any pass in between: nothing of it may be left, in the engine or in the solver.
  @Test func passingItemsLeaveNothing() throws {
    let scene = Scene(["a", "b a"])
    let engine = try #require(scene.engine)
    scene["b"].intrinsicWidth = 7
    scene.activate("b.left == a.left")
    engine.layoutIfNeeded()
    let variables = engine.nodesByVariable.count
    for _ in 0..<10_000 {
      scene["a"].removeFromParent()
      scene.root.layoutNode.addChild(scene["a"])
    }
    let pending = engine.pending
    #expect(pending.removedVariables.count == 8 && pending.removedConstraints.count == 3)
    #expect(pending.staleFrames.nodes.count <= 64 && pending.changedContents.nodes.count <= 64)
    engine.layoutIfNeeded()
    #expect(engine.nodesByVariable.count == variables && scene.frame("b") == [0, 0, 7, 0])
  }
}
