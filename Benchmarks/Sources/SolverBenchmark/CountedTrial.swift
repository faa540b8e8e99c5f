import AshlarSolver
import CCounted

/// Runs one part of a workload for callgrind to count: nothing but that part is inside of `counted_run`.
struct CountedTrial {
  enum Part: String, CaseIterable {
    case build, resize, churn, constant

    /// How many repetitions tell enough: a build is the same each time, the other steps differ from each other.
    var standardRepetitions: Int { self == .build ? 1 : 40 }
  }

  /// Steps before those that count, so that what is made once is made.
  private static let warmUp = 16

  let workload: Workload
  private let table: StatementTable
  let part: Part
  let repetitions: Int

  /// Fails if the workload does not have the part.
  init(workload: Workload, part: Part, repetitions: Int?) throws(WorkloadError) {
    let steps = part == .build ? 1 : part == .resize ? workload.resizes.count : workload.churn.count
    guard steps > 0 else { throw .nothingToCount(workload: workload.name, part: part.rawValue) }
    self.workload = workload
    table = StatementTable(workload.statements)
    self.part = part
    self.repetitions = repetitions ?? part.standardRepetitions
  }

  func run() throws(SolverError) {
    if part == .build { return try runBuilds() }
    var system = try BuiltSystem(workload, table, suggesting: workload.initialSuggestions)
    let count = part == .resize ? workload.variableCount : workload.churnReads.count
    var values = [Double](repeating: 0, count: count)
    system.read(into: &values, part, workload)
    for index in 0..<Self.warmUp { try system.step(index, part, workload, &values) }
    try Self.counted { () throws(SolverError) in
      for index in Self.warmUp..<Self.warmUp + repetitions { try system.step(index, part, workload, &values) }
    }
  }

  /// The systems are kept, since letting go of them is no part of a build.
  private func runBuilds() throws(SolverError) {
    var values = [Double](repeating: 0, count: workload.variableCount)
    try BuiltSystem(workload, table, suggesting: workload.initialSuggestions).read(into: &values)
    var systems: [BuiltSystem] = []
    systems.reserveCapacity(repetitions)
    try Self.counted { () throws(SolverError) in
      for _ in 0..<repetitions {
        let system = try BuiltSystem(workload, table, suggesting: workload.initialSuggestions)
        system.read(into: &values)
        systems.append(system)
      }
    }
  }

  private static func counted(_ work: () throws(SolverError) -> Void) throws(SolverError) {
    let failure = withoutActuallyEscaping(work) { work -> SolverError? in
      let job = CountedJob(work)
      counted_run(
        { context in context.map { Unmanaged<CountedJob>.fromOpaque($0).takeUnretainedValue().run() } },
        Unmanaged.passUnretained(job).toOpaque())
      return job.failure
    }
    if let failure { throw failure }
  }
}

/// Work whose error survives the way through C.
private final class CountedJob {
  private let work: () throws(SolverError) -> Void
  private(set) var failure: SolverError?

  init(_ work: @escaping () throws(SolverError) -> Void) { self.work = work }

  func run() {
    do { try work() } catch { failure = error }
  }
}

extension BuiltSystem {
  /// One step of a part, wrapping around at the end of what the workload has.
  fileprivate mutating func step(
    _ index: Int, _ part: CountedTrial.Part, _ workload: Workload, _ values: inout [Double]
  ) throws(SolverError) {
    switch part {
    case .build: break
    case .resize: try suggest(workload.resizes[index % workload.resizes.count], for: workload.edits)
    case .churn: try replace(workload.churn[index % workload.churn.count])
    case .constant: try changeConstant(workload.churn[index % workload.churn.count])
    }
    read(into: &values, part, workload)
  }

  /// Reads what is read after a step: everything after a resize, one cell after churn.
  fileprivate func read(into values: inout [Double], _ part: CountedTrial.Part, _ workload: Workload) {
    part == .resize ? read(into: &values) : read(workload.churnReads, into: &values)
  }
}
