import AshlarDiagnostics

/// Reports that say the same, explained once.
struct ExplanationGroup {
  let explanation: Explanation
  /// The file as the user named it.
  let file: String
  /// How many reports there were.
  var count: Int
}

/// Collects reports and explains each kind of them once.
struct ExplanationCollector {
  /// More different reports than anybody reads: what is beyond is only counted.
  private static let mostGroups = 1000

  private(set) var groups: [ExplanationGroup] = []
  private var indices: [String: Int] = [:]
  /// Reports that were not explained because too many different ones had come before.
  private(set) var skipped = 0

  /// Adds a report; returns the index of its group and whether that is new.
  mutating func add(_ report: ConstraintReport, of file: String) -> (index: Int, isNew: Bool)? {
    let signature = report.signature
    if let index = indices[signature] {
      groups[index].count += 1
      return (index, false)
    }
    guard groups.count < Self.mostGroups else {
      skipped += 1
      return nil
    }
    indices[signature] = groups.count
    groups.append(ExplanationGroup(explanation: Explanation(report), file: file, count: 1))
    return (groups.count - 1, true)
  }
}
