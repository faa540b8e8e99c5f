/// A statement like ``LinearConstraint`` without its terms, which lie in memory that many of them share.
public struct ConstraintRow: Equatable, Sendable, BitwiseCopyable {
  /// How many terms belong to the row.
  public var termCount: Int
  /// The constant of the left side, finite.
  public var constant: Double
  /// Positive and finite; counts only against constraints of the same priority and tier.
  public var weight: Double
  /// Over 0 and up to 1000; 1000 is required unless the tier is `contentSize`.
  public var priority: Float
  /// How the left side compares with 0.
  public var relation: Relation
  /// Whether somebody wrote the constraint down or it follows from content.
  public var tier: LinearConstraint.Tier

  /// Makes a row; by default it is required.
  @inlinable
  public init(
    termCount: Int, _ relation: Relation, constant: Double = 0, priority: Float = 1000, weight: Double = 1,
    tier: LinearConstraint.Tier = .explicit
  ) {
    self.termCount = termCount
    self.constant = constant
    self.weight = weight
    self.priority = priority
    self.relation = relation
    self.tier = tier
  }
}

extension LinearConstraint {
  /// Makes a description of a row and its terms.
  public init(_ row: ConstraintRow, _ terms: [Term]) {
    self.init(
      terms, row.relation, constant: row.constant, priority: row.priority, weight: row.weight, tier: row.tier)
  }
}
