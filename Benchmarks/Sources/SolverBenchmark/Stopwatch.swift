/// How long measuring may take; the result of a run is the best one.
struct Budget {
  /// Seconds after which nothing is repeated any more.
  var repeating = 0.3
  /// Seconds after which a build is not repeated even if it has been done only a few times.
  var longest = 2.0
  /// Seconds after which a series of resizes or of churn is cut short; its last step is then done untimed.
  var series = 10.0
  /// Passes over the resizes at least: the first one learns, and many show whether anything drifts.
  var passes = 3
}

/// Measures seconds.
package struct Stopwatch {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  package init() { start = clock.now }

  package var seconds: Double {
    let parts = (clock.now - start).components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
