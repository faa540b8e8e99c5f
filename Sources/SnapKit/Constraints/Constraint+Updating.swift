import UIKit

extension Constraint {
  /// Replaces the constant by a number of points, added as it is.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    constant = ConstraintConstant(offset: offset)
    return self
  }

  /// Replaces the constant by insets, or by a number of points at every edge.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    constant = ConstraintConstant(inset: inset)
    return self
  }

  /// Replaces the constant by directional insets.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    constant = ConstraintConstant(directionalInset: inset)
    return self
  }

  /// Replaces the priority, if neither the old nor the new one is required; otherwise no constraint changes.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    return self
  }

  /// Replaces the priority, if neither the old nor the new one is required; otherwise no constraint changes.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    self.priority = priority.value
    return self
  }

  /// Sets the constant of every constraint anew, whether it is active or not, and its priority if it is allowed to change.
  func updateConstantAndPriorityIfNeeded() {
    let required = ConstraintPriority.required.value
    for constraint in layoutConstraints {
      constraint.constant = constant.value(for: constraint.rulingAttribute)
      if constraint.priority.rawValue < required, priority != required {
        constraint.priority = LayoutPriority(rawValue: priority)
      }
    }
  }
}
