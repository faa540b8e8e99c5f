import AshlarDSL
import AshlarLayout
import Testing

@Suite struct LifecycleTests {
  private let scene = Scene(["a", "b", "c"])
  private var a: Box { scene.boxes[0] }
  private var b: Box { scene.boxes[1] }
  private var c: Box { scene.boxes[2] }

  @Test func describesFirstAndActivatesAtOnce() {
    a.snp.makeConstraints {
      $0.left.equalToSuperview()
      $0.width.equalTo(5)
      #expect(scene.active == [])
    }
    #expect(scene.active == ["a.left == root.left", "a.width == 5"])
  }

  @Test func preparesWithoutActivating() {
    let made = a.snp.prepareConstraints { $0.size.equalTo(5) }
    #expect(made.count == 1 && !made[0].isActive && scene.active == [])
    made.activate()
    #expect(scene.active == ["a.width == 5", "a.height == 5"] && made[0].isActive)
    made.activate()
    #expect(scene.active.count == 2)
    made.deactivate()
    #expect(scene.active == [] && !made[0].isActive)
    made.deactivate()
    made[0].isActive = true
    #expect(scene.active.count == 2)
    made[0].isActive = false
    #expect(scene.active == [])
  }

  @Test func isActiveIfAnyPartIs() {
    let made = a.snp.makeConstraints { $0.size.equalTo(5) }
    made[0].layoutConstraints[0].isActive = false
    #expect(made[0].isActive)
    made[0].layoutConstraints[1].isActive = false
    #expect(!made[0].isActive)
    made[0].activate()
    #expect(scene.active.count == 2)
  }

  @Test func keepsEqualStatements() {
    a.snp.makeConstraints { $0.width.equalTo(5) }
    a.snp.makeConstraints { $0.width.equalTo(5) }
    #expect(scene.active == ["a.width == 5", "a.width == 5"])
  }

  @Test func remakesAfterTheBlock() {
    let old = a.snp.makeConstraints { $0.size.equalTo(5) }
    b.snp.makeConstraints { $0.width.equalTo(a) }
    a.snp.remakeConstraints {
      #expect(old[0].isActive)
      $0.width.equalTo(6)
    }
    #expect(scene.active == ["b.width == a.width", "a.width == 6"] && !old[0].isActive)
    a.snp.removeConstraints()
    #expect(scene.active == ["b.width == a.width"])
    old[0].activate()
    #expect(scene.active.count == 3)
    a.snp.removeConstraints()
    #expect(scene.active == ["b.width == a.width"])
  }

  @Test func removesOnlyWhatTheChainMade() {
    a.widthAnchor.constraint(equalToConstant: 1).isActive = true
    a.snp.makeConstraints { $0.height.equalTo(2) }
    a.snp.removeConstraints()
    #expect(scene.active == ["a.width == 1"])
    c.snp.removeConstraints()
  }

  @Test func updatesChange() {
    let made = a.snp.makeConstraints {
      $0.left.equalToSuperview().offset(1)
      $0.width.equalTo(b).multipliedBy(0.5).priority(.low).labeled("half")
    }
    let updated = a.snp.updateConstraints {
      $0.width.equalTo(b).offset(3)
      $0.left.equalToSuperview().offset(2).priority(.high).labeled("pin")
    }
    #expect(scene.active == ["a.left == root.left + 2 @750 #pin", "a.width == b.width + 3 @250 #half"])
    #expect(updated[0].layoutConstraints == made[1].layoutConstraints)
    updated[1].update(offset: 9)
    #expect(made[0].layoutConstraints[0].constant == 9)
    updated[1].deactivate()
    #expect(scene.active == ["a.width == b.width + 3 @250 #half"])
  }

  @Test func updatesAdd() {
    a.snp.updateConstraints { $0.width.equalTo(5) }
    #expect(scene.active == ["a.width == 5"])
    a.snp.updateConstraints {
      $0.width.equalTo(6)
      $0.width.greaterThanOrEqualTo(1)
      $0.height.equalTo(b)
    }
    #expect(scene.active == ["a.width == 6", "a.width >= 1", "a.height == b.height"])
    a.snp.updateConstraints { $0.height.equalTo(c) }
    #expect(scene.active.last == "a.height == c.height" && scene.active.count == 4)
  }

  /// Of several that state the same, the one with the same multiplier and priority is meant; each is taken once.
  @Test func updatesTheNearest() {
    a.snp.makeConstraints {
      $0.width.equalTo(1)
      $0.width.equalTo(2).priority(.low)
    }
    a.snp.updateConstraints { $0.width.equalTo(3).priority(.low) }
    #expect(scene.active == ["a.width == 1", "a.width == 3 @250"])
    a.snp.updateConstraints {
      $0.width.equalTo(4)
      $0.width.equalTo(5)
      $0.width.equalTo(6)
    }
    #expect(scene.active == ["a.width == 4", "a.width == 5 @250", "a.width == 6"])
  }

  @Test func updatesOnlyWhatIsInForce() {
    let made = a.snp.makeConstraints { $0.width.equalTo(1) }
    made[0].deactivate()
    a.snp.updateConstraints { $0.width.equalTo(2) }
    #expect(scene.active == ["a.width == 2"] && !made[0].isActive)
  }

  @Test func changesALiveConstraint() {
    var width: Constraint?
    var edges: Constraint?
    a.snp.makeConstraints {
      width = $0.width.equalTo(b).constraint
      edges = $0.edges.equalToSuperview().constraint
    }
    width?.update(offset: 4).update(multiplier: 2).update(priority: 30)
    edges?.update(inset: 5)
    #expect(
      scene.active == [
        "a.width == 2 * b.width + 4 @30", "a.left == root.left + 5", "a.top == root.top + 5",
        "a.right == root.right - 5", "a.bottom == root.bottom - 5",
      ])
    width?.update(priority: .required).update(multiplier: 0.5)
    #expect(scene.active[0] == "a.width == 0.5 * b.width + 4")
    width?.deactivate()
    width?.update(priority: .high).update(offset: 1)
    edges?.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).update(offset: 7)
    width?.activate()
    #expect(scene.active.last == "a.width == 0.5 * b.width + 1 @750")
    #expect(scene.active[2] == "a.right == root.right + 7")
  }

  @Test func makesForArrays() {
    var batches: [[String]] = []
    let made = [a, b].snp.makeConstraints {
      $0.size.equalTo(5)
      batches.append(scene.active)
    }
    #expect(batches == [[], []] && made.count == 2)
    #expect(scene.active == ["a.width == 5", "a.height == 5", "b.width == 5", "b.height == 5"])
    [a, b].snp.updateConstraints { $0.size.equalTo(6) }
    #expect(scene.active == ["a.width == 6", "a.height == 6", "b.width == 6", "b.height == 6"])
    let mixed: [any LayoutItem] = [b, scene.addGuide("g")]
    mixed.snp.remakeConstraints { $0.width.equalTo(7) }
    #expect(scene.active == ["a.width == 6", "a.height == 6", "b.width == 7", "g.width == 7"])
    mixed.snp.removeConstraints()
    let prepared = mixed.snp.prepareConstraints { $0.left.equalTo(a) }
    #expect(scene.active.count == 2 && scene.texts(prepared) == ["b.left == a.left", "g.left == a.left"])
    #expect([Box]().snp.makeConstraints { $0.width.equalTo(1) }.isEmpty)
  }

  @Test func usesAConstraintInsideOfTheBlock() {
    a.snp.prepareConstraints {
      let constraint = $0.width.equalTo(5).constraint
      constraint.activate()
      constraint.update(offset: 6)
    }
    #expect(scene.active == ["a.width == 6"])
  }
}
