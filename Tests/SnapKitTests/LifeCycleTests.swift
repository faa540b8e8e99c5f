import SnapKit
import Testing
import UIKit

/// Making, updating, remaking and removing (features.md 1.5 and 3.1).
@MainActor @Suite struct LifeCycleTests {
  let stage = Stage()

  private func makeTwo(offset: Int = 50) {
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(stage.b).offset(offset)
      make.left.equalTo(stage.b).offset(offset)
    }
  }

  @Test func updateChangesConstantsInPlace() {
    makeTwo()
    let before = stage.held
    stage.a.snp.updateConstraints { make in
      make.top.equalTo(stage.b).offset(15)
    }
    #expect(stage.held.count == 2)
    #expect(stage.held.map(\.constant) == [15, 50])
    #expect(zip(before, stage.held).allSatisfy { $0 === $1 })
  }

  @Test func updateMakesWhereNothingWasMade() {
    stage.a.snp.updateConstraints { make in
      make.edges.equalToSuperview()
    }
    #expect(stage.held.count == 4)
  }

  /// Only the constant is copied: what is captured in the block is a statement of its own that is never active.
  @Test func updateDiscardsWhatItCaptures() throws {
    makeTwo()
    var captured: Constraint?
    stage.a.snp.updateConstraints { make in
      captured = make.top.equalTo(stage.b).offset(15).labeled("new name").constraint
    }
    let constraint = try #require(captured)
    #expect(!constraint.isActive)
    constraint.update(offset: 99)
    #expect(stage.held.map(\.constant) == [15, 50])
    #expect(stage.held.allSatisfy { $0.identifier == nil })
  }

  @Test func remakeTakesAwayWhatWasMade() {
    makeTwo()
    stage.a.snp.remakeConstraints { make in
      make.edges.equalTo(stage.b)
    }
    #expect(stage.held.count == 4)
  }

  @Test func remakeTakesAwayBeforeTheBlockRuns() {
    makeTwo()
    var counted = -1
    stage.a.snp.remakeConstraints { make in
      counted = stage.held.count
      make.top.equalTo(stage.b)
    }
    #expect(counted == 0)
    #expect(stage.held.count == 1)
  }

  @Test func removeTakesAwayOnlyWhatTheChainMade() {
    makeTwo()
    stage.a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    stage.a.snp.removeConstraints()
    #expect(stage.held.isEmpty)
    #expect(stage.a.constraints.count == 1)
  }

  @Test func preparedConstraintsWait() {
    let prepared = stage.a.snp.prepareConstraints { make in
      make.left.top.equalTo(stage.b)
      make.right.equalToSuperview()
      make.bottom.equalToSuperview()
    }
    #expect(prepared.count == 3)
    #expect(stage.held.isEmpty)
    for _ in 1...2 {
      for constraint in prepared { constraint.activate() }
      #expect(stage.held.count == 4)
      for constraint in prepared { constraint.deactivate() }
      #expect(stage.held.isEmpty)
    }
  }

  /// A statement that is activated twice is there once, and removing finds it.
  @Test func activationIsIdempotent() {
    let prepared = stage.a.snp.prepareConstraints { make in make.edges.equalToSuperview() }
    prepared[0].activate()
    prepared[0].activate()
    #expect(stage.held.count == 4)
    stage.a.snp.removeConstraints()
    #expect(stage.held.isEmpty)
    prepared[0].deactivate()
    #expect(stage.held.isEmpty)
  }

  @Test func capturedConstraintsToggle() throws {
    var top: Constraint?
    var left: Constraint?
    stage.a.snp.prepareConstraints { make in
      top = make.top.equalTo(stage.b.snp.top).offset(50).constraint
      left = make.left.equalTo(stage.b.snp.left).offset(50).constraint
    }
    let both = [try #require(top), try #require(left)]
    #expect(stage.held.count == 0)
    for constraint in both { constraint.activate() }
    #expect(stage.held.count == 2)
    for constraint in both { constraint.deactivate() }
    #expect(stage.held.count == 0)
    for constraint in both { constraint.activate() }
    #expect(stage.held.count == 2)
  }

  @Test func activityIsSet() throws {
    var top: Constraint?
    var left: Constraint?
    stage.a.snp.prepareConstraints { make in
      top = make.top.equalTo(stage.b).constraint
      left = make.left.equalTo(stage.b).constraint
    }
    let (first, second) = (try #require(top), try #require(left))
    #expect(stage.held.count == 0)
    first.isActive = true
    second.isActive = false
    #expect(stage.held.count == 1)
    #expect(first.isActive && !second.isActive)
    second.isActive = true
    #expect(stage.held.count == 2)
    first.isActive = false
    second.isActive = false
    #expect(stage.held.count == 0)
  }

  /// Active means that any of the constraints is.
  @Test func oneOfSeveralMakesAStatementActive() throws {
    let statement = try #require(stage.a.snp.prepareConstraints { make in make.edges.equalToSuperview() }.first)
    statement.activate()
    for constraint in statement.layoutConstraints.dropFirst() { constraint.isActive = false }
    #expect(statement.isActive)
    statement.layoutConstraints[0].isActive = false
    #expect(!statement.isActive)
  }

  @Test func capturedConstraintsAreUpdated() throws {
    var left: Constraint?
    var right: Constraint?
    stage.a.snp.makeConstraints { make in
      left = make.left.equalTo(stage.b).offset(10).constraint
      right = make.right.equalTo(stage.b).offset(-10).constraint
    }
    left?.update(offset: 15)
    right?.update(offset: 20)
    #expect(stage.held.map(\.constant) == [15, 20])
    left?.update(inset: 15)
    right?.update(inset: 20)
    #expect(stage.held.map(\.constant) == [15, -20])
    right?.update(inset: ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(stage.held.map(\.constant) == [15, -4])
  }

  @Test func inactiveConstraintsAreUpdatedToo() throws {
    let statement = try #require(stage.a.snp.prepareConstraints { make in make.left.equalToSuperview() }.first)
    statement.update(offset: 7)
    #expect(statement.layoutConstraints.map(\.constant) == [7])
    #expect(!statement.isActive)
  }

  /// Neither from nor to required; nor does it come through with a later offset.
  @Test(arguments: [(500.0, 600.0, 600.0), (500.0, 1000.0, 500.0), (1000.0, 500.0, 1000.0)])
  func prioritiesDoNotCrossRequired(_ old: Double, _ new: Double, _ expected: Double) throws {
    let statement = try #require(
      stage.a.snp.prepareConstraints { make in make.left.equalToSuperview().priority(old) }.first)
    statement.update(priority: new)
    #expect(statement.layoutConstraints.map { Double($0.priority.rawValue) } == [expected])
    statement.update(offset: 3)
    #expect(statement.layoutConstraints.map { Double($0.priority.rawValue) } == [expected])
  }

  @Test(arguments: [false, true])
  func everyMakerTurnsTranslationOffForGood(describes: Bool) {
    #expect(stage.a.translatesAutoresizingMaskIntoConstraints)
    stage.a.snp.prepareConstraints { make in if describes { make.left.equalToSuperview() } }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
    stage.a.snp.removeConstraints()
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
  }

  /// A tree that goes takes everything with it that was made and never taken away.
  @Test func treesLeaveNothingBehind() {
    weak var view: UIView?
    weak var statement: Constraint?
    var constraints: [WeakConstraint] = []
    do {
      let stage = Stage()
      stage.a.snp.makeConstraints { make in
        make.left.equalTo(stage.b.snp.right)
        make.top.equalTo(stage.b.snp.left)
        statement = make.size.equalTo(5).priority(.low).constraint
      }
      stage.guide.snp.makeConstraints { make in make.edges.equalTo(stage.a) }
      stage.container.layoutIfNeeded()
      view = stage.a
      constraints = (stage.held + stage.a.chained).map { WeakConstraint(constraint: $0) }
    }
    #expect(constraints.count == 8)
    #expect(view == nil && statement == nil)
    #expect(constraints.allSatisfy { $0.constraint == nil })
  }

  private struct WeakConstraint {
    weak var constraint: LayoutConstraint?
  }

  /// Neither the items nor their statements keep each other; a statement of an item that is gone does nothing.
  @Test func nothingKeepsItemsAlive() throws {
    weak var gone: UIView?
    var statement: Constraint?
    do {
      let view = UIView()
      gone = view
      statement = view.snp.prepareConstraints { make in make.width.equalTo(10) }.first
      statement?.activate()
    }
    #expect(gone == nil)
    let orphan = try #require(statement)
    orphan.activate()
    orphan.deactivate()
    #expect(!orphan.isActive)
  }
}
