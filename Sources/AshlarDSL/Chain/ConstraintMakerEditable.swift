import AshlarLayout

/// The part of a chain after the relation: factor and constant of the right side.
///
/// The last of a constant in `equalTo`, an `offset` and an `inset` counts; they do not add up.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the right side; a constant alone is not multiplied.
  @discardableResult
  public func multipliedBy<Multiplier: ConstraintMultiplierTarget>(_ amount: Multiplier) -> ConstraintMakerEditable {
    statement.setMultiplier(amount.constraintMultiplier)
    return self
  }

  /// Divides the right side; a constant alone is not divided.
  @discardableResult
  public func dividedBy<Multiplier: ConstraintMultiplierTarget>(_ amount: Multiplier) -> ConstraintMakerEditable {
    statement.setMultiplier(1 / amount.constraintMultiplier)
    return self
  }

  /// Adds to the right side: positive is right and down (along the layout direction for leading and trailing).
  ///
  /// A number is added for every attribute; a `Point` for places, a `Size` for width and height.
  @discardableResult
  public func offset<Offset: ConstraintOffsetTarget>(_ amount: Offset) -> ConstraintMakerEditable {
    statement.setConstant(amount.offsetConstant)
    return self
  }

  /// Moves each named edge inward by that much: right and bottom go left and up, sizes shrink by both sides.
  @discardableResult
  public func inset<Inset: ConstraintInsetTarget>(_ amount: Inset) -> ConstraintMakerEditable {
    statement.setConstant(amount.insetConstant)
    return self
  }
}
