import AshlarTestSupport
import AshlarTool
import Testing

@Suite struct DumpCommandTests {
  @Test func printsADocumentAgain() {
    let environment = FakeEnvironment([
      "d.json": #"{"root": {"size": [9, 9]}, "views": [{"id": "a"}], "constraints": [{"vfl": "|-[a(3)]"}]}"#
    ])
    #expect(environment.run("dump", "d.json") == 0)
    #expect(
      environment.output == """
        {
          "name": "d.json",
          "root": {
            "id": "root",
            "size": [9, 9]
          },
          "views": [
            {"id": "a", "parent": "root"}
          ],
          "constraints": ["a.leading == root.leadingMargin", "a.width == 3"]
        }

        """)
  }

  @Test func dumpsGoodDocumentsOfAnArray() {
    let environment = FakeEnvironment(["d.json": #"[{"root": {"size": [9, 9]}}, {}]"#])
    #expect(environment.run("dump", "d.json") == 65)
    #expect(environment.output.hasPrefix("[\n  {\n    \"name\": \"d.json#1\","))
    #expect(environment.errors.hasPrefix("d.json:1:30: [1]: the key \"root\" is missing\n"))
  }

  @Test func dumpsTheSolver() {
    let environment = FakeEnvironment([
      "d.json": #"{"root": {"size": [9, 9]}, "views": [{"id": "a"}], "constraints": ["a.width == 3"]}"#
    ])
    #expect(environment.run("dump", "d.json", "--solver") == 0)
    #expect(environment.output.contains("a.width"))
  }
}
