import AshlarLayout
import AshlarSolver

/// One logged constraint as numbers: `sum of terms + constant  relation  0`.
struct LinearRow: Equatable {
  /// A product of a number and a variable, which is an index of the system's variables.
  struct Product: Equatable {
    var variable: Int
    var factor: Double
  }

  var terms: [Product] = []
  var constant = 0.0
  var relation: LayoutRelation = .equal
  /// By how much the printed numbers may have changed the left side, in points.
  var tolerance = 0.0

  /// Adds a product; those of one variable are added up.
  mutating func add(_ variable: Int, _ factor: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].factor += factor
      if terms[index].factor.magnitude < 1e-12 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Product(variable: variable, factor: factor))
    }
  }

  /// The left side for given values.
  func value(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * values[$1.variable] }
  }

  /// By how much values miss the relation, 0 if they do not.
  func violation(at values: [Double]) -> Double {
    let value = value(at: values)
    switch relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
