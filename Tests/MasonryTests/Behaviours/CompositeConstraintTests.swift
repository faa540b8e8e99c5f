import Testing
import UIKit

@testable import Masonry

/// Statements about several attributes: the eight behaviours of the original's specification.
@MainActor @Suite struct CompositeConstraintTests {
  private let family = Family()

  @Test func saysTheSameToAllChildren() {
    let statement = family.composite(.width, .height)
    statement.greaterThanOrEqualTo(family.other).sizeOffset(CGSize(width: 90, height: 55)).priorityMedium()
    let children = statement.single
    #expect(children.map(\.relation) == [.greaterThanOrEqual, .greaterThanOrEqual])
    #expect(children.map(\.secondViewAttribute) == [family.other.mas_width, family.other.mas_height])
    #expect(children.map(\.constant) == [90, 55])
    #expect(children.map(\.layoutPriority.rawValue) == [500, 500])
  }

  @Test func keepsWhatWasSaidWhenInstalled() {
    let statement = family.composite(.centerX, .centerY)
    statement.equalTo(family.other).centerOffset(CGPoint(x: -10, y: 60)).dividedBy(2).priorityLow()
    statement.install()
    let installed = family.superview.constraints
    #expect(installed.map(\.constant) == [-10, 60])
    #expect(installed.map(\.multiplier) == [0.5, 0.5])
    #expect(installed.map(\.priority.rawValue) == [250, 250])
    #expect(statement.constants == [-10, 60])
    #expect(statement.single.map(\.multiplier) == [0.5, 0.5])
  }

  @Test func becomesACompositeOfCompositesByAnArray() throws {
    let statement = family.composite(.left, .right)
    statement.equalTo([family.superview, family.other])
    #expect(statement.children.count == 2)
    for (child, attribute) in zip(statement.children, [NSLayoutConstraint.Attribute.left, .right]) {
      let nested = try #require(child as? MASCompositeConstraint)
      #expect(nested.firstAttributes == [attribute, attribute])
      #expect(nested.single.map { $0.secondViewAttribute?.view } == [family.superview, family.other])
    }
  }

  /// Inward at the four edges; baseline and width have no part in insets.
  @Test func takesInsetsAtEdgesAlone() {
    let statement = family.composite(.right, .top, .bottom, .left, .lastBaseline, .width)
    statement.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(statement.constants == [-4, 1, -3, 2, 0, 0])
  }

  @Test func takesOneInsetAtEdgesAlone() {
    let statement = family.composite(.right, .top, .bottom, .left, .lastBaseline, .width)
    statement.inset(5)
    #expect(statement.constants == [-5, 5, -5, 5, 0, 0])
  }

  @Test func uninstallsAllChildren() {
    let statement = family.composite(.left, .right)
    statement.equalTo(family.other)
    statement.install()
    #expect(family.superview.constraints.count == 2)
    statement.uninstall()
    #expect(family.superview.constraints.isEmpty)
  }

  @Test func deactivatesAndActivatesAllChildren() {
    let statement = family.composite(.left, .right)
    statement.equalTo(family.other)
    statement.activate()
    #expect(family.superview.constraints.count == 2)
    statement.deactivate()
    #expect(family.superview.constraints.isEmpty)
    statement.activate()
    #expect(family.superview.constraints.count == 2)
    #expect(family.superview.constraints.map(\.firstAttribute) == [.left, .right])
  }

  @Test func asksItsHolderForAChainedAttribute() {
    let added = family.statement(.width)
    let holder = Holder(answer: added)
    let statement = family.composite(.left, .right)
    statement.delegate = holder
    let answer = statement.width
    #expect(answer === statement)
    #expect(holder.additions.map(\.attribute) == [.width])
    #expect(holder.additions.first?.to === statement)
    #expect(statement.children.count == 3)
    #expect(statement.children.last === added)
    #expect(added.delegate === statement)
  }
}
