import AshlarSolver

/// How the two sides of a constraint compare.
///
/// The raw values are those of `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Sendable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1
}

extension LayoutRelation {
  /// The relation as a layout document writes it.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation of the two sides with their signs turned round.
  package var mirrored: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  package var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
