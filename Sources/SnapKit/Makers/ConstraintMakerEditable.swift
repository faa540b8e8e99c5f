import UIKit

/// A chain that has a relation: factor and constant of its right side.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the attribute on the right side; the last factor counts, and a constant alone has none.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the attribute on the right side; the last factor counts.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Adds a number of points, as it is, for every attribute.
  ///
  /// The last of a constant in `equalTo`, an `offset` and an `inset` counts; they do not add up.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(offset: amount)
    return self
  }

  /// Adds insets, or a number of points at every edge, with the sign that the attribute on the right side decides.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(inset: amount)
    return self
  }

  /// Adds directional insets, with the sign that the attribute on the right side decides.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(directionalInset: amount)
    return self
  }
}
