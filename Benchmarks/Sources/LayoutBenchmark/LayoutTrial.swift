import Ashlar
import CHeap
import SolverBenchmark

/// Measures one layout, and holds every frame against those worked out by hand.
struct LayoutTrial {
  let name: String
  /// Seconds after which nothing is repeated any more.
  let limit: Double
  let makeWorkload: () -> any LayoutWorkload

  private static let tolerance = 1e-6

  func measure() throws(LayoutBenchmarkError) -> LayoutMeasurement {
    var result = LayoutMeasurement(workload: name, constraintCount: makeWorkload().constraintCount)
    try measureFirstLayout(&result)
    try measureSolverOnly(&result)
    let workload = makeWorkload()
    workload.make()
    workload.top.layoutIfNeeded()
    result.resize = try measureResize(workload)
    result.content = try measureContent(workload)
    result.remake = try measureRemake(workload)
    let job = LayoutHeapJob(makeWorkload: makeWorkload)
    let ran = heap_run_on_new_thread(
      { context in context.map { Unmanaged<LayoutHeapJob>.fromOpaque($0).takeUnretainedValue().run() } },
      Unmanaged.passUnretained(job).toOpaque())
    if ran != 0 {
      result.constraintBytes = job.constraintBytes
      result.heap = job.bytes
    }
    return result
  }

  private func measureFirstLayout(_ result: inout LayoutMeasurement) throws(LayoutBenchmarkError) {
    result.views = .infinity
    result.make = .infinity
    result.firstLayout = .infinity
    result.release = .infinity
    let whole = Stopwatch()
    repeat {
      let watch = Stopwatch()
      var workload: (any LayoutWorkload)? = makeWorkload()
      result.views = min(result.views, watch.seconds)
      if let workload {
        let views = workload.views
        var frames = [Rect](repeating: .zero, count: views.count)
        let layout = Stopwatch()
        workload.make()
        let made = layout.seconds
        workload.top.layoutIfNeeded()
        read(views, into: &frames)
        result.firstLayout = min(result.firstLayout, layout.seconds)
        result.make = min(result.make, made)
        try check(frames, of: workload, size: workload.firstSize, after: "the first layout")
      }
      let release = Stopwatch()
      workload = nil
      result.release = min(result.release, release.seconds)
    } while whole.seconds < limit
  }

  private func measureSolverOnly(_ result: inout LayoutMeasurement) throws(LayoutBenchmarkError) {
    let workload = makeWorkload()
    let frames = workload.expectedFrames(for: workload.firstSize)
    let first = 4
    var values = [Double](repeating: 0, count: first + 4 * frames.count)
    result.solverOnly = .infinity
    let whole = Stopwatch()
    repeat {
      let watch = Stopwatch()
      let system = RowSystem()
      system.build(workload.state)
      system.read(into: &values)
      result.solverOnly = min(result.solverOnly, watch.seconds)
      if let error = system.error { throw .refused(workload: name, reason: "\(error)") }
    } while whole.seconds < limit
    let solved = frames.indices.map { index in
      let at = first + 4 * index
      return Rect(x: values[at], y: values[at + 1], width: values[at + 2], height: values[at + 3])
    }
    try check(solved, against: frames, after: "solving the rows alone")
  }

  private func measureResize(_ workload: any LayoutWorkload) throws(LayoutBenchmarkError) -> Double {
    let views = workload.views
    var frames = [Rect](repeating: .zero, count: views.count)
    let best = series { step in
      workload.top.frame = Rect(origin: .zero, size: workload.size(inStep: step))
      workload.top.layoutIfNeeded()
      read(views, into: &frames)
    }
    try check(frames, of: workload, size: workload.top.frame.size, after: "a resize")
    return best
  }

  private func measureContent(_ workload: any LayoutWorkload) throws(LayoutBenchmarkError) -> Double? {
    guard workload.changeContent(inStep: 1) else { return nil }
    let best = series { step in
      _ = workload.changeContent(inStep: step)
      workload.top.layoutIfNeeded()
    }
    try check(workload.views.map(\.frame), of: workload, size: workload.top.frame.size, after: "a change of content")
    return best
  }

  private func measureRemake(_ workload: any LayoutWorkload) throws(LayoutBenchmarkError) -> Double {
    let best = series { step in
      workload.remakeOne(inStep: step)
      workload.top.layoutIfNeeded()
    }
    try check(workload.views.map(\.frame), of: workload, size: workload.top.frame.size, after: "a remake")
    return best
  }

  /// The mean of the best series of steps.
  private func series(_ step: (Int) -> Void) -> Double {
    let whole = Stopwatch()
    var best = Double.infinity
    repeat {
      var steps = 0
      let watch = Stopwatch()
      repeat {
        step(steps)
        steps += 1
      } while steps < 200 && (steps & 7 != 0 || watch.seconds < limit)
      best = min(best, watch.seconds / Double(steps))
    } while whole.seconds < limit
    return best
  }

  private func read(_ views: [View], into frames: inout [Rect]) {
    for index in views.indices { frames[index] = views[index].frame }
  }

  private func check(
    _ frames: [Rect], of workload: any LayoutWorkload, size: Size, after what: String
  ) throws(LayoutBenchmarkError) {
    try check(frames, against: workload.expectedFrames(for: size), after: what)
  }

  private func check(_ frames: [Rect], against expected: [Rect], after what: String) throws(LayoutBenchmarkError) {
    for index in expected.indices where !isNear(frames[index], expected[index]) {
      throw .wrongFrame(
        workload: name, after: what, view: index, found: "\(frames[index])", expected: "\(expected[index])")
    }
  }

  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.minX - right.minX) <= Self.tolerance && abs(left.minY - right.minY) <= Self.tolerance
      && abs(left.width - right.width) <= Self.tolerance && abs(left.height - right.height) <= Self.tolerance
  }
}

/// Makes a layout and looks how much more memory is in use with each step.
private final class LayoutHeapJob {
  let makeWorkload: () -> any LayoutWorkload
  private(set) var constraintBytes = 0
  private(set) var bytes = 0

  init(makeWorkload: @escaping () -> any LayoutWorkload) { self.makeWorkload = makeWorkload }

  func run() {
    let before = Int(heap_bytes_in_use())
    let workload = makeWorkload()
    let viewsOnly = Int(heap_bytes_in_use())
    workload.make()
    constraintBytes = Int(heap_bytes_in_use()) - viewsOnly
    workload.top.layoutIfNeeded()
    bytes = Int(heap_bytes_in_use()) - before
  }
}
