import AshlarDocument
import AshlarLayout
import AshlarTestSupport
import Testing

/// The only document of a text.
func document(_ text: String) throws -> LayoutDocument {
  let file = try DocumentFile(Array(text.utf8), name: "test.json")
  return try #require(file.documents.first).get()
}

@Suite struct DocumentReaderTests {
  /// What libFuzzer keeps: a document is laid out, or the mistake lies in one of its lines.
  @Test func placesMistakesInWhatTheFuzzerKeeps() throws {
    let corpus = try Fixtures.corpus(of: "Document")
    #expect(corpus.count > 100)
    for (name, bytes) in corpus {
      // Old files end their lines with a carriage return alone.
      let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
      do throws(DocumentError) {
        for result in try DocumentFile(bytes, name: name).documents { _ = try DocumentScene(try result.get()).layout() }
      } catch {
        #expect((1...lines).contains(error.position.line), "\(name): line \(error.position.line)")
      }
    }
  }

  @Test func fillsInDefaults() throws {
    let document = try document(#"{"root": {"size": [100, 50]}, "views": [{"id": "a"}], "guides": [{"id": "g"}]}"#)
    #expect(document.name == "test.json")
    #expect(document.root.id == "root")
    #expect(document.root.size == Size(width: 100, height: 50))
    #expect(document.views[0].parent == "root")
    #expect(document.views[0].kind == .view)
    #expect(document.guides[0].owner == "root")
    #expect(document.standardSpacing == StandardSpacing(sibling: 8, superview: nil))
    #expect(document.constraints.isEmpty)
    #expect(document.expectation.isEmpty)
  }

  @Test func namesDocumentsOfAnArray() throws {
    let text = #"[{"root": {"size": [1, 1]}}, {"name": "own", "root": {"size": [1, 1]}}, {"root": {"size": [1, 1]}}]"#
    let file = try DocumentFile(Array(text.utf8), name: "cards.json")
    #expect(try file.documents.map { try $0.get().name } == ["cards.json#1", "own", "cards.json#3"])
    #expect(file.isArray)
  }

  @Test func sparesTheGoodDocumentsOfAnArray() throws {
    let text = #"[{"root": {"size": [1, 1]}}, {"root": 3}, 4, {"root": {"size": [2, 2]}}]"#
    let file = try DocumentFile(Array(text.utf8), name: "cards.json")
    #expect(file.documents.map { (try? $0.get()) != nil } == [true, false, false, true])
  }

  @Test func expandsVisualFormatsInPlace() throws {
    let document = try document(
      """
      {"root": {"size": [100, 50]}, "views": [{"id": "a"}, {"id": "b", "parent": "a"}],
       "constraints": ["a.top == root.top", {"vfl": "|-[a(w)]-3-|", "metrics": {"w": 20}}, {"vfl": "V:[b]|"}],
       "standardSpacing": [9, 7]}
      """)
    #expect(
      document.constraints.map(\.description) == [
        "a.top == root.top", "a.leading == root.leading + 7", "a.width == 20", "root.trailing == a.trailing + 3",
        "a.bottom == b.bottom",
      ])
  }

  @Test func resolvesConstraintsOfStepsToIndices() throws {
    let document = try document(
      """
      {"root": {"size": [100, 50]}, "views": [{"id": "a"}],
       "constraints": ["a.width == 10", {"vfl": "|[a(30)]|"}, "a.width == 10"],
       "steps": [
         {"remove": "a.width == 10", "add": ["a.height == 1", "a.width == 10"]},
         {"remove": ["a.width == 10", 1], "constant": [2, 31]},
         {"remove": ["a.width == 10"], "priority": [[3, 5], [5, 6.5]]}
       ]}
      """)
    // 0 and 4 are written "a.width == 10"; 1, 2, 3 come from the format; the first step adds 5 and 6.
    #expect(document.constraints.count == 5)
    #expect(document.steps[0].removals == [0])
    #expect(document.steps[1].removals == [4, 1])
    #expect(document.steps[1].constants.map(\.index) == [2])
    #expect(document.steps[1].constants.map(\.constant) == [31])
    #expect(document.steps[2].removals == [6])
    #expect(document.steps[2].priorities.map(\.index) == [3, 5])
    #expect(document.steps[2].priorities.map(\.priority) == [5, 6.5])
  }

  @Test func movesALaterParentBeforeItsFirstChild() throws {
    let document = try document(
      """
      {"root": {"size": [1, 1]}, "views": [
        {"id": "z"}, {"id": "leaf", "parent": "middle"}, {"id": "other", "parent": "top"},
        {"id": "middle", "parent": "top"}, {"id": "top"}, {"id": "last", "parent": "middle"}]}
      """)
    #expect(document.joiningOrder.map { document.views[$0].id } == ["z", "top", "middle", "leaf", "other", "last"])
  }

  @Test func ordersAChainOfParentsListedBackwards() throws {
    var document = LayoutDocument(name: "chain", root: RootDescription(size: .zero))
    let count = 100_000
    document.views = (0..<count).map { ViewDescription(id: "v\($0)", parent: $0 + 1 < count ? "v\($0 + 1)" : "root") }
    #expect(document.joiningOrder == Array((0..<count).reversed()))
  }
}
