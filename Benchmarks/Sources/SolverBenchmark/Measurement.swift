/// What was measured of one workload.
struct Measurement {
  /// Values of all variables, in the order of the file, and what they are worth.
  struct State {
    var values: [Double]
    var quality: Quality
  }

  var workload: String
  /// Seconds to create everything, solve and read all values: the best run.
  var build: Double
  /// Seconds of one suggestion for all edits and reading all values: the mean of the best pass.
  var resize: Double?
  /// Seconds to remove one constraint, add another and read one cell.
  var churn: Double?
  /// Seconds to change the constant of one constraint and read one cell.
  var constantChange: Double?
  /// Bytes in use after the build, by the solver and the handles to it; nil where it cannot be told.
  var heap: Int?
  var built: State
  var resized: State?
  var churned: State?
  /// The largest difference between the values after the last resize and those of a fresh build with the same suggestion.
  var drift: Double?
}
