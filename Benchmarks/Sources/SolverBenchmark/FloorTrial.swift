/// Measures frames written by hand on one workload.
struct FloorTrial {
  let workload: Workload
  let frames: HandWrittenFrames
  let budget: Budget

  init(workload: Workload, budget: Budget) throws(WorkloadError) {
    self.workload = workload
    self.budget = budget
    frames = try HandWrittenFrames(workload)
  }

  /// The same as with a solver: a build makes its frames, works them out and hands every value to the reader; a resize
  /// works them out again and hands them over.
  func measure() -> Measurement {
    var values = [Double](repeating: 0, count: workload.variableCount)
    let sizes = workload.resizes.map { ($0[0], $0[1]) }
    let first = (workload.initialSuggestions[0], workload.initialSuggestions[1])
    let build = best { make(first, readingInto: &values) }
    var measurement = Measurement(
      workload: workload.name, build: build, built: state(values, workload.initialSuggestions))
    if let last = workload.resizes.last {
      let made = UnsafeMutableBufferPointer<Double>.allocate(capacity: workload.variableCount)
      defer { made.deallocate() }
      let pass = best {
        for size in sizes { compute(size, in: made, readingInto: &values) }
      }
      measurement.resize = pass / Double(sizes.count)
      measurement.resized = state(values, last)
    }
    return measurement
  }

  private func make(_ size: (Double, Double), readingInto values: inout [Double]) {
    let made = UnsafeMutableBufferPointer<Double>.allocate(capacity: workload.variableCount)
    compute(size, in: made, readingInto: &values)
    made.deallocate()
  }

  /// Not inlined, so that no pass is left out for being overwritten by the next one.
  @inline(never)
  private func compute(
    _ size: (Double, Double), in made: UnsafeMutableBufferPointer<Double>, readingInto values: inout [Double]
  ) {
    frames.compute(width: size.0, height: size.1, into: made)
    values.withUnsafeMutableBufferPointer { places in
      for index in places.indices { places[index] = made[index] }
    }
  }

  private func best(of work: () -> Void) -> Double {
    let whole = Stopwatch()
    var best = Double.infinity
    repeat {
      // One run may be shorter than the clock can tell.
      let repetitions = 16
      let stopwatch = Stopwatch()
      for _ in 0..<repetitions { work() }
      best = min(best, stopwatch.seconds / Double(repetitions))
    } while whole.seconds < budget.repeating
    return best
  }

  private func state(_ values: [Double], _ suggestions: [Double]) -> Measurement.State {
    let quality = Quality(
      of: values, statements: workload.statements, edits: workload.edits, suggestions: suggestions)
    return Measurement.State(values: values, quality: quality)
  }
}
