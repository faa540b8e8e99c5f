/// Why a workload file cannot be used.
enum WorkloadError: Error {
  case unreadable(path: String, reason: String)
  case unexpected(path: String, line: Int, found: String, expected: String)
  case noSuchVariable(path: String, line: Int, variable: Int)
  case noHandWrittenFrames(workload: String)
  case nothingToCount(workload: String, part: String)
}

extension WorkloadError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .unexpected(let path, let line, let found, let expected):
      "\(path):\(line): expected \(expected), found \(found.isEmpty ? "the end of the file" : "'\(found)'")"
    case .noSuchVariable(let path, let line, let variable):
      "\(path):\(line): there is no variable \(variable)"
    case .noHandWrittenFrames(let workload):
      "\(workload): frames are written by hand only for b_cells_N, c_nested_N and d_chain_N as the generator makes them"
    case .nothingToCount(let workload, let part):
      "\(workload): has no steps of \(part) to count"
    }
  }
}
