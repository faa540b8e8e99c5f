/// The end of a chain: its name, and the statement to keep.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  /// Names the constraints in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The statement, to be changed later; from here on the chain is closed, and what it still says is ignored.
  public var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("A chain that ends in `constraint` has a relation, so there is a constraint.")
    }
    return constraint
  }
}
