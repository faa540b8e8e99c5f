import AshlarSolver

/// A system of constraints and what is done with it, as `Workloads/workloads.py` writes it down.
struct Workload {
  /// A statement `sum of terms + constant  relation  0`, with its strength.
  struct Statement {
    var relation: Relation
    var strength: Strength
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// A variable that is edited, and how strongly.
  struct Edit {
    var variable: Int
    var strength: Strength
  }

  /// One step of churn: another statement takes the place of the one at an index.
  struct Replacement {
    var index: Int
    var statement: Statement
  }

  /// The name of its file, without folder and extension.
  var name: String
  var variableCount: Int
  var edits: [Edit]
  /// What is suggested for the edits before the first solve; nothing leaves every edit at 0.
  var initialSuggestions: [Double]
  var statements: [Statement]
  /// What a resize suggests for the edits, one step after the other.
  var resizes: [[Double]]
  var churn: [Replacement]
  /// The variables that are read after each step of churn.
  var churnReads: [Int]
}

/// How much a statement or an edit matters, and its weight among its equals.
struct Strength {
  enum Level: Int, CaseIterable {
    case required, strong, medium, weak

    /// The letter of a workload file.
    var letter: String { ["R", "S", "M", "W"][rawValue] }
    /// The priority that stands for it.
    var priority: Float { [1000, 750, 500, 250][rawValue] }
  }

  var level: Level
  var weight: Double
}
