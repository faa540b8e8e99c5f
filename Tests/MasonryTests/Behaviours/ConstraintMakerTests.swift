import Testing
import UIKit

@testable import Masonry

/// What a block gets: the twelve behaviours of the original's specification, and what else the inventory says.
@MainActor @Suite struct ConstraintMakerTests {
  private let family = Family()
  private let maker: MASConstraintMaker

  init() {
    maker = MASConstraintMaker(view: family.view)
  }

  // MARK: The specification

  @Test func makesACompositeOfASingleBit() {
    let statement = maker.attributes(.left)
    #expect(statement is MASCompositeConstraint)
    #expect(statement.firstAttributes == [.left])
    #expect(maker.constraints.count == 1)
  }

  /// Children come in the order of the mask, whatever the order of the words.
  @Test func makesChildrenOfBits() {
    let statement = maker.attributes([.width, .top, .left, .centerYWithinMargins])
    #expect(statement.firstAttributes == [.left, .top, .width, .centerYWithinMargins])
    #expect(statement.single.allSatisfy { $0.firstViewAttribute.view === family.view })
  }

  @Test func makesBothMiddlesOfCenter() { #expect(maker.center.firstAttributes == [.centerX, .centerY]) }

  @Test func makesFourEdges() { #expect(maker.edges.firstAttributes == [.left, .right, .top, .bottom]) }

  @Test func makesBothLengthsOfSize() { #expect(maker.size.firstAttributes == [.width, .height]) }

  @Test func installsAllStatementsAndForgetsThem() {
    maker.edges.equalTo(family.superview)
    maker.centerX.equalTo([family.superview, family.other])
    let installed = maker.install()
    #expect(installed.count == 2)
    #expect(family.superview.constraints.count == 6)
    #expect(maker.constraints.isEmpty)
    #expect(maker.install().isEmpty)
  }

  @Test func changesAConstantInPlaceWhenUpdating() {
    maker.updateExisting = true
    maker.left.equalTo(family.other).offset(10)
    maker.install()
    let before = family.superview.constraints
    maker.left.equalTo(family.other).offset(20)
    maker.install()
    #expect(family.superview.constraints.map(\.constant) == [20])
    #expect(family.superview.constraints == before)
  }

  @Test func addsAnotherAttributeWhenUpdating() {
    maker.updateExisting = true
    maker.left.equalTo(family.other).offset(10)
    maker.install()
    maker.right.equalTo(family.other).offset(20)
    maker.install()
    #expect(family.superview.constraints.map(\.constant) == [10, 20])
  }

  @Test func takesAwayWhatWasThereWhenRemaking() {
    maker.removeExisting = true
    maker.left.equalTo(family.other).offset(10)
    maker.right.equalTo(family.other).offset(20)
    maker.width.equalTo(30)
    maker.install()
    #expect(MASViewConstraint.installedConstraints(for: family.view).count == 3)
    maker.height.equalTo(100)
    maker.install()
    let left = MASViewConstraint.installedConstraints(for: family.view)
    #expect(left.map(\.firstViewAttribute) == [family.view.mas_height])
    #expect(family.superview.constraints.isEmpty)
    #expect(family.view.constraints.map(\.constant) == [100])
  }

  @Test(arguments: Word.all)
  func makesANewStatementEachTime(_ word: Word) {
    let first = word.onMaker(maker)
    let second = word.onMaker(maker)
    #expect(first !== second)
    #expect(maker.constraints.count == 2)
    #expect(first.firstAttributes == [word.attribute])
  }

  @Test func chainsToAComposite() {
    let statement = maker.edges.width
    #expect(statement.firstAttributes == [.left, .right, .top, .bottom, .width])
    #expect(maker.constraints.count == 1)
    #expect(maker.constraints.first === statement)
  }

  @Test func chainsToASingleStatement() throws {
    let left = maker.left
    let statement = left.top
    #expect(statement !== left)
    #expect(maker.constraints.count == 1)
    #expect(maker.constraints.first === statement)
    let composite = try #require(statement as? MASCompositeConstraint)
    #expect(composite.children.first === left)
    #expect(left.delegate === composite)
    #expect(statement.bottom === statement)
    #expect(statement.firstAttributes == [.left, .top, .bottom])
  }

  // MARK: Beyond the specification

  /// Both words are one bit; asking for either makes two children.
  @Test(arguments: [MASAttribute.baseline, .lastBaseline])
  func makesTwoChildrenOfTheLastBaseline(_ mask: MASAttribute) {
    #expect(maker.attributes(mask).firstAttributes == [.lastBaseline, .lastBaseline])
  }

  @Test func hasTheBitsOfTheAttributes() {
    #expect(MASAttribute.left.rawValue == 1 << 1)
    #expect(MASAttribute.centerYWithinMargins.rawValue == 1 << 20)
    #expect(MASAttribute.baseline == .lastBaseline)
  }

  /// A statement without relation is an equality with the superview.
  @Test func installsWhatHasNoRelation() {
    maker.top.left.offset(10)
    maker.install()
    let installed = family.superview.constraints
    #expect(installed.map(\.firstAttribute) == [.top, .left])
    #expect(installed.map(\.secondAttribute) == [.top, .left])
    #expect(installed.allSatisfy { $0.secondItem === family.superview && $0.relation == .equal && $0.constant == 10 })
  }

  @Test func saysTheSameToAGroup() {
    let group = maker.group {
      _ = maker.top
      _ = maker.left
    }
    group.equalTo(family.other).offset(7)
    #expect(maker.constraints.count == 2)
    maker.install()
    #expect(family.superview.constraints.map(\.firstAttribute) == [.top, .left])
    #expect(family.superview.constraints.map(\.constant) == [7, 7])
    #expect(family.superview.constraints.allSatisfy { $0.secondItem === family.other })
  }

  /// The maker keeps the statements of a group, not the group: what is added to the group is lost, as in the original.
  @Test func forgetsWhatIsChainedToAGroup() {
    let group = maker.group { _ = maker.top }
    #expect(group.left === group)
    #expect(group.firstAttributes == [.top, .left])
    maker.install()
    #expect(family.superview.constraints.map(\.firstAttribute) == [.top])
  }

  /// With an array the group's statements are replaced in the group alone: the maker installs those without relation.
  @Test func losesAnArrayThatIsSaidToAGroup() {
    maker.group { _ = maker.top }.equalTo([family.other])
    maker.install()
    #expect(family.superview.constraints.count == 1)
    #expect(family.superview.constraints.first?.secondItem === family.superview)
  }

  /// A statement that outlives its block can be changed, but has nobody to install what is chained to it.
  @Test func addsNothingAfterTheBlock() throws {
    let statement = try #require(
      family.view.mas_makeConstraints { make in
        _ = make.left
        _ = make.edges
      }.first)
    #expect(statement.right.offset(3).single.isEmpty)
    #expect(statement.constants == [0])
    #expect(family.superview.constraints.count == 5)
  }
}
