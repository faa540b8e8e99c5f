/// What of a constraint the solver has not heard of yet.
struct ConstraintChange: OptionSet {
  let rawValue: UInt8

  static let constant = ConstraintChange(rawValue: 1)
  static let priority = ConstraintChange(rawValue: 2)
  /// Coefficients or relation.
  static let statement = ConstraintChange(rawValue: 4)
}
