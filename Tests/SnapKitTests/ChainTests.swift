import SnapKit
import Testing
import UIKit

/// How words become attributes, items and numbers (features.md 1.2 to 1.5).
@MainActor @Suite struct ChainTests {
  let stage = Stage()

  @Test func orderOfWordsDoesNotMatter() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.centerYWithinMargins.centerXWithinMargins.trailingMargin.leadingMargin.bottomMargin.topMargin.rightMargin
        .leftMargin.firstBaseline.lastBaseline.centerY.centerX.height.width.trailing.leading.bottom.right.top.left
        .equalTo(stage.b)
    }
    #expect(
      statements[0].layoutConstraints.map(\.firstAttribute) == [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
      ])
    #expect(statements[0].layoutConstraints.allSatisfy { $0.firstAttribute == $0.secondAttribute })
  }

  /// A single attribute on the right serves every one on the left.
  @Test func singleAttributeServesAll() {
    let statements = stage.a.snp.prepareConstraints { make in make.width.height.equalTo(stage.b.snp.width) }
    #expect(statements[0].layoutConstraints.map(\.summary) == ["width width 0.0", "height width 0.0"])
  }

  /// A center that equals a constant is measured from the superview's left and top.
  @Test func constantCentersAreMeasuredFromTheCorner() {
    stage.a.snp.makeConstraints { make in
      make.center.equalTo(0)
      make.size.equalTo(20)
    }
    #expect(stage.held.map(\.summary) == ["centerX left 0.0", "centerY top 0.0"])
    stage.container.layoutIfNeeded()
    #expect(stage.a.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func chainsWithoutRelationAreDropped() {
    let statements = stage.a.snp.prepareConstraints { make in
      _ = make.left.top
      make.width.equalTo(1)
    }
    #expect(statements.count == 1)
  }

  @Test func laterRelationsReplaceEarlierOnes() {
    let statements = stage.a.snp.prepareConstraints { make in
      let chain = make.left
      chain.equalTo(stage.b).offset(9)
      chain.greaterThanOrEqualTo(stage.container)
    }
    #expect(statements.count == 1)
    let constraint = statements[0].layoutConstraints[0]
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === stage.container)
    #expect(constraint.constant == 0)
  }

  @Test func duplicatesAreKept() {
    stage.a.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.left.equalToSuperview()
    }
    #expect(stage.held.count == 2)
  }

  @Test func capturingClosesTheChain() throws {
    var captured: Constraint?
    stage.a.snp.makeConstraints { make in
      let chain = make.left.equalToSuperview().offset(5)
      captured = chain.constraint
      chain.offset(10)
    }
    #expect(stage.held.map(\.constant) == [5])
    #expect(captured?.layoutConstraints.first === stage.held.first)
  }

  /// A constant in the relation, an offset and an inset do not add up: the last counts.
  @Test func lastConstantCounts() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.left.equalTo(5).offset(6).inset(7)
      make.left.equalTo(5).inset(7).offset(6)
      make.left.equalTo(5)
    }
    #expect(statements.flatMap(\.layoutConstraints).map(\.constant) == [7, 6, 5])
  }

  @Test func lastFactorCounts() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.width.equalTo(stage.b).multipliedBy(3).dividedBy(4)
      make.width.equalTo(stage.b).dividedBy(4).multipliedBy(3)
    }
    #expect(statements.flatMap(\.layoutConstraints).map(\.multiplier) == [0.25, 3])
  }

  /// There is nothing to multiply where a size equals a number; a place is that of the superview.
  @Test func factorsOfNumbersDoNotCount() {
    stage.a.snp.makeConstraints { make in
      make.width.equalTo(100).multipliedBy(0.2)
      make.right.equalTo(5).multipliedBy(0.5)
    }
    stage.container.layoutIfNeeded()
    #expect(stage.a.frame.width == 100)
    #expect(stage.a.frame.maxX == 155)
  }

  /// What can never hold stays inactive and is told, where UIKit raises: nothing ends the process.
  @Test func impossibleConstraintsStayInactive() {
    let orphan = UIView()
    orphan.snp.makeConstraints { make in make.left.equalTo(5) }
    #expect(orphan.constraints.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(stage.container)
    var messages: [String] = []
    window.ashlarWindow.eventHandler = { messages.append($0.message) }
    stage.a.snp.makeConstraints { make in make.left.equalTo(stage.b.snp.width) }
    #expect(stage.held.isEmpty)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("ChainTests.swift") == true)
  }

  /// SnapKit's own tests compare a left with a top edge: such a constraint counts as active and is held, and has no effect.
  @Test func placesAlongDifferentAxesAreHeldInVain() {
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(stage.b).offset(50)
      make.left.equalTo(stage.b.snp.top).offset(50)
    }
    #expect(stage.held.map(\.summary) == ["top top 50.0", "left top 50.0"])
    #expect(stage.held.allSatisfy { $0.isActive })
    stage.a.snp.updateConstraints { make in make.left.equalTo(stage.b.snp.top).offset(15) }
    #expect(stage.held.map(\.summary) == ["top top 50.0", "left top 15.0"])
    stage.b.removeFromSuperview()
    #expect(stage.held.isEmpty)
    stage.container.addSubview(stage.b)
    stage.a.snp.remakeConstraints { make in make.left.equalTo(stage.b) }
    #expect(stage.held.map(\.summary) == ["left left 0.0"])
    stage.container.layoutIfNeeded()
  }

  /// Insets follow the right side: between opposite edges they make an overlap.
  @Test func insetsBetweenOppositeEdgesOverlap() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.right.equalTo(stage.b.snp.left).inset(8)
      make.left.equalTo(stage.b.snp.right).inset(8)
    }
    #expect(statements.flatMap(\.layoutConstraints).map(\.constant) == [8, -8])
  }

  @Test func superviewRelations() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.left.equalToSuperview()
      make.top.lessThanOrEqualToSuperview()
      make.right.greaterThanOrEqualToSuperview()
      make.left.equalToSuperview { $0.snp.right }
      make.left.lessThanOrEqualToSuperview { $0.snp.centerX }
      make.left.greaterThanOrEqualToSuperview { _ in stage.guide }
    }
    let constraints = statements.flatMap(\.layoutConstraints)
    #expect(
      constraints.map(\.relation) == [
        .equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ])
    #expect(constraints.map(\.secondAttribute) == [.left, .top, .right, .right, .centerX, .left])
    #expect(constraints.map { $0.secondItem === stage.container } == [true, true, true, true, true, false])
    #expect(constraints[5].secondItem === stage.guide)
  }

  /// The owner of a guide stands in for its superview.
  @Test func guidesHaveTheirOwnerForASuperview() {
    stage.guide.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(3)
      make.top.equalTo(4)
      make.size.equalTo(5)
    }
    #expect(stage.held.filter { $0.secondItem === stage.container }.map(\.constant) == [3, 4])
    stage.container.layoutIfNeeded()
    #expect(stage.guide.layoutFrame == CGRect(x: 3, y: 4, width: 5, height: 5))
  }

  /// A target that is gone is no target: places refer to the superview then.
  @Test func goneTargetsBecomeTheSuperview() {
    let item: ConstraintItem = {
      let passing = UIView()
      return passing.snp.right
    }()
    let statements = stage.a.snp.prepareConstraints { make in make.left.equalTo(item) }
    #expect(statements[0].layoutConstraints[0].secondItem === stage.container)
    #expect(statements[0].layoutConstraints[0].secondAttribute == .right)
  }

  @Test func itemsAreComparedByTargetAndAttributes() {
    #expect(stage.a.snp.left == stage.a.snp.left)
    #expect(!(stage.a.snp.left == stage.a.snp.right))
    #expect(!(stage.a.snp.left == stage.b.snp.left))
    #expect(stage.a.snp.edges == stage.a.snp.edges)
    func passing() -> ConstraintItem { UIView().snp.left }
    #expect(!(passing() == passing()))
  }

  @Test func fiveKindsOfNumbers() {
    let statements = stage.a.snp.prepareConstraints { make in
      make.left.equalTo(1 as Int).priority(1 as Int)
      make.left.equalTo(2 as UInt).priority(2 as UInt)
      make.left.equalTo(3 as Float).priority(3 as Float)
      make.left.equalTo(4 as Double).priority(4 as Double)
      make.left.equalTo(5 as CGFloat).priority(5 as CGFloat)
      make.left.equalTo(stage.b).multipliedBy(6 as UInt).offset(6 as UInt).priority(UILayoutPriority(6))
      make.left.equalTo(stage.b).multipliedBy(7 as Float).inset(7 as Float).priority(ConstraintPriority(7))
    }
    let constraints = statements.flatMap(\.layoutConstraints)
    #expect(constraints.map(\.constant) == [1, 2, 3, 4, 5, 6, 7])
    #expect(constraints.map(\.priority.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    #expect(constraints.map(\.multiplier) == [1, 1, 1, 1, 1, 6, 7])
  }

  @Test func contentPrioritiesAreThoseOfTheView() {
    stage.a.snp.contentHuggingHorizontalPriority = 11
    stage.a.snp.contentHuggingVerticalPriority = 12
    stage.a.snp.contentCompressionResistanceHorizontalPriority = 13
    stage.a.snp.contentCompressionResistanceVerticalPriority = 14
    #expect(stage.a.contentHuggingPriority(for: .horizontal).rawValue == 11)
    #expect(stage.a.contentHuggingPriority(for: .vertical).rawValue == 12)
    #expect(stage.a.contentCompressionResistancePriority(for: .horizontal).rawValue == 13)
    #expect(stage.a.contentCompressionResistancePriority(for: .vertical).rawValue == 14)
    #expect(stage.a.snp.contentHuggingHorizontalPriority == 11)
  }
}
