import AshlarSolver

/// How good values are, whoever found them: nobody is fast by being wrong.
struct Quality {
  /// The largest violation of a required statement.
  private(set) var violation = 0.0
  /// The weighted sum of violations of each strength below required, edits included.
  private(set) var errors: [Strength.Level: Double] = [.strong: 0, .medium: 0, .weak: 0]

  /// Judges values by the statements of a workload and by what was suggested for its edits (0 without suggestions).
  init(of values: [Double], statements: [Workload.Statement], edits: [Workload.Edit], suggestions: [Double]) {
    for (index, edit) in edits.enumerated() {
      let wish = index < suggestions.count ? suggestions[index] : 0
      count(abs(values[edit.variable] - wish), edit.strength)
    }
    for statement in statements {
      let sum = statement.terms.reduce(statement.constant) { $0 + values[$1.variable] * $1.coefficient }
      switch statement.relation {
      case .equal: count(abs(sum), statement.strength)
      case .lessThanOrEqual: count(max(0, sum), statement.strength)
      case .greaterThanOrEqual: count(max(0, -sum), statement.strength)
      }
    }
  }

  private mutating func count(_ error: Double, _ strength: Strength) {
    // NaN must not look like no violation.
    let error = error.isNaN ? .infinity : error
    if strength.level == .required {
      violation = max(violation, error)
    } else {
      errors[strength.level, default: 0] += error * strength.weight
    }
  }
}
