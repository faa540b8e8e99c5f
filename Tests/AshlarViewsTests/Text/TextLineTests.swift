import AshlarTestSupport
import AshlarViews
import Testing

/// With a font of 10 points a character is 5 wide, a wide one 10, a line 12 high with its baseline 9.5 below its top.
@Suite struct TextLineTests {
  struct Case: Sendable {
    var string: String
    var width: AvailableWidth
    var lines = LineLimit.unlimited
    /// Each line with its width.
    var expected: [(String, Double)]
  }

  static let cases: [Case] = [
    Case(string: "", width: .unbounded, expected: []),
    Case(string: "Hello", width: .unbounded, expected: [("Hello", 25)]),
    Case(string: "a\nbc\r\n\nd", width: .unbounded, expected: [("a", 5), ("bc", 10), ("", 0), ("d", 5)]),
    // Wrapped at spaces, which hang over; 25 points hold five characters.
    Case(string: "one two three", width: .atMost(25), expected: [("one", 15), ("two", 15), ("three", 25)]),
    Case(string: "a b  c d", width: .atMost(15), expected: [("a b", 15), ("c d", 15)]),
    Case(string: "ab    ", width: .atMost(15), expected: [("ab", 10)]),
    Case(string: "ab ", width: .atMost(25), expected: [("ab ", 15)]),
    // Inside of a word only if it is wider than the line.
    Case(string: "abcdefgh", width: .atMost(15), expected: [("abc", 15), ("def", 15), ("gh", 10)]),
    Case(string: "日本語テ", width: .atMost(25), expected: [("日本", 20), ("語テ", 20)]),
    // Marks stay with their letters, at the end of a line, too.
    Case(string: "e\u{301} e\u{301}", width: .atMost(5), expected: [("e\u{301}", 5), ("e\u{301}", 5)]),
    Case(string: "日\u{301}a", width: .atMost(10), expected: [("日\u{301}", 10), ("a", 5)]),
    // The last line that is allowed is cut; an ellipsis takes the place of a character.
    Case(string: "abcdef", width: .atMost(25), lines: .atMost(1), expected: [("abcd…", 25)]),
    Case(string: "one two three", width: .atMost(20), lines: .atMost(2), expected: [("one", 15), ("two…", 20)]),
    Case(string: "日本語", width: .atMost(25), lines: .atMost(1), expected: [("日本…", 25)]),
    Case(string: "日本語", width: .atMost(20), lines: .atMost(1), expected: [("日…", 15)]),
    Case(string: "e\u{301}fg", width: .atMost(10), lines: .atMost(1), expected: [("e\u{301}…", 10)]),
    Case(string: "abc", width: .atMost(15), lines: .atMost(1), expected: [("abc", 15)]),
    Case(string: "abc", width: .atMost(4), lines: .atMost(1), expected: [("", 0)]),
    Case(string: "a\nb", width: .unbounded, lines: .atMost(1), expected: [("a", 5)]),
  ]

  @Test(arguments: cases)
  func breaks(_ example: Case) {
    let text = Text(example.string, font: Font(size: 10), lines: example.lines)
    let lines = FixedMetricsMeasurer().lines(of: text, within: example.width)
    #expect(lines.map(\.string) == example.expected.map(\.0))
    #expect(lines.map(\.width) == example.expected.map(\.1))
    #expect(lines.map(\.baseline) == lines.indices.map { Double($0) * 12 + 9.5 })
  }

  /// Lines and measure come from the same breaking: equal count, and nothing is wider than what was measured.
  @Test(arguments: 0..<300)
  func agreeWithTheMeasure(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet: [String] = ["a", "b", " ", "  ", "日", "\n", "e\u{301}", "👩‍👩‍👧", "\u{200B}", "🇩🇪"]
    let string = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
    }.joined()
    let width = AvailableWidth.atMost(Double(Int.random(in: 0...60, using: &random)))
    let limit = Bool.random(using: &random) ? LineLimit.unlimited : .atMost(Int.random(in: 1...4, using: &random))
    let text = Text(string, font: Font(size: 10), lines: limit)
    let measurer = FixedMetricsMeasurer()
    let lines = measurer.lines(of: text, within: width)
    let metrics = measurer.measure(text, within: width)
    #expect(Double(lines.count) * 12 == metrics.size.height)
    #expect(lines.allSatisfy { $0.width <= metrics.size.width })
    // Each line, measured alone, is as wide as it says.
    for line in lines {
      #expect(measurer.measure(Text(line.string, font: Font(size: 10)), within: .unbounded).size.width == line.width)
    }
  }
}
