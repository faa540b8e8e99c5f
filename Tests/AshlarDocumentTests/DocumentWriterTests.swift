import AshlarDocument
import AshlarJSON
import AshlarTestSupport
import Testing

@Suite struct DocumentWriterTests {
  static let full = """
    {"name": "full", "root": {"id": "screen", "size": [100, 50], "direction": "rtl", "scale": 2, "layoutMargins": [1, 2, 3, 4],
       "safeArea": [0, 0, 0, 0]},
     "views": [
       {"id": "a", "type": "label", "text": "A\\"b", "font": {"size": 12.5, "weight": "bold"}, "textAlignment": "center"},
       {"id": "b", "parent": "a", "intrinsicSize": [-1, 20], "hugging": [251, 250], "hidden": true, "color": "#ff0000"}],
     "guides": [{"id": "g", "owner": "a"}],
     "constraints": [{"vfl": "|-(gap@333.3)-[a]", "metrics": {"gap": 0.1}}, "b.width == 3 #text"],
     "steps": [
       {"set": {"a.text": "B", "screen.size": [1, 2]}, "constant": [1, 4], "priority": [1, 0.5], "expected": {"a": [null, 0, 1, 2]}},
       {"remove": "b.width == 3 #text", "add": ["b.height == 1"], "tolerance": 2}],
     "expected": {"g": [0, 0, null, 0]}, "expectedEdges": {"a": {"right": 3}}, "expectedAmbiguous": {"b": false},
     "tolerance": 0.25, "source": "here", "note": "n", "meta": {"any": [1, {}]}}
    """

  @Test func writesEverythingAgain() throws {
    let written = try document(Self.full).json
    #expect(
      JSONWriter.write(written)
        == [
          #"{"name": "full", "root": {"id": "screen", "size": [100, 50], "direction": "rtl", "scale": 2, "#,
          #""layoutMargins": [1, 2, 3, 4], "safeArea": [0, 0, 0, 0]}, "views": [{"id": "a", "parent": "screen", "#,
          #""type": "label", "text": "A\"b", "font": {"size": 12.5, "weight": "bold"}, "textAlignment": "center"}, "#,
          #"{"id": "b", "parent": "a", "intrinsicSize": [-1, 20], "hugging": [251, 250], "hidden": true, "#,
          ##""color": "#ff0000"}], "guides": [{"id": "g", "owner": "a"}], "##,
          #""constraints": ["a.leading == screen.leading + 0.1 @333.3", "b.width == 3 #text"], "steps": ["#,
          #"{"set": {"a.text": "B", "screen.size": [1, 2]}, "constant": [[1, 4]], "priority": [[1, 0.5]], "#,
          #""expected": {"a": [null, 0, 1, 2]}}, {"remove": [1], "add": ["b.height == 1"], "tolerance": 2}], "#,
          #""expected": {"g": [0, 0, null, 0]}, "expectedEdges": {"a": {"right": 3}}, "#,
          #""expectedAmbiguous": {"b": false}, "tolerance": 0.25, "source": "here", "note": "n", "#,
          #""meta": {"any": [1, {}]}}"#,
        ].joined())
  }

  @Test func writesTheSameAfterReadingAgain() throws {
    let once = JSONWriter.write(try document(Self.full).json)
    #expect(JSONWriter.write(try document(once).json) == once)
  }
}
