import AshlarJSON
import Testing

@Suite struct JSONSourceTests {
  /// The column of the part of a string's value that follows `prefix`, in a text that holds just that string.
  private func column(after prefix: String, in text: String) throws -> Int {
    let bytes = Array(text.utf8)
    let value = try JSONReader.read(bytes)
    return JSONSource(bytes).position(inStringAt: value.position, afterBytes: prefix.utf8.count).column
  }

  @Test(arguments: [
    ("", #""abc""#, 2), ("ab", #""abc""#, 4), ("abc", #""abc""#, 5), ("abcdef", #""abc""#, 5),
    ("a\n", #""a\nb""#, 5), ("é", "\"éb\"", 3), ("é", #""\u00e9b""#, 8), ("a=", #""a\u003db""#, 9),
    ("\u{1F600}", #""\ud83d\ude00b""#, 14), ("\u{1F600}", "\"\u{1F600}b\"", 3), ("\u{20AC}", #""\u20acb""#, 8),
    ("x", #"  "xy""#, 5),
  ])
  func findsPlacesInsideStrings(prefix: String, text: String, expected: Int) throws {
    #expect(try column(after: prefix, in: text) == expected)
  }

  @Test func quotesTheLineOfAPlace() throws {
    let bytes = Array("{\n  \"é\": 12,\r\n  \"b\": 3\n}".utf8)
    let value = try JSONReader.read(bytes)
    let twelve = try #require(value["é"]).position
    #expect(twelve == JSONPosition(line: 2, column: 8, offset: 10))
    let excerpt = try #require(JSONSource(bytes).excerpt(around: twelve))
    #expect(excerpt.text == "  \"é\": 12,")
    #expect(excerpt.column == 8)
  }

  @Test func quotesOnlyAPieceOfALongLine() throws {
    let bytes = Array(("[" + String(repeating: "1, ", count: 10_000) + "x]").utf8)
    let error = #expect(throws: JSONError.self) { _ = try JSONReader.read(bytes) }
    let place = try #require(error).position
    let excerpt = try #require(JSONSource(bytes).excerpt(around: place, width: 20))
    // Half of the width before the place, and what there is after it.
    #expect(excerpt.text == " 1, 1, 1, x]")
    #expect(excerpt.column == 11)
  }

  @Test func quotesNothingWithoutAPlace() {
    #expect(JSONSource([]).excerpt(around: .none) == nil)
  }
}
