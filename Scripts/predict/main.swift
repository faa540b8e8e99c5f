import AshlarDiagnostics
import AshlarJSON
import Foundation

// Scores the prediction of what Apple's engine breaks on logs that name it, each source of logs predicted by a model that
// was fitted to all other sources. `make predict` runs it; with `--weights` it prints the weights fitted to all of them.

/// A log that names what was broken.
struct KnownLog {
  var name: String
  /// Logs of one group have the same source, and one mistake may be in several of them.
  var group: Int
  var candidates: [BreakingCandidate]
  var broken: Int
}

func readLogs(_ folder: URL) throws -> [KnownLog] {
  let index = try JSONReader.read([UInt8](try Data(contentsOf: folder.appendingPathComponent("index.json"))))
  guard case .array(let entries) = index.content else { return [] }
  var logs: [KnownLog] = []
  for entry in entries {
    guard case .string(let name) = entry["id"]?.content, case .number(let broken) = entry["broken"]?.content,
      case .number(let group) = entry["group"]?.content
    else { continue }
    var reader = LogReader()
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".txt")))
    guard let report = (reader.read(bytes) + reader.finish()).first else { continue }
    logs.append(
      KnownLog(
        name: name, group: Int(group), candidates: BreakingCandidate.all(in: report), broken: Int(broken)))
  }
  return logs
}

/// Sources with many logs count less for each of them.
func model(of logs: [KnownLog]) -> BreakingModel {
  var sizes: [Int: Double] = [:]
  for log in logs { sizes[log.group, default: 0] += 1 }
  return BreakingModel.fitted(
    to: logs.map {
      BreakingModel.Case(
        candidates: $0.candidates, broken: $0.broken, weight: 1 / (sizes[$0.group] ?? 1).squareRoot())
    })
}

func percentage(_ part: Int, _ whole: Int) -> String {
  whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "Fixtures/logs")
let logs = try readLogs(folder)
var (first, second, random) = (0, 0, 0.0)
for group in Set(logs.map(\.group)).sorted() {
  let model = model(of: logs.filter { $0.group != group })
  for log in logs where log.group == group {
    let ranking = model.ranked(log.candidates).map(\.constraint)
    random += 1 / Double(log.candidates.count)
    if ranking.first == log.broken { first += 1 }
    if ranking.prefix(2).contains(log.broken) {
      second += 1
    } else {
      print("\(log.name): broken \(log.broken), guessed \(ranking.prefix(3).map(String.init).joined(separator: ", "))")
    }
  }
}
let groups = Set(logs.map(\.group)).count
print("\(logs.count) logs of \(groups) sources, each source predicted from the others:")
print("  first guess right: \(first), \(percentage(first, logs.count))")
print("  among the first two: \(second), \(percentage(second, logs.count))")
print("  by chance among the candidates: \(percentage(Int(random.rounded()), logs.count))")
if CommandLine.arguments.contains("--weights") {
  print("weights fitted to all of them:")
  for (name, weight) in zip(BreakingCandidate.names, model(of: logs).weights) {
    print("  \(String(format: "%.2f", weight)),  // \(name)")
  }
}
if Double(first) < 0.82 * Double(logs.count) || Double(second) < 0.93 * Double(logs.count) {
  print("below the goal: 82 % and 93 %")
  exit(1)
}
