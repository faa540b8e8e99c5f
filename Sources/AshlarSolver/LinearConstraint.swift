/// How the two sides of a constraint compare.
public enum Relation: UInt8, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// One product of a linear expression: a coefficient times a variable.
public struct Term: Equatable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What it is multiplied by, finite.
  public var coefficient: Double

  /// Makes a product; without a coefficient, the variable itself.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A statement `sum of terms + constant  relation  0`, with its strength.
///
/// It is a description; ``Solver/add(_:)`` makes it a constraint of the solver and returns its ``ConstraintID``.
public struct LinearConstraint: Equatable, Sendable {
  /// Which of two constraints of one priority goes first.
  public enum Tier: UInt8, Sendable, BitwiseCopyable {
    /// What somebody wrote down.
    case explicit
    /// What follows from content (hugging, compression resistance): weighed after the explicit constraints of the same
    /// priority, and optional even at priority 1000.
    case contentSize
  }

  /// The left side without its constant; terms of the same variable are added up.
  public var terms: [Term]
  /// The constant of the left side, finite.
  public var constant: Double
  /// How the left side compares with 0.
  public var relation: Relation
  /// Over 0 and up to 1000; 1000 is required unless the tier is ``Tier/contentSize``.
  public var priority: Float
  /// Positive and finite; counts only against constraints of the same priority and tier.
  public var weight: Double
  /// Whether somebody wrote the constraint down or it follows from content.
  public var tier: Tier

  /// Makes a description; by default it is required.
  public init(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Float = 1000, weight: Double = 1,
    tier: Tier = .explicit
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
    self.tier = tier
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority >= 1000 && tier == .explicit }
}

/// The handle of a constraint in a solver.
///
/// Valid until the constraint is removed; a stale one is refused with ``SolverError/unknownConstraint(_:)``.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32
  package let generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
