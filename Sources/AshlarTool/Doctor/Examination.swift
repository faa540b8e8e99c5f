import AshlarDiagnostics
import AshlarJSON

/// Collects what is found in files. What they declare themselves counts for all of them, so findings are told at the end.
struct Examination {
  private var files: [(name: String, bytes: [UInt8], findings: [Finding])] = []
  private var declared: Set<String> = []

  /// Looks through a file.
  mutating func add(_ bytes: [UInt8], file: String) {
    let scan = SourceScan(bytes)
    declared.formUnion(scan.declared)
    // Files without findings need no memory.
    files.append((file, scan.findings.isEmpty ? [] : bytes, scan.findings))
  }

  /// Counts a file of Interface Builder, which is a finding as a whole.
  mutating func add(interface file: String) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    files.append(
      (
        file, [],
        [
          Finding(
            rule: .interfaceBuilder, severity: .warning, subject: name, message: "is not read on Linux",
            repair: "make its views in code", offset: 0)
        ]
      ))
  }

  private func stands(_ finding: Finding) -> Bool {
    if let excuse = finding.excuse, declared.contains(excuse) { return false }
    guard let holder = finding.holder else { return true }
    return declared.contains(holder) || SurfaceTypes.names.contains(holder) || AbsentTypes.repair(for: holder) != nil
  }

  /// What was found in all files.
  func results() -> ExaminationResults {
    var results = ExaminationResults(fileCount: files.count)
    for file in files {
      var lines = SourceLines(file.bytes)
      for finding in file.findings where stands(finding) {
        let (line, column) = lines.place(of: finding.offset)
        results.findings.append((Diagnostic.Place(file: file.name, line: line, column: column), finding))
      }
    }
    return results
  }
}

/// What was found in files.
struct ExaminationResults {
  /// How many files were looked through.
  var fileCount: Int
  /// File by file, from the beginning to the end.
  var findings: [(place: Diagnostic.Place, finding: Finding)] = []

  /// How many findings are so bad.
  func count(_ severity: Diagnostic.Severity) -> Int {
    // By index: an element is too large to be copied for one of its members.
    findings.indices.count { findings[$0].finding.severity == severity }
  }

  /// A line for each finding; there may be so many that they are made one by one.
  var headlines: some Sequence<String> {
    findings.lazy.map { DiagnosticRenderer.headline($0.finding.diagnostic(at: $0.place)) }
  }

  /// A line that counts the findings.
  var summary: String {
    let files = Self.count(fileCount, "file")
    if findings.isEmpty { return "\(files), nothing found" }
    let touched = Set(findings.map(\.place.file)).count
    return
      "\(Self.count(count(.error), "error")), \(Self.count(count(.warning), "warning")) in \(touched) of \(files)"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// The object that `--json` prints.
  var json: JSONValue {
    .object([
      ("files", .number(Double(fileCount))), ("errors", .number(Double(count(.error)))),
      ("warnings", .number(Double(count(.warning)))),
      ("findings", .array(findings.map { $0.finding.json(at: $0.place) })),
    ])
  }
}
