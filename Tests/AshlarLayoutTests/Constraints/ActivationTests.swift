import AshlarTestSupport
import Testing

@testable import AshlarLayout

@Suite struct ActivationTests {
  @Test func putsAConstraintOnTheNearestCommonAncestor() {
    let scene = Scene(["a", "b a", "c a", "g a guide"])
    let hosts = [
      "b.left == c.left": "a", "b.left == a.left": "a", "b.width == 1": "b", "b.left == root.left": "root",
      "g.left == b.left": "a", "g.width == 1": "g", "b.width == 0.5 * b.height": "b",
    ]
    for (text, host) in hosts.sorted(by: { $0.key < $1.key }) {
      let constraint = scene.activate(text)[0]
      #expect(constraint.host.map(scene.name(of:)) == host, "\(text)")
      #expect(scene[host].constraints.last === constraint)
    }
  }

  @Test func ordersByLastActivation() {
    let scene = Scene(["a", "b a"])
    let all = scene.activate("a.width == 1", "b.width == 2", "b.left == a.left", "root.width >= a.width")
    #expect(scene.engine?.activeConstraints == all)
    all[1].isActive = true
    #expect(scene.engine?.activeConstraints == all)
    all[1].isActive = false
    all[0].constant = 5
    all[2].priority = 500
    all[2].multiplier = 2
    #expect(scene.engine?.activeConstraints == [all[0], all[2], all[3]])
    all[1].isActive = true
    #expect(scene.engine?.activeConstraints == [all[0], all[2], all[3], all[1]])
  }

  /// Constraints wait in a detached tree; when it joins, they follow in the order of their activation.
  @Test func keepsTheOrderOfADetachedTree() {
    let scene = Scene(["a -", "b -", "c -"])
    let inner = scene.activate("c.width == 1", "b.width == 2")
    scene["b"].addChild(scene["c"])
    let middle = scene.activate("c.left == b.left", "b.height == 3", "c.height == 4")
    scene["a"].addChild(scene["b"])
    let outer = scene.activate("b.left == a.left", "c.top == a.top", "a.width == 5")
    let before = scene.activate("root.height >= 0")
    #expect(scene.engine?.activeConstraints == before)
    scene.root.layoutNode.addChild(scene["a"])
    let joined = scene.engine?.activeConstraints ?? []
    // Before b and c were joined they had an order each, with equal numbers: the tree decides, b before c.
    #expect(joined == before + [inner[1], inner[0]] + middle + outer)
  }

  @Test func staysActiveInsideASubtreeThatLeaves() {
    let scene = Scene(["a", "b a", "c a"])
    let all = scene.activate(
      "a.width == 1", "b.left == c.left", "b.top == a.top", "a.left == root.left", "c.right == root.right")
    scene["a"].removeFromParent()
    #expect(all.map(\.isActive) == [true, true, true, false, false])
    #expect(scene.engine?.activeConstraints == [])
    scene.root.layoutNode.addChild(scene["a"])
    #expect(scene.engine?.activeConstraints == [all[0], all[1], all[2]])
  }

  @Test func deactivatesExactlyWhatCrossesTheCut() {
    let scene = Scene(["a", "b a", "c b", "d a", "g b guide"])
    let kept = scene.activate(
      "c.left == b.left", "c.width == 1", "g.left == c.right", "d.left == a.left", "b.width == 0.5 * b.height")
    let cut = scene.activate(
      "b.left == a.left", "c.left == d.left", "g.top == root.top", "d.width == c.height", "c.width == a.width")
    scene["b"].removeFromParent()
    #expect(kept.allSatisfy { $0.isActive })
    #expect(cut.allSatisfy { !$0.isActive })
    #expect(scene["b"].crossingCount == 0 && scene["c"].crossingCount == 2)
  }

  @Test func activatesInBatches() {
    let scene = Scene(["a"])
    let batch = ["a.width == 1", "a.height == 2"].map(scene.constraint)
    LayoutConstraint.activate(batch)
    #expect(batch.allSatisfy { $0.isActive })
    LayoutConstraint.deactivate(batch)
    #expect(!batch.contains { $0.isActive })
    LayoutConstraint.deactivate(batch)
    #expect(scene["a"].constraints == [] && scene["a"].mentions == [])
  }

  /// Lists of constraints lose members from the middle without losing track of the others.
  @Test(arguments: 0..<50) func leavesListsInOrder(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = Scene(["a", "b a", "c a", "d"])
    let names = ["root", "a", "b", "c", "d"]
    var pool: [LayoutConstraint] = []
    for _ in 0..<40 {
      let first = names[Int.random(in: 0..<5, using: &random)]
      let second = names[Int.random(in: 0..<5, using: &random)]
      pool.append(scene.constraint("\(first).width == \(second).height"))
    }
    var order: [LayoutConstraint] = []
    for _ in 0..<300 {
      let constraint = pool[Int.random(in: 0..<pool.count, using: &random)]
      if constraint.isActive {
        constraint.isActive = false
        order.removeAll { $0 === constraint }
      } else {
        constraint.isActive = true
        order.append(constraint)
      }
    }
    #expect(scene.engine?.activeConstraints == order, "seed \(seed)")
    for name in names {
      let expected = order.filter { $0.firstNode === scene[name] || $0.secondNode === scene[name] }
      #expect(scene[name].mentions.sorted { $0.serial < $1.serial } == expected, "seed \(seed), \(name)")
    }
  }
}
