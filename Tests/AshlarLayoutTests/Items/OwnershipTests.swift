import Testing

@testable import AshlarLayout

@Suite struct OwnershipTests {
  @Test func forgetsAnItemThatDies() {
    let scene = Scene(["a", "b a", "c a"])
    let constraints = scene.activate("b.left == a.left", "b.left == c.left", "a.left == root.left", "c.width == 1")
    let node = scene["a"]
    scene.drop("a")
    #expect(node.owner == nil && node.parent == nil && node.engine == nil && !node.hasChildren)
    #expect(constraints.map(\.isActive) == [false, false, false, true])
    #expect(scene["b"].parent == nil && scene["c"].engine == nil)
    #expect(constraints[0].secondItem == nil && constraints[0].firstItem === scene.boxes["b"])
    #expect(!scene.root.layoutNode.hasChildren)
  }

  @Test func freesNodesAndConstraints() {
    weak var node: LayoutNode?
    weak var engine: LayoutEngine?
    weak var constraint: LayoutConstraint?
    do {
      let scene = Scene(["a", "b a"])
      let all = scene.activate("b.left == root.left", "b.width == 5", "b.width == 2 * b.height")
      scene.engine?.layoutIfNeeded()
      (node, engine, constraint) = (scene["b"], scene.engine, all[0])
      #expect(node != nil && engine != nil && constraint != nil)
    }
    #expect(node == nil && engine == nil && constraint == nil)
  }

  @Test func survivesItsEngine() {
    let root = Box("root")
    let child = Box("child")
    var engine: LayoutEngine? = LayoutEngine(root: root, size: Size(width: 10, height: 10))
    root.layoutNode.addChild(child.layoutNode)
    let constraint = child.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    engine?.layoutIfNeeded()
    engine = nil
    #expect(root.layoutNode.engine == nil && child.layoutNode.engine == nil && constraint.isActive)
    let next = LayoutEngine(root: root, size: Size(width: 10, height: 10))
    #expect(next.activeConstraints == [constraint])
    let third = LayoutEngine(root: child, size: Size(width: 10, height: 10))
    #expect(next.activeConstraints == [] && third.activeConstraints == [constraint])
  }

  /// A root belongs to one engine at a time; what is told to the former one concerns nobody.
  @Test func leavesTheRootOfAnotherEngineAlone() {
    let root = Box("root")
    let child = Box("child")
    root.layoutNode.addChild(child.layoutNode)
    let former = LayoutEngine(root: root, size: Size(width: 10, height: 10))
    former.layoutIfNeeded()
    let present = LayoutEngine(root: root, size: Size(width: 20, height: 20))
    present.layoutIfNeeded()
    former.size = Size(width: 30, height: 30)
    former.scale = 2
    #expect(!former.needsLayout && former.layoutIfNeeded() == [])
    present.size = Size(width: 40, height: 40)
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    present.layoutIfNeeded()
    #expect(root.frame == [0, 0, 40, 40] && child.frame == [0, 0, 40, 0])
  }

  @Test func keepsAChangeThatAFormerEngineHasNotHeardOf() {
    let (one, other, child) = (Box("one"), Box("other"), Box("child"))
    let former = LayoutEngine(root: one, size: Size(width: 10, height: 10))
    let present = LayoutEngine(root: other, size: Size(width: 10, height: 10))
    one.layoutNode.addChild(child.layoutNode)
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    former.layoutIfNeeded()
    width.constant = 2
    other.layoutNode.addChild(child.layoutNode)
    present.layoutIfNeeded()
    width.constant = 3
    former.layoutIfNeeded()
    present.layoutIfNeeded()
    #expect(child.frame == [0, 0, 3, 0])
  }

  /// A node without owner may hold constraints of its children; they must not outlive it as active ones.
  @Test(arguments: [true, false]) func endsWhatADyingNodeHolds(hasEngine: Bool) {
    let (root, one, other) = (Box("root"), Box("one"), Box("other"))
    let engine = hasEngine ? LayoutEngine(root: root, size: Size(width: 10, height: 10)) : nil
    var holder: LayoutNode? = LayoutNode()
    for box in [one, other] { holder?.addChild(box.layoutNode) }
    if let holder { root.layoutNode.addChild(holder) }
    let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    constraint.isActive = true
    #expect(constraint.host === holder)
    engine?.layoutIfNeeded()
    holder?.removeFromParent()
    holder = nil
    #expect(!constraint.isActive && one.layoutNode.parent == nil && one.layoutNode.crossingCount == 0)
    for box in [one, other] { root.layoutNode.addChild(box.layoutNode) }
    constraint.isActive = true
    #expect(constraint.host === root.layoutNode && one.layoutNode.mentions == [constraint])
  }

  @Test func tearsDownAHundredThousandSiblings() {
    var root: Box? = Box("root")
    var children: [Box] = []
    for index in 0..<100_000 {
      let child = Box("\(index)")
      root?.layoutNode.addChild(child.layoutNode)
      children.append(child)
    }
    for child in children.dropFirst() {
      child.leftAnchor.constraint(equalTo: children[0].leftAnchor).isActive = true
    }
    #expect(children[0].layoutNode.mentions.count == 99_999)
    root = nil
    #expect(children.allSatisfy { $0.layoutNode.parent == nil && $0.layoutNode.mentions.isEmpty })
    children = []
  }

  /// Nodes without owners: nothing unlinks them before their deinit.
  @Test(arguments: [true, false]) func tearsDownATreeTenThousandDeep(hasEngine: Bool) {
    let root = Box("root")
    var engine = hasEngine ? LayoutEngine(root: root, size: Size(width: 10, height: 10)) : nil
    var deepest = root.layoutNode
    for _ in 0..<10_000 {
      let child = LayoutNode()
      deepest.addChild(child)
      deepest = child
    }
    weak let probe = deepest
    deepest = root.layoutNode
    #expect(engine == nil || probe?.engine === engine)
    engine = nil
    while let child = root.layoutNode.firstChild { child.removeFromParent() }
    #expect(probe == nil)
  }

  @Test func buildsATreeTenThousandDeepFromBelow() {
    var boxes = [Box("0")]
    for index in 1...10_000 {
      let parent = Box("\(index)")
      parent.layoutNode.addChild(boxes[index - 1].layoutNode)
      boxes.append(parent)
    }
    let top = boxes[10_000]
    let constraint = boxes[0].leftAnchor.constraint(equalTo: top.leftAnchor)
    constraint.isActive = true
    #expect(constraint.host === top.layoutNode && boxes[9_999].layoutNode.crossingCount == 1)
    while let box = boxes.popLast() { _ = box }
    #expect(!constraint.isActive)
  }
}
