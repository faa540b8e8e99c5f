/// What was measured of one layout; times in seconds.
struct LayoutMeasurement {
  var workload: String
  var constraintCount: Int
  /// To create the views and add them to their superviews.
  var views = 0.0
  /// To state all constraints by the chain.
  var make = 0.0
  /// From views without constraints to all frames read: the chain and the first pass.
  var firstLayout = 0.0
  /// The same rows straight into a solver: build, solve, read all values.
  var solverOnly = 0.0
  /// One new size of the topmost view, a pass, all frames read.
  var resize = 0.0
  /// Another content in one view, a pass, the frame of that view's cell read; `nil`: nothing has content.
  var content: Double?
  /// The constraints of one view made anew, a pass.
  var remake = 0.0
  /// To let go of the whole tree with its constraints.
  var release = 0.0
  /// Bytes that the constraints of the chain keep before any pass, with all lists that name them; nil where it cannot be told.
  var constraintBytes: Int?
  /// Bytes in use after the first layout, by views, constraints, engine and solver.
  var heap: Int?

  var ratio: Double { firstLayout / solverOnly }
  var makePerConstraint: Double { make / Double(constraintCount) }
  var bytesPerConstraint: Double? { constraintBytes.map { Double($0) / Double(constraintCount) } }
}
