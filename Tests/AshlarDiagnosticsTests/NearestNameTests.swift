import AshlarDiagnostics
import Testing

@Suite struct NearestNameTests {
  static let cases: [(String, [String], String?)] = [
    ("hedaer", ["footer", "header"], "header"),  // two neighbours swapped
    ("heder", ["header", "reader"], "header"),  // a letter missing
    ("heaader", ["header"], "header"),  // a letter too many
    ("haeder", ["header"], "header"),
    ("centreX", ["centerY", "centerX"], "centerX"),
    ("WIDTH", ["height", "width"], "width"),  // case alone
    ("a", ["b", "A"], "A"),
    ("widht", ["width", "wight"], "width"),  // both are one mistake away: the first wins
    ("a", ["b"], nil),  // one mistake in one letter is another name
    ("header", ["header"], nil),  // the same name is no suggestion
    ("sidebar", ["header", "footer"], nil),
    ("", ["a"], nil),
  ]

  @Test(arguments: cases)
  func findsWhatWasMeant(typed: String, names: [String], expected: String?) {
    #expect(NearestName.among(names, for: typed) == expected)
  }

  @Test func ignoresNamesOfAMegabyte() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.among([long + "b", "a"], for: long) == nil)
    #expect(NearestName.among([long], for: "aaaa") == nil)
  }

  @Test func phrasesTheSuggestion() {
    #expect(NearestName.suggestion(among: ["header"], for: "hedaer") == "did you mean \"header\"?")
    #expect(NearestName.suggestion(among: [], for: "hedaer") == nil)
  }
}
