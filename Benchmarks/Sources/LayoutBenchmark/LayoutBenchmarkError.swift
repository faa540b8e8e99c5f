/// Why a layout counts for nothing.
enum LayoutBenchmarkError: Error, CustomStringConvertible {
  case wrongFrame(workload: String, after: String, view: Int, found: String, expected: String)
  case refused(workload: String, reason: String)

  var description: String {
    switch self {
    case .wrongFrame(let workload, let what, let view, let found, let expected):
      "\(workload): after \(what) view \(view) lies at \(found), by hand at \(expected)"
    case .refused(let workload, let reason): "\(workload): the solver refuses the rows: \(reason)"
    }
  }
}
