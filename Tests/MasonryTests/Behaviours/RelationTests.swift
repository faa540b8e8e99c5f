import Testing
import UIKit

@testable import Masonry

/// Right-hand sides of a statement about one attribute: 14 of the 39 behaviours of the original's specification (the
/// others are in `RelationMistakeTests`, `ViewConstraintTests` and `InstallationMistakeTests`).
@MainActor @Suite struct RelationTests {
  private let family = Family()

  // MARK: Relations

  @Test func relatesByEqual() { expectRelation(.equal) { $0.equalTo(family.other.mas_top) } }

  @Test func relatesByAtLeast() {
    expectRelation(.greaterThanOrEqual) { $0.greaterThanOrEqualTo(family.other.mas_top) }
  }

  @Test func relatesByAtMost() { expectRelation(.lessThanOrEqual) { $0.lessThanOrEqualTo(family.other.mas_top) } }

  @Test func relatesByTheWordsThatBox() {
    expectRelation(.equal) { $0.mas_equalTo(family.other.mas_top) }
    expectRelation(.greaterThanOrEqual) { $0.mas_greaterThanOrEqualTo(family.other.mas_top) }
    expectRelation(.lessThanOrEqual) { $0.mas_lessThanOrEqualTo(family.other.mas_top) }
  }

  private func expectRelation(_ relation: NSLayoutConstraint.Relation, _ relate: (MASConstraint) -> MASConstraint) {
    let statement = family.statement(.left)
    #expect(statement.relation == nil)
    #expect(relate(statement) === statement)
    #expect(statement.relation == relation)
    #expect(statement.secondViewAttribute == family.other.mas_top)
  }

  // MARK: Right-hand sides

  @Test func takesTheSameAttributeOfAView() {
    let statement = family.statement(.trailing)
    statement.equalTo(family.other)
    #expect(statement.secondViewAttribute == family.other.mas_trailing)
    #expect(statement.constant == 0)
  }

  @Test func takesANumberAsConstant() {
    let statement = family.statement(.width)
    statement.equalTo(42)
    #expect(statement.secondViewAttribute == nil)
    #expect(statement.constant == 42)
  }

  /// Middles take a point, width and height a size, edges insets; others ignore it.
  struct ValueCase: Sendable, CustomTestStringConvertible {
    var value: MASValue
    var constants: [NSLayoutConstraint.Attribute: CGFloat]
    var testDescription: String { "\(value)" }
  }

  static let point = ValueCase(value: .point(CGPoint(x: 12, y: 34)), constants: [.centerX: 12, .centerY: 34])
  static let size = ValueCase(value: .size(CGSize(width: 12, height: 34)), constants: [.width: 12, .height: 34])
  static let insets = ValueCase(
    value: .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    constants: [.left: 2, .leading: 2, .top: 1, .bottom: -3, .right: -4, .trailing: -4])

  @Test(arguments: Word.all)
  func takesItsPartOfAPoint(_ word: Word) { expectPart(Self.point, of: word) { $0.equalTo(CGPoint(x: 12, y: 34)) } }

  @Test(arguments: Word.all)
  func takesItsPartOfASize(_ word: Word) {
    expectPart(Self.size, of: word) { $0.equalTo(CGSize(width: 12, height: 34)) }
  }

  @Test(arguments: Word.all)
  func takesItsPartOfInsets(_ word: Word) {
    expectPart(Self.insets, of: word) { $0.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
  }

  // The macros' forms: what a boxed value does, the plain one does.

  @Test func boxesNumbers() {
    let numbers: [any MASBoxable] = [5, UInt(5), Float(5), 5.0, CGFloat(5), NSNumber(value: 5)]
    for number in numbers {
      let statement = family.statement(.width)
      statement.mas_equalTo(number)
      #expect(statement.constant == 5)
      #expect(statement.relation == .equal)
    }
  }

  @Test(arguments: Word.all)
  func boxesPoints(_ word: Word) { expectPart(Self.point, of: word) { $0.mas_equalTo(CGPoint(x: 12, y: 34)) } }

  @Test(arguments: Word.all)
  func boxesSizes(_ word: Word) { expectPart(Self.size, of: word) { $0.mas_equalTo(CGSize(width: 12, height: 34)) } }

  @Test(arguments: Word.all)
  func boxesInsets(_ word: Word) {
    expectPart(Self.insets, of: word) { $0.mas_equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
  }

  private func expectPart(_ example: ValueCase, of word: Word, _ relate: (MASConstraint) -> MASConstraint) {
    let statement = family.statement(word.attribute)
    #expect(relate(statement) === statement)
    #expect(statement.constant == example.constants[word.attribute] ?? 0)
    #expect(statement.secondViewAttribute == nil)
    #expect(statement.relation == .equal)
  }

  /// A value may follow a relation of the same kind; the right-hand side stays.
  @Test func takesAValueAfterARelation() {
    let statement = family.statement(.left)
    statement.equalTo(family.other).equalTo(15)
    #expect(statement.secondViewAttribute == family.other.mas_left)
    #expect(statement.constant == 15)
  }

  // MARK: Arrays

  @Test func makesACompositeOfViews() throws {
    let statement = family.statement(.height)
    let holder = Holder(answer: statement)
    statement.delegate = holder
    let composite = statement.greaterThanOrEqualTo([family.superview, family.other, family.view])
    #expect(holder.replacements.first?.old === statement)
    #expect(holder.replacements.first?.new === composite)
    #expect(composite.single.count == 3)
    #expect(composite.single.map { $0.secondViewAttribute?.view } == [family.superview, family.other, family.view])
    #expect(composite.single.allSatisfy { $0.relation == .greaterThanOrEqual })
    #expect(composite.single.allSatisfy { $0.firstViewAttribute == family.view.mas_height })

    composite.priorityLow().offset(7)
    #expect(composite.single.map(\.layoutPriority.rawValue) == [250, 250, 250])
    #expect(composite.constants == [7, 7, 7])
    // The copies have what was said before; the statement that they were made of stays as it was.
    #expect(statement.relation == nil)
  }

  @Test func makesACompositeOfAnyMixture() {
    let statement = family.statement(.width).multipliedBy(2).offset(3).priorityHigh()
    let composite = statement.mas_equalTo([family.other.mas_height, family.superview, 50])
    #expect(composite.single.map(\.secondViewAttribute) == [family.other.mas_height, family.superview.mas_width, nil])
    #expect(composite.constants == [3, 3, 50])
    #expect(composite.single.map(\.multiplier) == [2, 2, 2])
    #expect(composite.single.map(\.layoutPriority.rawValue) == [750, 750, 750])
  }

  @Test func copiesWithoutRightSideAndKey() throws {
    let statement = family.statement(.left)
    statement.lessThanOrEqualTo(family.other).offset(4).multipliedBy(3).priority(600).key("first")
    let copy = try #require(statement.copy() as? MASViewConstraint)
    #expect(copy !== statement)
    #expect(copy.firstViewAttribute == statement.firstViewAttribute)
    #expect(copy.relation == .lessThanOrEqual)
    #expect(copy.constant == 4)
    #expect(copy.multiplier == 3)
    #expect(copy.layoutPriority.rawValue == 600)
    #expect(copy.secondViewAttribute == nil)
    #expect(copy.layoutKey == nil)
  }
}
