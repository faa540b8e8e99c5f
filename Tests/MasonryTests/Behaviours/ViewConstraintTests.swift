import Testing
import UIKit

@testable import Masonry

/// Priority, multiplier, constants and installing of a statement about one attribute: 18 of the 39 behaviours of the
/// original's specification (the others are in `RelationTests`, `RelationMistakeTests` and `InstallationMistakeTests`).
@MainActor @Suite struct ViewConstraintTests {
  private let family = Family()

  // MARK: Priority and multiplier

  @Test func hasHighPriority() { expectPriority(750) { $0.priorityHigh() } }

  @Test func hasLowPriority() { expectPriority(250) { $0.priorityLow() } }

  @Test func hasMediumPriority() { expectPriority(500) { $0.priorityMedium() } }

  @Test func takesPrioritiesAsNumbers() {
    expectPriority(1000) { $0 }
    expectPriority(603.5) { $0.priority(603.5) }
    expectPriority(50) { $0.priority(MASLayoutPriorityFittingSizeLevel) }
    expectPriority(1000) { $0.priority(MASLayoutPriorityRequired) }
  }

  private func expectPriority(_ priority: Float, _ set: (MASConstraint) -> MASConstraint) {
    let family = Family()
    let statement = family.statement(.left)
    #expect(set(statement) === statement)
    statement.equalTo(family.other)
    #expect(statement.layoutPriority.rawValue == priority)
    statement.install()
    #expect(family.superview.constraints.map(\.priority.rawValue) == [priority])
  }

  @Test func multiplies() {
    let statement = family.statement(.width)
    #expect(statement.equalTo(family.other).multipliedBy(5) === statement)
    statement.install()
    #expect(family.superview.constraints.map(\.multiplier) == [5])
  }

  @Test func divides() {
    let statement = family.statement(.width)
    #expect(statement.equalTo(family.other).dividedBy(10) === statement)
    statement.install()
    #expect(family.superview.constraints.map(\.multiplier) == [0.1])
  }

  // MARK: Constants

  @Test func changesTheConstantOfWhatIsInstalled() {
    let statement = family.statement(.width)
    statement.equalTo(family.other).offset(10)
    statement.install()
    statement.offset(20)
    #expect(family.superview.constraints.map(\.constant) == [20])
    statement.setOffset(30)
    #expect(family.superview.constraints.map(\.constant) == [30])
  }

  /// Every attribute with every setter: the parts follow from the rule of the inventory (2.4).
  @Test(arguments: Word.all)
  func takesSides(_ word: Word) {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let expected = RelationTests.insets.constants[word.attribute] ?? 0
    expectConstant(expected, word) { $0.insets(insets) }
    expectConstant(expected, word) { $0.setInsets(insets) }
    expectConstant(expected == 0 ? 0 : expected < 0 ? -6 : 6, word) { $0.inset(6) }
    expectConstant(expected == 0 ? 0 : expected < 0 ? -6 : 6, word) { $0.setInset(6) }
  }

  @Test(arguments: Word.all)
  func takesCenterOffset(_ word: Word) {
    let expected = RelationTests.point.constants[word.attribute] ?? 0
    expectConstant(expected, word) { $0.centerOffset(CGPoint(x: 12, y: 34)) }
    expectConstant(expected, word) { $0.setCenterOffset(CGPoint(x: 12, y: 34)) }
  }

  @Test(arguments: Word.all)
  func takesSizeOffset(_ word: Word) {
    let expected = RelationTests.size.constants[word.attribute] ?? 0
    expectConstant(expected, word) { $0.sizeOffset(CGSize(width: 12, height: 34)) }
    expectConstant(expected, word) { $0.setSizeOffset(CGSize(width: 12, height: 34)) }
  }

  @Test(arguments: Word.all)
  func takesAnyOffset(_ word: Word) {
    expectConstant(8, word) { $0.mas_offset(8) }
    expectConstant(8, word) { $0.valueOffset(NSNumber(value: 8)) }
    expectConstant(8, word) { $0.offset(8) }
  }

  @Test(arguments: Word.all)
  func takesSidesAsAValue(_ word: Word) {
    expectConstant(RelationTests.insets.constants[word.attribute] ?? 0, word) {
      $0.mas_offset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test(arguments: Word.all)
  func takesCenterOffsetAsAValue(_ word: Word) {
    expectConstant(RelationTests.point.constants[word.attribute] ?? 0, word) { $0.mas_offset(CGPoint(x: 12, y: 34)) }
  }

  @Test(arguments: Word.all)
  func takesSizeOffsetAsAValue(_ word: Word) {
    expectConstant(RelationTests.size.constants[word.attribute] ?? 0, word) {
      $0.mas_offset(CGSize(width: 12, height: 34))
    }
  }

  private func expectConstant(_ expected: CGFloat, _ word: Word, _ set: (MASConstraint) -> Void) {
    let statement = family.statement(word.attribute)
    set(statement)
    #expect(statement.constant == expected)
  }

  // MARK: Installing

  @Test func installsAllSevenFields() throws {
    let statement = family.statement(.height)
    statement.greaterThanOrEqualTo(family.other.mas_width).multipliedBy(0.3).offset(45).priorityMedium()
    #expect(family.superview.constraints.isEmpty)
    statement.install()
    let made = try #require(family.superview.constraints.first)
    #expect(family.superview.constraints.count == 1)
    #expect(made is MASLayoutConstraint)
    #expect(made.firstItem === family.view)
    #expect(made.secondItem === family.other)
    #expect(made.firstAttribute == .height)
    #expect(made.secondAttribute == .width)
    #expect(made.relation == .greaterThanOrEqual)
    #expect(made.multiplier == 0.3)
    #expect(made.constant == 45)
    #expect(made.priority.rawValue == 500)
    #expect(statement.layoutConstraint === made)
    #expect(MASViewConstraint.installedConstraints(for: family.view).map(ObjectIdentifier.init) == [.init(statement)])
  }

  @Test func comparesWithTheSameAttributeOfTheSuperview() throws {
    let statement = family.statement(.lastBaseline)
    statement.equalTo(10)
    statement.install()
    let made = try #require(family.superview.constraints.first)
    #expect(made.firstAttribute == .lastBaseline)
    #expect(made.secondItem === family.superview)
    #expect(made.secondAttribute == .lastBaseline)
    #expect(made.constant == 10)
  }

  @Test func comparesAWidthWithANumber() throws {
    let statement = family.statement(.width)
    statement.equalTo(10)
    statement.install()
    let made = try #require(family.view.constraints.first)
    #expect(family.superview.constraints.isEmpty)
    #expect(made.secondItem == nil)
    #expect(made.secondAttribute == .notAnAttribute)
    #expect(made.constant == 10)
  }

  @Test func uninstalls() {
    let statement = family.statement(.left)
    statement.equalTo(family.other)
    statement.install()
    #expect(family.superview.constraints.count == 1)
    statement.uninstall()
    #expect(family.superview.constraints.isEmpty)
    #expect(MASViewConstraint.installedConstraints(for: family.view).isEmpty)
  }

  @Test func asksItsHolderForAChainedAttribute() {
    let statement = family.statement(.left)
    let holder = Holder(answer: family.composite(.left, .bottom))
    statement.delegate = holder
    #expect(statement.bottom === holder.answer)
    #expect(holder.additions.map(\.attribute) == [.bottom])
    #expect(holder.additions.first?.to === statement)
  }

  @Test func hasWordsWithoutMeaning() {
    let statement = family.statement(.left)
    #expect(statement.with.and === statement)
  }

  /// Uninstalled, a constraint that nobody else keeps is gone; what is installed again is a new one with the same fields.
  @Test func installsAgain() {
    let statement = family.statement(.left)
    statement.equalTo(family.other).offset(5)
    statement.install()
    statement.install()
    #expect(family.superview.constraints.count == 1)
    statement.uninstall()
    #expect(statement.layoutConstraint == nil)
    // Not installed, so these may change.
    statement.multipliedBy(2).priorityLow().offset(6)
    statement.install()
    #expect(family.superview.constraints.map(\.constant) == [6])
    #expect(family.superview.constraints.map(\.multiplier) == [2])
    #expect(family.superview.constraints.map(\.priority.rawValue) == [250])
  }

  /// One that somebody keeps becomes active again as it was: what was said meanwhile, but for the constant, has no effect.
  @Test func activatesAgainWhatIsKept() {
    let statement = family.statement(.left)
    statement.equalTo(family.other).offset(5)
    statement.install()
    let kept = statement.layoutConstraint
    statement.uninstall()
    statement.multipliedBy(2).offset(6)
    statement.install()
    #expect(family.superview.constraints.first === kept)
    #expect(family.superview.constraints.map(\.multiplier) == [1])
    #expect(family.superview.constraints.map(\.constant) == [6])
    #expect(MASViewConstraint.installedConstraints(for: family.view).count == 1)
  }

  /// Views of different depth: the nearest view above both, which may be one of them.
  @Test func findsTheHost() {
    let inner = UIView()
    family.other.addSubview(inner)
    let statement = MASViewConstraint(firstViewAttribute: inner.mas_left)
    statement.equalTo(family.view)
    statement.install()
    #expect(statement.installedView === family.superview)
    let upward = MASViewConstraint(firstViewAttribute: family.other.mas_left)
    upward.equalTo(inner)
    upward.install()
    #expect(upward.installedView === family.other)
    #expect(inner.mas_closestCommonSuperview(family.view) === family.superview)
    #expect(family.superview.mas_closestCommonSuperview(inner) === family.superview)
    #expect(inner.mas_closestCommonSuperview(inner) === inner)
    #expect(inner.mas_closestCommonSuperview(UIView()) == nil)
    #expect(inner.mas_closestCommonSuperview(nil) == nil)
  }

  /// An edge of a view that is nowhere: the original raises in UIKit; here the constraint waits for nobody and is inactive.
  @Test func staysInactiveWithoutSuperview() {
    let view = UIView()
    let made = view.mas_makeConstraints { make in make.left.equalTo(10) }
    #expect(made.count == 1)
    #expect(made.first?.single.first?.isInstalled == false)
    #expect(view.constraints.isEmpty)
  }
}
