import AshlarSolver
import Foundation

/// The command `solver-bench`.
public enum BenchmarkCommand {
  private static let usage = """
    usage: solver-bench [--json] [--values] [--floor] [--limit SECONDS] [--passes COUNT] FILE...
      --json     one line of JSON for each file instead of text
      --values   print every variable after the build and after the last resize, too
      --floor    measure frames written by hand instead of the solver (b_cells_N, c_nested_N and d_chain_N only)
      --limit    cut a series of resizes or of churn after this many seconds (default 10); the last step is done anyhow
      --passes   go through the resizes at least so many times (default 3; the best counts)
      --count    measure nothing; do only build, resize, churn or constant, for callgrind (see Scripts/instructions)
      --repeat   how often --count does it (default: a build once, the others 40 times)
    """

  private struct Options {
    var json = false
    var values = false
    var floor = false
    var counted: CountedTrial.Part?
    var repetitions: Int?
    var budget = Budget()
    var files: [String] = []
  }

  /// Measures the files that the arguments name and prints the results; returns the exit status: 0, 64 for wrong
  /// arguments, 65 for a file that cannot be used.
  public static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage)
      return 0
    }
    guard let options = parse(arguments), !options.files.isEmpty else {
      complain(usage)
      return 64
    }
    var status: Int32 = 0
    for file in options.files {
      do {
        print(try line(for: file, options))
      } catch let error as WorkloadError {
        complain("solver-bench: \(error)")
        status = 65
      } catch {
        complain("solver-bench: \(file): the solver refuses it: \(error)")
        status = 65
      }
    }
    return status
  }

  private static func line(for file: String, _ options: Options) throws -> String {
    let workload = try Workload(path: file)
    if let part = options.counted {
      let trial = try CountedTrial(workload: workload, part: part, repetitions: options.repetitions)
      try trial.run()
      return "{\"workload\": \"\(workload.name)\", \"part\": \"\(part)\", \"repetitions\": \(trial.repetitions)}"
    }
    let measurement =
      options.floor
      ? try FloorTrial(workload: workload, budget: options.budget).measure()
      : try SolverTrial(workload: workload, budget: options.budget).measure()
    return options.json ? measurement.json(values: options.values) : measurement.text(values: options.values)
  }

  private static func parse(_ arguments: [String]) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": options.json = true
      case "--values": options.values = true
      case "--floor": options.floor = true
      case "--limit":
        guard let seconds = rest.popFirst().flatMap(Double.init), seconds > 0 else { return nil }
        options.budget.series = seconds
      case "--passes":
        guard let passes = rest.popFirst().flatMap(Int.init), passes > 0 else { return nil }
        options.budget.passes = passes
      case "--count":
        guard let part = rest.popFirst().flatMap(CountedTrial.Part.init) else { return nil }
        options.counted = part
      case "--repeat":
        guard let repetitions = rest.popFirst().flatMap(Int.init), repetitions > 0 else { return nil }
        options.repetitions = repetitions
      default:
        guard !argument.hasPrefix("-") else { return nil }
        options.files.append(argument)
      }
    }
    return options
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
