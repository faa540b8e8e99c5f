import AshlarDSL
import AshlarLayout
import Testing

/// Nothing traps: what cannot be is an event with the place where it was written, or waits until it can.
@Suite struct MistakeTests {
  private func site(_ line: Int) -> String { "(AshlarDSLTests/MistakeTests.swift:\(line))" }

  @Test func reportsChainsWithoutRelation() {
    let scene = Scene(["a"])
    let line = #line + 1
    let made = scene.boxes[0].snp.makeConstraints {
      _ = $0.left.top
      $0.width.equalTo(5)
    }
    #expect(made.count == 1 && scene.active == ["a.width == 5"])
    let words = "cannot be used: nothing says what it is compared with"
    #expect(scene.takeEvents() == ["a.left \(site(line)) \(words)", "a.top \(site(line)) \(words)"])
  }

  @Test func reportsChainsWithoutRelationWhenAnEngineCanHear() {
    let scene = Scene(["a"], hasEngine: false)
    let line = #line + 1
    scene.boxes[0].snp.prepareConstraints { _ = $0.height }
    scene.start()
    scene.engine?.layoutIfNeeded()
    #expect(
      scene.takeEvents() == ["a.height \(site(line)) cannot be used: nothing says what it is compared with"])
  }

  @Test func namesBothSitesOfAConflict() {
    let scene = Scene(["a"])
    let line = #line + 2
    scene.boxes[0].snp.makeConstraints {
      $0.width.equalTo(100)
      $0.left.right.equalToSuperview().inset(16)
    }
    scene.engine?.layoutIfNeeded()
    let conflicts = scene.events.compactMap { event -> LayoutConflict? in
      if case .conflict(let conflict) = event { conflict } else { nil }
    }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints.map { Int($0.callSite.line) } == [line, line + 1, line + 1])
    #expect(
      scene.takeEvents() == [
        "these constraints cannot hold together: a.width == 100 \(site(line)), a.left == root.left + 16"
          + " \(site(line + 1)), a.right == root.right - 16 \(site(line + 1))"
      ])
  }

  /// Every method that relates takes its own place.
  @Test func namesTheLineOfEveryRelation() {
    let scene = Scene(["a", "b"])
    let (a, b) = (scene.boxes[0], scene.boxes[1])
    let line = #line + 2
    let made = a.snp.prepareConstraints {
      $0.left.equalTo(b)
      $0.left.lessThanOrEqualTo(b)
      $0.left.greaterThanOrEqualTo(b)
      $0.left.equalTo(b.snp.right)
      $0.left.lessThanOrEqualTo(b.snp.right)
      $0.left.greaterThanOrEqualTo(b.snp.right)
      $0.left.equalTo([b])
      $0.left.lessThanOrEqualTo([b])
      $0.left.greaterThanOrEqualTo([b])
      $0.left.equalToSuperview()
      $0.left.lessThanOrEqualToSuperview()
      $0.left.greaterThanOrEqualToSuperview()
      $0.left.equalToSuperview { $0.snp.right }
      $0.left.lessThanOrEqualToSuperview { $0.snp.right }
      $0.left.greaterThanOrEqualToSuperview { $0.snp.right }
    }
    let sites = made.flatMap(\.layoutConstraints).map(\.callSite)
    #expect(sites.map { Int($0.line) } == Array(line..<line + 15))
    #expect(sites.allSatisfy { "\($0.fileID)" == "AshlarDSLTests/MistakeTests.swift" })
  }

  @Test func waitsForAParent() {
    let scene = Scene()
    let a = Box("a")
    let made = a.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(5)
      $0.width.lessThanOrEqualTo(1000)
      $0.centerX.equalTo(0).labeled("middle")
    }
    #expect(made.map(\.isWaiting) == [true, false, true] && made.map(\.isActive) == [false, true, false])
    #expect(made[0].layoutConstraints == [])
    made[2].update(offset: 1).update(priority: .low)
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(scene.frame(a) == [5, 5, 310, 470])
    #expect(made.allSatisfy { $0.isActive && !$0.isWaiting })
    #expect(scene.active.last == "a.centerX == root.centerX + 1 @250 #middle")
    #expect(scene.takeEvents() == [])
  }

  @Test func waitsForATree() {
    let scene = Scene(["b"])
    let a = Box("a")
    let made = a.snp.makeConstraints { $0.width.equalTo(scene.boxes[0]) }
    #expect(made[0].isWaiting && scene.takeEvents() == [])
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(scene.active == ["a.width == b.width"] && !made[0].isWaiting)
  }

  @Test func waitsForItemsThatAreNotTogetherYet() {
    let scene = Scene()
    let (stage, a, b) = (Box("stage"), Box("a"), Box("b"))
    let made = a.snp.makeConstraints { $0.width.equalTo(b) }
    stage.layoutNode.addChild(a.layoutNode)
    #expect(made[0].isWaiting)
    stage.layoutNode.addChild(b.layoutNode)
    scene.root.layoutNode.addChild(stage.layoutNode)
    #expect(scene.active == ["a.width == b.width"] && !made[0].isWaiting)
  }

  @Test func reportsInATreeWhatCannotBe() {
    let scene = Scene(["a"])
    let stranger = Box("stranger")
    let line = #line + 1
    scene.boxes[0].snp.makeConstraints { $0.left.equalTo(stranger) }
    scene.root.snp.makeConstraints { $0.left.equalToSuperview() }
    #expect(
      scene.takeEvents() == [
        "a.left == stranger.left \(site(line)) cannot be used: its items have no common ancestor",
        "root.left \(site(line + 1)) cannot be used: its item has no parent to be compared with",
      ])
  }

  @Test func reportsAParentThatTheClosureMissed() {
    let scene = Scene()
    let a = Box("a")
    let line = #line + 1
    let made = a.snp.makeConstraints { $0.top.equalToSuperview { $0.snp.bottom } }
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(
      scene.takeEvents() == ["a.top \(site(line)) cannot be used: its item has no parent to be compared with"])
    #expect(!made[0].isActive && scene.active == [])
  }

  @Test func reportsAnItemThatIsGone() {
    let scene = Scene(["a"])
    var gone: Box? = Box("gone")
    guard let edge = gone?.snp.left else { return }
    gone = nil
    #expect(edge.target == nil)
    scene.boxes[0].snp.makeConstraints { $0.left.equalTo(edge) }
    #expect(scene.active == [] && scene.takeEvents().count == 1)
  }

  @Test func stopsWaiting() {
    let scene = Scene()
    let a = Box("a")
    let first = a.snp.makeConstraints { $0.left.equalToSuperview() }
    first.deactivate()
    let second = a.snp.makeConstraints { $0.right.equalToSuperview() }
    a.snp.remakeConstraints { $0.top.equalToSuperview() }
    #expect(!first[0].isWaiting && !second[0].isWaiting)
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(scene.active == ["a.top == root.top"])
  }

  @Test func updatesWhatWaits() {
    let scene = Scene()
    let a = Box("a")
    a.snp.makeConstraints { $0.left.equalToSuperview().priority(.low) }
    a.snp.updateConstraints { $0.left.equalToSuperview().offset(3) }
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(scene.active == ["a.left == root.left + 3 @250"])
  }

  @Test func updatesWhatWaitsForATree() {
    let scene = Scene(["b"])
    let a = Box("a")
    a.snp.makeConstraints { $0.width.equalTo(scene.boxes[0]).labeled("same") }
    a.snp.updateConstraints { $0.width.equalTo(scene.boxes[0]).offset(3) }
    scene.root.layoutNode.addChild(a.layoutNode)
    #expect(scene.active == ["a.width == b.width + 3 #same"])
  }

  @Test func refusesNumbersThatAreNone() {
    let scene = Scene(["a"])
    scene.boxes[0].snp.makeConstraints {
      $0.width.equalTo(Double.nan)
      $0.width.equalTo(scene.root).dividedBy(0)
      $0.width.equalTo(1).priority(1001)
    }
    #expect(scene.active == [] && scene.takeEvents().count == 3)
  }
}
