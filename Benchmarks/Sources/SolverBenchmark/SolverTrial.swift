import AshlarSolver
import CHeap

/// Measures the solver on one workload.
struct SolverTrial {
  let workload: Workload
  let budget: Budget
  private let table: StatementTable

  init(workload: Workload, budget: Budget) {
    self.workload = workload
    self.budget = budget
    table = StatementTable(workload.statements)
  }

  func measure() throws(SolverError) -> Measurement {
    var (build, system) = try measureBuild()
    var measurement = Measurement(
      workload: workload.name, build: build, heap: heapAfterBuild(),
      built: state(system, workload.statements, workload.initialSuggestions))
    if let last = workload.resizes.last {
      measurement.resize = try measureResize(system, last)
      let resized = state(system, workload.statements, last)
      measurement.resized = resized
      var fresh = resized.values
      try BuiltSystem(workload, table, suggesting: last).read(into: &fresh)
      measurement.drift = zip(fresh, resized.values).map { abs($0 - $1) }.max()
    }
    if !workload.churn.isEmpty {
      measurement.constantChange = try measureConstantChange(system)
      measurement.churn = try measureChurn(&system)
      var statements = workload.statements
      for replacement in workload.churn { statements[replacement.index] = replacement.statement }
      measurement.churned = state(system, statements, workload.resizes.last ?? workload.initialSuggestions)
    }
    return measurement
  }

  private func measureBuild() throws(SolverError) -> (seconds: Double, BuiltSystem) {
    var values = [Double](repeating: 0, count: workload.variableCount)
    let whole = Stopwatch()
    var best = Double.infinity
    var runs = 0
    while true {
      let stopwatch = Stopwatch()
      let system = try BuiltSystem(workload, table, suggesting: workload.initialSuggestions)
      system.read(into: &values)
      best = min(best, stopwatch.seconds)
      runs += 1
      // The first runs of a process fetch its memory.
      let isEnough = whole.seconds > budget.repeating && (runs >= 5 || whole.seconds > budget.longest)
      if isEnough { return (best, system) }
    }
  }

  /// Measured on a new thread, after other builds have made what is made once in a process.
  private func heapAfterBuild() -> Int? {
    let job = HeapJob(workload: workload, table: table)
    let ran = heap_run_on_new_thread(
      { context in context.map { Unmanaged<HeapJob>.fromOpaque($0).takeUnretainedValue().run() } },
      Unmanaged.passUnretained(job).toOpaque())
    return ran != 0 ? job.bytes : nil
  }

  private func measureResize(_ system: BuiltSystem, _ last: [Double]) throws(SolverError) -> Double {
    var values = [Double](repeating: 0, count: workload.variableCount)
    let whole = Stopwatch()
    var best = Double.infinity
    var passes = 0
    while passes < budget.passes || whole.seconds < budget.repeating {
      let stopwatch = Stopwatch()
      var steps = 0
      for suggestions in workload.resizes {
        try system.suggest(suggestions, for: workload.edits)
        system.read(into: &values)
        steps += 1
        if steps & 15 == 0, stopwatch.seconds > budget.series { break }
      }
      best = min(best, stopwatch.seconds / Double(steps))
      passes += 1
    }
    try system.suggest(last, for: workload.edits)
    return best
  }

  private func measureChurn(_ system: inout BuiltSystem) throws(SolverError) -> Double {
    var values = [Double](repeating: 0, count: workload.churnReads.count)
    let stopwatch = Stopwatch()
    var steps = 0
    for replacement in workload.churn {
      try system.replace(replacement)
      system.read(workload.churnReads, into: &values)
      steps += 1
      if steps & 15 == 0, stopwatch.seconds > budget.series { break }
    }
    let mean = stopwatch.seconds / Double(steps)
    for replacement in workload.churn.dropFirst(steps) { try system.replace(replacement) }
    return mean
  }

  private func measureConstantChange(_ system: BuiltSystem) throws(SolverError) -> Double {
    var values = [Double](repeating: 0, count: workload.churnReads.count)
    let stopwatch = Stopwatch()
    var steps = 0
    for replacement in workload.churn {
      try system.changeConstant(replacement)
      system.read(workload.churnReads, into: &values)
      steps += 1
      if steps & 15 == 0, stopwatch.seconds > budget.series { break }
    }
    return stopwatch.seconds / Double(steps)
  }

  private func state(
    _ system: BuiltSystem, _ statements: [Workload.Statement], _ suggestions: [Double]
  ) -> Measurement.State {
    var values = [Double](repeating: 0, count: workload.variableCount)
    system.read(into: &values)
    let quality = Quality(of: values, statements: statements, edits: workload.edits, suggestions: suggestions)
    return Measurement.State(values: values, quality: quality)
  }
}

/// Builds a workload and looks how much more memory is in use then.
private final class HeapJob {
  let workload: Workload
  let table: StatementTable
  private(set) var bytes: Int?

  init(workload: Workload, table: StatementTable) {
    self.workload = workload
    self.table = table
  }

  func run() {
    var values = [Double](repeating: 0, count: workload.variableCount)
    let before = heap_bytes_in_use()
    // What was built here without an error is built again without one.
    guard let system = try? BuiltSystem(workload, table, suggesting: workload.initialSuggestions) else { return }
    system.read(into: &values)
    bytes = Int(heap_bytes_in_use()) - Int(before)
    withExtendedLifetime(system) {}
  }
}
