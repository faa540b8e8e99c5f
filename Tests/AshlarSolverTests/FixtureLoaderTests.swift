import AshlarTestSupport
import Foundation
import Testing

/// The loader refuses cases whose expected values come from nowhere.
@Suite struct FixtureLoaderTests {
  @Test(arguments: [
    (#"{}"#, FixtureError.notAnArray(file: "f.json")),
    (#"[{"source": "x"}]"#, .missingName(file: "f.json", index: 0)),
    (#"[{"name": "a", "source": "x"}, {"name": "b"}]"#, .missingSource(file: "f.json", index: 1)),
    (#"[{"name": "a", "source": ""}]"#, .missingSource(file: "f.json", index: 0)),
  ])
  func refuses(_ text: String, _ error: FixtureError) {
    #expect(throws: error) { try Fixtures.cases(of: Data(text.utf8), file: "f.json") }
  }

  @Test(arguments: ["frames", "vfl", "solver", "conflicts", "random-systems", "random-conflicts", "random-documents"])
  func findsEveryFolder(_ folder: String) throws {
    #expect(try !Fixtures.cases(in: folder).isEmpty)
  }
}
