/// SCAFFOLD ONLY: signatures that the real solver will have (bodies are being written by the founder on main).
public final class Solver {
  public init() {}

  /// Makes a variable; `restOrder` (default: creation order) is its place in the rest rule. Unique per variable.
  public func makeVariable(_ kind: Variable.Kind, restOrder: Int64? = nil) -> Variable { fatalError("scaffold") }
  /// Changes a variable's place in the rest rule.
  public func setRestOrder(_ order: Int64, of variable: Variable) throws(SolverError) { fatalError("scaffold") }
  /// Forgets a variable that no constraint uses.
  public func removeVariable(_ variable: Variable) throws(SolverError) { fatalError("scaffold") }

  /// Fixes a variable at a value that precedes every constraint (the root's size), or frees it again with nil.
  /// Never part of a conflict's set. Conflicts that it causes are handled as in a transaction; outside of one they throw.
  public func fix(_ variable: Variable, at value: Double?) throws(SolverError) { fatalError("scaffold") }

  /// Activates a constraint (last in activation order). Outside a transaction an unsatisfiable one throws.
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID { fatalError("scaffold") }
  public func remove(_ id: ConstraintID) throws(SolverError) { fatalError("scaffold") }
  /// The following keep the place in activation order.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) { fatalError("scaffold") }
  public func setPriority(_ priority: Float, of id: ConstraintID) throws(SolverError) { fatalError("scaffold") }
  /// Replaces terms, constant, relation, priority, weight and tier at once.
  public func replace(_ id: ConstraintID, with constraint: LinearConstraint) throws(SolverError) { fatalError("scaffold") }
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint { fatalError("scaffold") }

  public func beginEdit(_ variable: Variable, priority: Float = 999, weight: Double = 1) throws(SolverError) { fatalError("scaffold") }
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) { fatalError("scaffold") }
  public func endEdit(_ variable: Variable) throws(SolverError) { fatalError("scaffold") }

  /// Runs many changes and re-optimises once at the end. Conflicts do not throw: `lowering` is asked, given the earliest
  /// minimal set in activation order, which member is lowered below required.
  public func transaction(
    lowering choose: ([ConstraintID]) -> ConstraintID, _ body: () throws(SolverError) -> Void
  ) throws(SolverError) { fatalError("scaffold") }

  /// Re-optimises what has changed (also called by `value(of:)` when needed).
  public func solve() { fatalError("scaffold") }
  public func value(of variable: Variable) -> Double { fatalError("scaffold") }
  /// Conflicts in force, in activation order of the lowered constraints.
  public var conflicts: [Conflict] { fatalError("scaffold") }
  /// Whether the constraint is lowered now.
  public func isLowered(_ id: ConstraintID) -> Bool { fatalError("scaffold") }
  /// The variables that the constraints leave open before the rest rule, exactly, in rest order.
  public func ambiguousVariables() -> [Variable] { fatalError("scaffold") }
  /// Variables whose value changed since this was last called (so that a layout pass visits only what changed).
  public func takeChangedVariables() -> [Variable] { fatalError("scaffold") }
  /// A readable text of the whole state.
  public func dump(name: (Variable) -> String) -> String { fatalError("scaffold") }
}
