/// The name that had a letter too few.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A chain whose priority may be stated.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// States how much the constraints matter; required unless stated.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  /// States how much the constraints matter, from 0 to 1000.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  /// The constraints must hold.
  @available(*, deprecated, message: "Use priority(.required).")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// The constraints have priority 750.
  @available(*, deprecated, message: "Use priority(.high).")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// The constraints have priority 500.
  @available(*, deprecated, message: "Use priority(.medium).")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// The constraints have priority 250.
  @available(*, deprecated, message: "Use priority(.low).")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}
