import AshlarLayout
import UIKit

// What the original does not have.

extension Constraint {
  /// Replaces the factor of the right side, in place; a size that equals a constant has none.
  ///
  /// SnapKit has no such method: there a new factor takes a new constraint.
  @discardableResult
  public func update(multiplier: any ConstraintMultiplierTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.ashlarConstraint.multiplier = Double(multiplier.constraintMultiplierTargetValue)
    }
    return self
  }

  /// Replaces the priority also from and to required, where `update(priority:)` changes nothing.
  ///
  /// SnapKit has no such method.
  @discardableResult
  public func replace(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    // Once the constraints have it, the rule of `update(priority:)` finds nothing left to change.
    for constraint in layoutConstraints { constraint.priority = LayoutPriority(rawValue: value) }
    self.priority = value
    return self
  }

  /// Replaces the priority also from and to required, where `update(priority:)` changes nothing.
  ///
  /// SnapKit has no such method.
  @discardableResult
  public func replace(priority: ConstraintPriority) -> Constraint {
    replace(priority: priority.value)
  }

  /// Whether the two compare the same attributes of the same items in the same way, with whatever numbers.
  func hasTheRelations(of other: Constraint) -> Bool {
    layoutConstraints.count == other.layoutConstraints.count
      && zip(layoutConstraints, other.layoutConstraints).allSatisfy { mine, its in
        mine.differences(from: its).allSatisfy { $0 == "multiplier" || $0 == "priority" }
      }
  }

  /// Takes the numbers of another statement with the same relations.
  func takeNumbers(of other: Constraint) {
    for (mine, its) in zip(layoutConstraints, other.layoutConstraints) {
      mine.ashlarConstraint.multiplier = its.ashlarConstraint.multiplier
    }
    constant = other.constant
    replace(priority: other.priority)
  }
}
