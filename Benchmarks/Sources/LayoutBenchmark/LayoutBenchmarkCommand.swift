import Foundation

/// The command `layout-bench`.
public enum LayoutBenchmarkCommand {
  private static let usage = """
    usage: layout-bench [--json] [--limit SECONDS] [--once | --rows] [NAME...]
      --json     one line of JSON for each layout instead of text
      --limit    repeat each measurement for so many seconds (default 0.5)
      --once     only make, lay out and let go of each layout once, for a profiler
      --rows     only solve the rows of each layout once, for a profiler
      NAME       list_N, nested_N, chain_N or form_N (N over 2); by default a set of sizes
    """

  private static let standardNames = [
    "list_10", "list_100", "list_1000", "list_10000", "nested_10", "nested_50", "nested_200", "chain_100", "chain_1000",
    "form_10", "form_100",
  ]

  private struct Options {
    var json = false
    var once = false
    var rows = false
    var limit = 0.5
    var names: [String] = []
  }

  /// Measures layouts and prints the results; returns the exit status: 0, 64 for wrong arguments, 1 for wrong frames.
  public static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage)
      return 0
    }
    guard let options = parse(arguments) else { return complain(usage, status: 64) }
    for name in options.names.isEmpty ? standardNames : options.names {
      guard let makeWorkload = workload(named: name) else { return complain(usage, status: 64) }
      if options.once {
        let workload = makeWorkload()
        workload.make()
        workload.top.layoutIfNeeded()
        continue
      }
      if options.rows {
        let workload = makeWorkload()
        RowSystem().build(workload.state)
        continue
      }
      do {
        let measured = try LayoutTrial(name: name, limit: options.limit, makeWorkload: makeWorkload).measure()
        print(options.json ? measured.json : measured.text)
      } catch {
        return complain("layout-bench: \(error)", status: 1)
      }
    }
    return 0
  }

  private static func workload(named name: String) -> (() -> any LayoutWorkload)? {
    let parts = name.split(separator: "_")
    guard parts.count == 2, let count = Int(parts[1]), count > 2, count <= 1_000_000 else { return nil }
    switch parts[0] {
    case "list": return { ListWorkload(count: count) }
    case "nested": return { NestedWorkload(count: count) }
    case "chain": return { ChainWorkload(count: count) }
    case "form": return { FormWorkload(count: count) }
    default: return nil
    }
  }

  private static func parse(_ arguments: [String]) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": options.json = true
      case "--once": options.once = true
      case "--rows": options.rows = true
      case "--limit":
        guard let seconds = rest.popFirst().flatMap(Double.init), seconds > 0 else { return nil }
        options.limit = seconds
      default:
        guard !argument.hasPrefix("-") else { return nil }
        options.names.append(argument)
      }
    }
    return options
  }

  private static func complain(_ message: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return status
  }
}
