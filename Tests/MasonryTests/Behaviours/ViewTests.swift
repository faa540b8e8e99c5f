import Testing
import UIKit

@testable import Masonry

/// Blocks for a view: the three behaviours of the original's specification, and the life of constraints (2.3).
@MainActor @Suite struct ViewTests {
  private let family = Family()

  // MARK: The specification

  @Test func turnsTranslationOff() {
    #expect(family.view.translatesAutoresizingMaskIntoConstraints)
    family.view.mas_makeConstraints { make in
      #expect(!make.updateExisting)
      #expect(!make.removeExisting)
    }
    #expect(!family.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func marksAnUpdate() {
    family.view.mas_updateConstraints { make in
      #expect(make.updateExisting)
      #expect(!make.removeExisting)
    }
    #expect(!family.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func marksARemake() {
    family.view.mas_remakeConstraints { make in
      #expect(!make.updateExisting)
      #expect(make.removeExisting)
    }
    #expect(!family.view.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Beyond the specification

  @Test func returnsStatements() {
    let made = family.view.mas_makeConstraints { make in
      make.edges.equalTo(family.superview)
      make.width.equalTo(10).priorityLow()
    }
    #expect(made.count == 2)
    #expect(made.first is MASCompositeConstraint)
    #expect(made.last is MASViewConstraint)
  }

  /// Of two alike the later one is found.
  @Test func updatesTheYoungest() {
    for constant in [1.0, 2] { family.view.mas_makeConstraints { $0.left.equalTo(family.other).offset(constant) } }
    family.view.mas_updateConstraints { $0.left.equalTo(family.other).offset(3) }
    #expect(family.superview.constraints.map(\.constant) == [1, 3])
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var field: String
    var make: @MainActor @Sendable (MASConstraintMaker, Family) -> Void
    var testDescription: String { field }
  }

  nonisolated static let changes = [
    Change(field: "second item") { make, family in make.left.equalTo(family.superview) },
    Change(field: "first attribute") { make, family in make.right.equalTo(family.other.mas_left) },
    Change(field: "second attribute") { make, family in make.left.equalTo(family.other.mas_right) },
    Change(field: "relation") { make, family in make.left.greaterThanOrEqualTo(family.other) },
    Change(field: "multiplier") { make, family in make.left.equalTo(family.other).multipliedBy(2) },
    Change(field: "priority") { make, family in make.left.equalTo(family.other).priorityLow() },
  ]

  @Test(arguments: changes)
  func addsWhatDiffersInAField(_ change: Change) {
    family.view.mas_makeConstraints { $0.left.equalTo(family.other).offset(1) }
    family.view.mas_updateConstraints { change.make($0, family) }
    #expect(family.superview.constraints.map(\.constant) == [1, 0])
  }

  /// What was not made by Masonry is not found; what Masonry made for the other view with the same fields is.
  @Test func updatesOnlyItsOwn() {
    let foreign = family.view.leftAnchor.constraint(equalTo: family.other.leftAnchor, constant: 1)
    foreign.isActive = true
    family.view.mas_updateConstraints { $0.left.equalTo(family.other).offset(3) }
    #expect(family.superview.constraints.map(\.constant) == [1, 3])
    family.view.mas_remakeConstraints { _ in }
    #expect(family.superview.constraints == [foreign])
  }

  /// What an update hands out is what is in force, though the view does not count it among the installed.
  @Test func adoptsWhatItUpdates() {
    let made = family.view.mas_makeConstraints { $0.left.equalTo(family.other).offset(1) }
    let updated = family.view.mas_updateConstraints { $0.left.equalTo(family.other).offset(2) }
    updated.first?.setOffset(3)
    #expect(family.superview.constraints.map(\.constant) == [3])
    #expect(MASViewConstraint.installedConstraints(for: family.view).first === made.first)
    #expect(MASViewConstraint.installedConstraints(for: family.view).count == 1)
    updated.first?.uninstall()
    #expect(family.superview.constraints.isEmpty)
  }

  @Test func installsAnUpdateOfNothing() {
    family.view.mas_updateConstraints { $0.left.equalTo(5) }
    #expect(family.superview.constraints.map(\.constant) == [5])
  }

  /// The block of a remake still sees what was; it goes when the block has ended.
  @Test func remakesAfterTheBlock() {
    family.view.mas_makeConstraints { make in
      make.left.equalTo(1)
      make.width.equalTo(2)
    }
    family.view.mas_remakeConstraints { make in
      #expect(family.superview.constraints.count == 1)
      #expect(family.view.constraints.count == 1)
      make.top.equalTo(3)
    }
    #expect(family.superview.constraints.map(\.firstAttribute) == [.top])
    #expect(family.view.constraints.isEmpty)
  }

  /// Constraints of other views that name this one stay.
  @Test func remakesTheViewAlone() {
    family.other.mas_makeConstraints { $0.left.equalTo(family.view) }
    family.view.mas_remakeConstraints { $0.left.equalTo(3) }
    #expect(family.superview.constraints.count == 2)
  }

  @Test func keepsKeys() {
    #expect(family.view.mas_key == nil)
    MASAttachKeys(["view": family.view, "other": family.other])
    #expect(family.view.mas_key as? String == "view")
    #expect(family.other.mas_key as? String == "other")
    family.view.mas_key = 3
    #expect(family.view.mas_key as? Int == 3)
  }

  /// The view keeps its statements, they point to it weakly: nothing outlives the tree.
  @Test func leaksNothing() {
    weak var view: UIView?
    weak var statement: MASConstraint?
    weak var constraint: NSLayoutConstraint?
    do {
      let family = Family()
      view = family.view
      statement = family.view.mas_makeConstraints { $0.edges.equalTo(family.superview).insets(.zero) }.first
      constraint = family.superview.constraints.first
      #expect(statement == nil)
      #expect(MASViewConstraint.installedConstraints(for: family.view).count == 4)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }
}
