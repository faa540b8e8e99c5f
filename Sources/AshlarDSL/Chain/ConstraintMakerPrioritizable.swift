import AshlarLayout

/// The part of a chain where it may say how much the statement matters.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Says how much the statement matters by name: `.required`, `.high`, `.medium`, `.low`, also `.high - 1`.
  @discardableResult
  public final func priority(_ priority: ConstraintPriority) -> ConstraintMakerFinalizable {
    statement.setPriority(priority.layoutPriority)
    return self
  }

  /// Says how much the statement matters, from 0 to 1000; 1000 must hold.
  @discardableResult
  public final func priority<Priority: ConstraintPriorityTarget>(_ priority: Priority) -> ConstraintMakerFinalizable {
    statement.setPriority(priority.layoutPriority)
    return self
  }
}
