import AshlarJSON
import AshlarTool
import Testing

/// What `ashlar doctor --json` finds in a source, as `line:column severity rule subject`.
func doctorFindings(in source: String) -> [String] {
  let environment = FakeEnvironment(["a.swift": source])
  _ = environment.run("doctor", "--json", "a.swift")
  return doctorFindings(inJSON: environment.output).map { String($0.dropFirst("a.swift:".count)) }
}

/// The findings of the object that the command prints, each behind its file and a colon.
func doctorFindings(inJSON text: String) -> [String] {
  guard let value = try? JSONReader.read(Array(text.utf8)), let findings = value["findings"]?.array else {
    Issue.record("no findings in \(text.prefix(200))")
    return []
  }
  return findings.map { finding in
    let numbers = ["line", "column"].map { Int(finding[$0]?.number ?? 0) }
    let texts = ["severity", "rule", "subject"].map { finding[$0]?.string ?? "?" }
    return "\(finding["file"]?.string ?? "?"):\(numbers[0]):\(numbers[1]) " + texts.joined(separator: " ")
  }
}
