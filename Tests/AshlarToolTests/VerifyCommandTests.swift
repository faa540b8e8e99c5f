import AshlarTool
import Testing

@Suite struct VerifyCommandTests {
  private func documentText(_ expectations: String, steps: String = "[]") -> String {
    """
    {"name": "doc", "root": {"size": [100, 50]}, "views": [{"id": "a"}], "constraints": ["a.width == 10", "a.left == root.left"],
     "steps": \(steps)\(expectations)}
    """
  }

  /// What a document expects of a 10 wide and otherwise open view, and the differences from that.
  static let cases: [(String, [String])] = [
    ("", []),
    (#", "expected": {"a": [0, 0, 10, 0]}"#, []),
    (#", "expected": {"a": [null, null, 10.5, null]}"#, []),
    (#", "expected": {"a": [null, null, 10.6, null]}"#, ["doc: a.width: expected 10.6, got 10"]),
    (#", "expected": {"a": [null, null, 10.6, null]}, "tolerance": 0.6"#, []),
    (#", "expected": {"a": [null, null, 10.001, null]}, "tolerance": 0"#, ["doc: a.width: expected 10.001, got 10"]),
    (
      #", "expected": {"a": [1, -1, 9, 1], "root": [0, 0, 100, 51]}"#,
      [
        "doc: a.x: expected 1, got 0", "doc: a.y: expected -1, got 0", "doc: a.width: expected 9, got 10",
        "doc: a.height: expected 1, got 0", "doc: root.height: expected 51, got 50",
      ]
    ),
    (
      #", "expectedEdges": {"a": {"left": 0, "right": 10, "maxX": 10, "midX": 5, "centerX": 5, "minX": 0, "width": 10}}"#,
      []
    ),
    (
      #", "expectedEdges": {"a": {"top": 1, "bottom": 1, "centerY": 1, "maxY": 1, "minY": 1, "midY": 1, "height": 1}}"#,
      [
        "doc: a.top: expected 1, got 0", "doc: a.bottom: expected 1, got 0", "doc: a.centerY: expected 1, got 0",
        "doc: a.maxY: expected 1, got 0", "doc: a.minY: expected 1, got 0", "doc: a.midY: expected 1, got 0",
        "doc: a.height: expected 1, got 0",
      ]
    ),
    (#", "expectedAmbiguous": {"a": true, "root": false}"#, []),
    (
      #", "expectedAmbiguous": {"a": false, "root": true}"#,
      [
        "doc: a: expected not to be ambiguous, but open are y, height",
        "doc: root: expected to be ambiguous, but the constraints leave nothing open",
      ]
    ),
  ]

  @Test(arguments: cases)
  func listsDifferences(expectations: String, differences: [String]) {
    let environment = FakeEnvironment(["doc.json": documentText(expectations)])
    #expect(environment.run("verify", "doc.json") == (differences.isEmpty ? 0 : 1))
    let summary = differences.isEmpty ? "1 passed, 0 failed" : "0 passed, 1 failed"
    #expect(environment.output == (differences + [summary]).joined(separator: "\n") + "\n")
  }

  @Test func checksSteps() {
    let steps = """
      [{"constant": [0, 20], "expected": {"a": [0, 0, 20, 0]}},
       {"add": ["a.height == 5"], "expected": {"a": [0, 0, 20, 6]}, "tolerance": 0.9},
       {"expected": {"a": [0, 0, 20, 5.2]}}]
      """
    let environment = FakeEnvironment(["doc.json": documentText(#", "tolerance": 0.1"#, steps: steps)])
    #expect(environment.run("verify", "doc.json") == 1)
    #expect(
      environment.output == """
        doc: steps[1]: a.height: expected 6, got 5
        doc: steps[2]: a.height: expected 5.2, got 5
        0 passed, 1 failed

        """)
  }

  @Test func countsDocumentsThatCannotBeRead() {
    let good = documentText("")
    let environment = FakeEnvironment(["a.json": "[\(good), {}, \(good)]", "b.json": "["])
    #expect(environment.run("verify", "a.json", "b.json") == 65)
    #expect(environment.output == "2 passed, 2 failed\n")
    #expect(environment.errors.contains("a.json:2:16: [1]: the key \"root\" is missing\n"))
  }
}
