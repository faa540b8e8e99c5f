/// What a solver refuses; the solver is as it was before the call that threw.
public enum SolverError: Error, Equatable, Sendable {
  /// A required constraint cannot hold together with those before it.
  ///
  /// `conflicting` is the earliest minimal set in activation order (removing any member makes the rest satisfiable);
  /// it contains `refused`, the constraint whose addition or change was undone.
  case unsatisfiable(conflicting: [ConstraintID], refused: ConstraintID)
  /// The handle does not belong to a variable of this solver (any more).
  case unknownVariable(Variable)
  /// The handle does not belong to a constraint of this solver (any more).
  case unknownConstraint(ConstraintID)
  /// A coefficient, constant, weight or suggested value is NaN or infinite, or too large to compute with (over 1e15).
  case notFinite
  /// A priority is not over 0 and at most 1000.
  case invalidPriority(Float)
  /// A weight is not over 0.
  case invalidWeight(Double)
  /// The variable still occurs in a constraint.
  case variableInUse(Variable)
  /// A value was suggested for a variable that has no edit.
  case notEdited(Variable)
  /// The solver was asked to change while it was choosing what gives way in a conflict.
  case busy
  /// Rows ask for another number of terms than there are.
  case termCount(expected: Int, found: Int)
  /// A size was to be fixed at a negative value.
  case negativeSize(Variable, Double)
}

/// A set of required constraints that cannot hold together, and which of them was lowered so that the rest does.
public struct Conflict: Equatable, Sendable {
  /// The earliest minimal set, in activation order.
  public var constraints: [ConstraintID]
  /// The member that gave way: it counts below the required ones and above all others until the cause goes.
  public var lowered: ConstraintID

  /// Makes a conflict from its set, in activation order, and the member that gave way.
  public init(constraints: [ConstraintID], lowered: ConstraintID) {
    self.constraints = constraints
    self.lowered = lowered
  }
}
