import AshlarJSON
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (3.0, "3"), (-17.0, "-17"), (0.5, "0.5"), (0.1, "0.1"), (1.0 / 3.0, "0.3333333333333333"),
    (1e15, "1000000000000000"), (1e22, "1e+22"), (1e-7, "1e-07"),
    (Double.leastNonzeroMagnitude, "5e-324"),
    (Double.infinity, "null"), (Double.nan, "null"),
  ])
  func writesTheShortestNumber(value: Double, text: String) {
    #expect(JSONWriter.write(value) == text)
  }

  @Test func escapesOnlyWhatItMust() {
    #expect(
      JSONWriter.write("a\"b\\c/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}é\u{1F600}")
        == #""a\"b\\c/\n\r\t\b\f\u0001\u001f"# + "\u{7F}é\u{1F600}\"")
  }

  @Test func writesOnOneLine() {
    let value = JSONValue.object([
      ("name", .string("card")), ("frames", .object([("a", .array([.number(1), .number(2.5), .null]))])),
      ("empty", .array([])), ("none", .object([])), ("flag", .bool(false)),
    ])
    #expect(
      JSONWriter.write(value)
        == #"{"name": "card", "frames": {"a": [1, 2.5, null]}, "empty": [], "none": {}, "flag": false}"#)
  }

  @Test func writesPrettily() {
    let value = JSONValue.object([
      ("name", .string("card")), ("views", .array([.object([("id", .string("a"))]), .object([])])),
      ("size", .array([.number(1), .number(2)])), ("empty", .array([])),
    ])
    #expect(
      JSONWriter.write(value, style: .pretty) == """
        {
          "name": "card",
          "views": [
            {"id": "a"},
            {}
          ],
          "size": [1, 2],
          "empty": []
        }
        """)
  }

  @Test func breaksLongListsOfStrings() {
    let long = String(repeating: "x", count: 50)
    #expect(
      JSONWriter.write(.array([.string(long), .string(long)]), style: .pretty) == "[\n  \"\(long)\",\n  \"\(long)\"\n]")
    #expect(JSONWriter.write(.array([.string(long), .null]), style: .pretty) == "[\"\(long)\", null]")
  }

  /// Deeper than any reader allows, to show that writing does not recurse.
  @Test func writesDeepValues() {
    var value = JSONValue.array([])
    for _ in 0..<2_000 { value = .array([value]) }
    #expect(JSONWriter.bytes(of: value).count == 4_002)
  }
}
