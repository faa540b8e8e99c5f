/// Every threshold of the solver, each named once.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in 0.5…1; the thresholds assume that.
enum Tolerance {
  /// Coefficients below this, relative to what was added up to make them, are rounding noise of a cancellation.
  static let cancellation = 1e-11
  /// The smallest coefficient worth dividing by.
  static let pivot = 1e-9
  /// Reduced costs and slopes below this, relative to what was added up to make them, are 0.
  static let reducedCost = 1e-11
  /// How far a required constraint may be off, relative to 1 + the largest number in it.
  static let feasibility = 1e-8
  /// What rounding may carry into a row from the largest number of its piece.
  static let rounding = 1e-12
  /// Slopes below this are rounding: what they belong to does not move.
  static let slope = 1e-11
  /// Values nearer than this, relative to 1 + their size, are one value: decides what counts as open.
  static let distinct = 1e-7
  /// Basic values nearer to 0 than this, relative to the largest constant, are at 0.
  static let zero = 1e-11
  /// No value lies farther from 0: what coefficients multiply up to beyond it is cut off.
  static let farthest = 1e30
  /// Beyond this, a line keeps too little of what it is worth near 0 to be followed there.
  static let farthestFollowed = 1_048_576.0
  /// The largest number that is accepted as a constant, coefficient, weight or suggested value.
  static let largest = 1e15
}
