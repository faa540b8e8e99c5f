import AshlarDSL
import AshlarLayout
import Testing

/// 10,000 cycles leave as many constraints alive as one; `Scripts/leaks` runs them under LeakSanitizer.
@Suite struct ChurnTests {
  @Test(arguments: [true, false]) func stayFlat(hasEngine: Bool) {
    let scene = Scene(["a", "b"], hasEngine: hasEngine)
    let (a, b) = (scene.boxes[0], scene.boxes[1])
    weak var first: LayoutConstraint?
    weak var statement: Constraint?
    for cycle in 0..<10_000 {
      let made = a.snp.makeConstraints {
        $0.edges.equalToSuperview().inset(cycle % 7)
        $0.width.lessThanOrEqualTo(b).priority(.low)
      }
      if cycle == 0 { (first, statement) = (made[0].layoutConstraints[0], made[0]) }
      a.snp.remakeConstraints { $0.size.equalTo(b).offset(cycle % 5) }
      a.snp.updateConstraints { $0.size.equalTo(b).offset(cycle % 3) }
      #expect(scene.root.layoutNode.constraints.count == 2)
      if cycle % 100 == 0 { scene.engine?.layoutIfNeeded() }
      a.snp.removeConstraints()
    }
    scene.engine?.layoutIfNeeded()
    #expect(first == nil && statement == nil)
    #expect(scene.root.layoutNode.constraints == [] && scene.engine?.activeConstraints ?? [] == [])
  }

  /// An item that moves between parents loses its constraints there; what the chain remembers must not pile up.
  @Test func forgetsWhatATreeTookAway() {
    let scene = Scene(["a"])
    let a = scene.boxes[0]
    var probes: [WeakConstraint] = []
    for _ in 0..<1_000 {
      a.layoutNode.removeFromParent()
      scene.root.layoutNode.addChild(a.layoutNode)
      let made = a.snp.makeConstraints { $0.edges.equalToSuperview() }
      probes += made[0].layoutConstraints.map(WeakConstraint.init)
    }
    scene.engine?.layoutIfNeeded()
    #expect(scene.active.count == 4)
    #expect(probes.count { $0.constraint != nil } <= 40)
  }

  /// Nothing but the last cycles is alive, although no layout pass has told the solver of any.
  @Test func staysFlatWithoutLayout() {
    let scene = Scene(["a", "b"])
    let (a, b) = (scene.boxes[0], scene.boxes[1])
    var probes: [WeakConstraint] = []
    for cycle in 0..<1_000 {
      let made = a.snp.makeConstraints { $0.edges.equalTo(b).inset(cycle) }
      probes += made[0].layoutConstraints.map(WeakConstraint.init)
      a.snp.removeConstraints()
    }
    // The engine keeps at most 64 that it has not looked through.
    #expect(probes.count == 4_000 && probes.count { $0.constraint != nil } <= 64)
    b.snp.makeConstraints { $0.size.equalTo(7) }
    a.snp.makeConstraints { $0.size.equalTo(b) }
    #expect(scene.frame(a) == [0, 0, 7, 7])
  }

  @Test func togglesWithoutGrowing() {
    let scene = Scene(["a"])
    let made = scene.boxes[0].snp.prepareConstraints { $0.size.equalTo(5) }
    for _ in 0..<10_000 {
      made.activate()
      made.deactivate()
    }
    made.activate()
    #expect(scene.active.count == 2)
    scene.boxes[0].snp.removeConstraints()
    #expect(scene.active == [])
  }

  @Test func freesItemsWithTheirConstraints() {
    weak var box: Box?
    weak var node: LayoutNode?
    weak var waiting: Constraint?
    do {
      let scene = Scene(["a"])
      let orphan = Box("orphan")
      scene.boxes[0].snp.makeConstraints { $0.edges.equalToSuperview() }
      waiting = orphan.snp.makeConstraints { $0.left.equalToSuperview() }[0]
      (box, node) = (scene.boxes[0], orphan.layoutNode)
      #expect(box != nil && node != nil && waiting != nil)
    }
    #expect(box == nil && node == nil && waiting == nil)
  }
}

private struct WeakConstraint {
  weak var constraint: LayoutConstraint?

  @Test func aStatementOfAnItemThatIsGoneHoldsNothing() {
    weak var node: LayoutNode?
    weak var statement: Constraint?
    do {
      var box: Box? = Box("gone")
      node = box?.layoutNode
      let made = box?.snp.prepareConstraints { $0.edges.equalToSuperview() } ?? []
      box = nil
      #expect(made.count == 1)
      made[0].activate()
      #expect(!made[0].isActive)
      statement = made[0]
    }
    #expect(node == nil && statement == nil)
  }
}
