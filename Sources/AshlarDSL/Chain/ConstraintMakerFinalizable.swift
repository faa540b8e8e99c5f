import AshlarLayout

/// The end of a chain: a name for messages, and the live constraint.
public class ConstraintMakerFinalizable {
  @exclusivity(unchecked) final var statement: Constraint

  init(_ statement: Constraint) {
    self.statement = statement
  }

  /// Names the constraints of the statement in messages.
  @discardableResult
  public final func labeled(_ label: String) -> ConstraintMakerFinalizable {
    statement.setIdentifier(label)
    return self
  }

  /// The statement as a live constraint: keep it to change, deactivate or activate it later.
  public final var constraint: Constraint { statement }
}
