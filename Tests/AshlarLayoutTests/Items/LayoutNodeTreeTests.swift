import AshlarTestSupport
import Testing

@testable import AshlarLayout

@Suite struct LayoutNodeTreeTests {
  @Test func keepsChildrenInTheOrderOfAdding() {
    let scene = Scene(["a", "b", "c", "g root guide"])
    #expect(scene.root.layoutNode.children.map(scene.name(of:)) == ["a", "b", "c", "g"])
    scene["b"].removeFromParent()
    #expect(scene.root.layoutNode.children.map(scene.name(of:)) == ["a", "c", "g"])
    scene.root.layoutNode.addChild(scene["b"])
    scene.root.layoutNode.addChild(scene["a"])
    #expect(scene.root.layoutNode.children.map(scene.name(of:)) == ["a", "c", "g", "b"])
    scene["a"].removeFromParent()
    scene["b"].removeFromParent()
    #expect(scene.root.layoutNode.children.map(scene.name(of:)) == ["c", "g"])
  }

  @Test func refusesCyclesAndRoots() {
    let scene = Scene(["a", "b a", "c b", "g root guide", "lost -"])
    #expect(!scene["c"].addChild(scene["a"]))
    #expect(!scene["a"].addChild(scene["a"]))
    #expect(!scene["a"].addChild(scene.root.layoutNode))
    #expect(!scene["lost"].addChild(scene.root.layoutNode))
    #expect(!scene["g"].addChild(scene["lost"]))
    #expect(scene["c"].addChild(scene["lost"]))
  }

  /// Views in the order of joining, a parent before its children; then guides.
  @Test func numbersItemsAsTheyJoin() {
    let scene = Scene(["a", "late root guide", "b -", "c b", "d b", "e c", "f c guide"])
    scene.root.layoutNode.addChild(scene["b"])
    scene.add("h a")
    scene.add("i b guide")
    let names = ["root", "a", "b", "c", "e", "d", "h", "late", "f", "i"]
    let orders = names.map { scene[$0].order }
    #expect(orders == orders.sorted() && Set(orders).count == names.count)
    scene["a"].removeFromParent()
    scene.root.layoutNode.addChild(scene["a"])
    let moved = ["d", "a", "h", "late"].map { scene[$0].order }
    #expect(moved == moved.sorted())
  }

  @Test func movesBetweenParents() {
    let scene = Scene(["a", "b", "c a"])
    let constraint = scene.activate("c.left == a.left")[0]
    scene["b"].addChild(scene["c"])
    #expect(!constraint.isActive)
    #expect(scene["c"].parent === scene["b"] && !scene["a"].hasChildren)
  }

  /// The climb is compared with lists of ancestors on random trees.
  @Test(arguments: 0..<50) func findsTheNearestCommonAncestor(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var boxes: [Box] = []
    for index in 0..<60 {
      boxes.append(Box("\(index)"))
      // Now and then a root, so that some pairs have no common ancestor.
      if index == 0 || random.chance(0.05) { continue }
      boxes[Int.random(in: 0..<index, using: &random)].layoutNode.addChild(boxes[index].layoutNode)
    }
    func ancestors(_ node: LayoutNode) -> [LayoutNode] {
      var list = [node]
      while let parent = list.last?.parent { list.append(parent) }
      return list
    }
    for first in boxes {
      for second in boxes {
        let others = ancestors(second.layoutNode)
        let expected = ancestors(first.layoutNode).first(where: others.contains)
        let found = first.layoutNode.nearestCommonAncestor(with: second.layoutNode)
        #expect(found === expected, "seed \(seed): \(first.name), \(second.name)")
      }
    }
    #expect(boxes.allSatisfy { $0.layoutNode.marks.isEmpty })
  }

  @Test func resolvesTheDirection() {
    for hasEngine in [true, false] {
      let scene = Scene(["a", "b a", "c b", "d b"], hasEngine: hasEngine)
      func directions() -> [Bool] {
        ["root", "a", "b", "c", "d"].map { scene[$0].effectiveDirection == .rightToLeft }
      }
      #expect(directions() == [false, false, false, false, false])
      scene["a"].forcedDirection = .rightToLeft
      scene["c"].forcedDirection = .leftToRight
      #expect(directions() == [false, true, true, false, true])
      scene.root.layoutNode.forcedDirection = .rightToLeft
      scene["a"].forcedDirection = nil
      #expect(directions() == [true, true, true, false, true])
      scene.root.layoutNode.forcedDirection = nil
      #expect(directions() == [false, false, false, false, false])
      scene["b"].forcedDirection = .rightToLeft
      scene["b"].removeFromParent()
      scene["a"].addChild(scene["b"])
      #expect(directions() == [false, false, true, false, true])
    }
  }
}
