import AshlarDSL
import AshlarLayout
import Testing

/// Statements that wait cost little, and what waits in vain does not pile up.
@Suite struct WaitingTests {
  /// In any order, at a size at which looking for each of them would never end.
  @Test(arguments: [true, false]) func manyStatementsStopWaitingOneByOne(isForward: Bool) {
    let box = Box("a")
    let made = box.snp.makeConstraints { make in
      for offset in 0..<100_000 { make.left.equalToSuperview().offset(offset) }
    }
    #expect(made.allSatisfy { $0.isWaiting })
    for statement in isForward ? made.dropLast() : made.dropLast().reversed() { statement.deactivate() }
    #expect(made.count { $0.isWaiting } == 1)
    let parent = Box("parent")
    parent.layoutNode.addChild(box.layoutNode)
    #expect(made.count { $0.isActive } == 1 && made.last?.isActive == true)
  }

  @Test func thoseLeftBecomeActiveInTheirOrder() {
    let scene = Scene(hasEngine: false)
    let box = Box("a")
    let made = box.snp.makeConstraints { make in
      for offset in 0..<40 { make.left.equalToSuperview().offset(offset).priority(.low) }
    }
    for (index, statement) in made.enumerated() where index % 4 != 0 { statement.deactivate() }
    made[1].activate()
    scene.root.layoutNode.addChild(box.layoutNode)
    let constants = scene.root.layoutNode.constraints.map(\.constant)
    #expect(constants == (0..<10).map { Double(4 * $0) } + [1])
  }

  /// The same line that is run over and over says the same thing once.
  @Test func openChainsOutsideOfATreeDoNotPileUp() {
    let scene = Scene(["a"], hasEngine: false)
    for _ in 0..<1_000 {
      scene.boxes[0].snp.prepareConstraints {
        _ = $0.left
        _ = $0.top
      }
    }
    scene.start()
    scene.engine?.layoutIfNeeded()
    #expect(scene.events.count == 2)
  }

  /// A chain that somebody keeps is not given to the next statement.
  @Test func keptChainsStayTheirOwn() {
    let scene = Scene(["a", "b"])
    let (a, b) = (scene.boxes[0], scene.boxes[1])
    a.snp.makeConstraints { make in
      let width = make.width
      let end = width.equalTo(b)
      make.height.equalTo(30)
      end.offset(4)
      width.lessThanOrEqualTo(200)
      make.left.equalTo(b).offset(1)
    }
    #expect(
      scene.active == ["a.width == b.width + 4", "a.height == 30", "a.width <= 200", "a.left == b.left + 1"])
  }
}
