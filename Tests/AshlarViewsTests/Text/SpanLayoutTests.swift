import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom; at 20
/// points all of that is twice as much.
@Suite struct SpanLayoutTests {
  private let measurer = FixedMetricsMeasurer()

  private func small(_ string: String) -> TextSpan { TextSpan(string, font: Font(size: 10)) }
  private func large(_ string: String) -> TextSpan { TextSpan(string, font: Font(size: 20)) }

  private func metrics(
    _ spans: [TextSpan], lines: LineLimit = .unlimited, within width: AvailableWidth = .unbounded
  ) -> TextMetrics {
    measurer.measure(Text(spans, lines: lines), within: width)
  }

  private func metrics(_ width: Double, _ height: Double, _ first: Double, _ last: Double) -> TextMetrics {
    TextMetrics(size: Size(width: width, height: height), firstBaselineOffset: first, lastBaselineOffset: last)
  }

  @Test func reachesAsFarAsTheLargestFont() {
    #expect(metrics([small("ab"), large("c"), small("d")]) == metrics(25, 24, 19, 5))
    // The first line is a large one, the second a small one.
    #expect(metrics([large("a\n"), small("bc")]) == metrics(10, 36, 19, 2.5))
    // A line without characters is as high as its break.
    #expect(metrics([small("a\n"), large("\n"), small("b")]) == metrics(5, 12 + 24 + 12, 9.5, 2.5))
    #expect(metrics([]) == .empty && metrics([small("")]) == .empty)
    #expect(metrics([TextSpan("abc", font: Font(size: 0))]) == metrics(0, 0, 0, 0))
  }

  @Test func breaksWhereTheNextWordDoesNotFit() {
    // "ab" and "cd" are 10 and 20 wide, the blank between them 5.
    let spans = [small("ab "), large("cd")]
    #expect(metrics(spans, within: .atMost(35)) == metrics(35, 24, 19, 5))
    #expect(metrics(spans, within: .atMost(34)) == metrics(20, 12 + 24, 9.5, 5))
    #expect(metrics(spans, lines: .atMost(1), within: .atMost(34)) == metrics(34, 24, 19, 5))
    // A word that begins in one span and ends in another is one word.
    #expect(metrics([small("a b"), large("c d")], within: .atMost(44)) == metrics(25, 48, 19, 5))
    #expect(metrics([small("a b"), large("c")], within: .atMost(24)) == metrics(15, 36, 9.5, 5))
  }

  @Test func addsKerningBehindEachCharacter() {
    var span = small("abc")
    span.kern = 2
    #expect(metrics([span]) == metrics(21, 12, 9.5, 2.5))
    span.kern = -1
    #expect(metrics([span]) == metrics(12, 12, 9.5, 2.5))
  }

  @Test func reachesAsFarAsRaisedLetters() {
    var raised = small("2")
    raised.baselineOffset = 4
    // 9.5 + 4 above the baseline, 2.5 below it.
    #expect(metrics([small("x"), raised]) == metrics(10, 16, 13.5, 2.5))
    raised.baselineOffset = -4
    #expect(metrics([small("x"), raised]) == metrics(10, 16, 9.5, 6.5))
  }

  @Test func placesLinesOfParagraphs() {
    var span = small("a\nb\nc")
    span.paragraph.lineSpacing = 3
    // 3 lines of 12, 2 gaps of 3.
    #expect(metrics([span]) == metrics(5, 42, 9.5, 2.5))
    span.paragraph.spacingAfter = 4
    span.paragraph.spacingBefore = 1
    #expect(metrics([span]) == metrics(5, 42 + 2 * 5, 9.5, 2.5))
    span = small("a b")
    span.paragraph.spacingAfter = 4
    // Both lines are of one paragraph.
    #expect(metrics([span], within: .atMost(5)) == metrics(5, 24, 9.5, 2.5))
  }

  @Test func makesLinesAsHighAsTheyShouldBe() {
    var span = small("a\nb")
    span.paragraph.minimumLineHeight = 20
    // What is added lies above the letters.
    #expect(metrics([span]) == metrics(5, 40, 17.5, 2.5))
    span.paragraph.minimumLineHeight = 0
    span.paragraph.maximumLineHeight = 10
    #expect(metrics([span]) == metrics(5, 20, 7.5, 2.5))
    span.paragraph.maximumLineHeight = 0
    span.paragraph.lineHeightMultiple = 1.5
    #expect(metrics([span]) == metrics(5, 36, 15.5, 2.5))
  }

  @Test func indentsLines() {
    var span = small("ab cd ef")
    span.paragraph.firstLineIndent = 10
    span.paragraph.indent = 5
    // 30 leave 20 for the first line ("ab", as "ab cd" is 25) and 25 for the others ("cd ef").
    #expect(metrics([span], within: .atMost(30)) == metrics(30, 24, 9.5, 2.5))
    #expect(metrics([span]) == metrics(50, 12, 9.5, 2.5))
    // The far 5 leave 15 for the first line and 20 for "cd" and "ef" each.
    span.paragraph.tailIndent = -5
    #expect(metrics([span], within: .atMost(30)) == metrics(25, 36, 9.5, 2.5))
    // An end at 15 leaves 5 for the first line ("a") and 10 for "b", "cd" and "ef".
    span.paragraph.tailIndent = 15
    #expect(metrics([span]) == metrics(15, 48, 9.5, 2.5))
  }

  /// A text of one look is measured and broken as if it had no spans.
  @Test(arguments: 0..<300) func equalsTextOfOneFont(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let letters = ["a", "b", "c", " ", " ", "\n", "漢", "é", "e\u{301}", "👍🏽", "\u{3000}"]
    let string = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      letters[Int.random(in: 0..<letters.count, using: &random)]
    }.joined()
    let lines: LineLimit = Bool.random(using: &random) ? .unlimited : .atMost(Int.random(in: 1...4, using: &random))
    let plain = Text(string, font: Font(size: 10), lines: lines)
    let cut = string.indices.randomElement(using: &random) ?? string.startIndex
    let split = Text([small(String(string[..<cut])), small(String(string[cut...]))], lines: lines)
    for width in [AvailableWidth.unbounded, .atMost(Double(Int.random(in: 0...20, using: &random)) * 5)] {
      let (wanted, found) = (measurer.measure(plain, within: width), measurer.measure(split, within: width))
      #expect(abs(found.size.width - wanted.size.width) < 1e-9 && abs(found.size.height - wanted.size.height) < 1e-9)
      #expect(abs(found.firstBaselineOffset - wanted.firstBaselineOffset) < 1e-9)
      #expect(abs(found.lastBaselineOffset - wanted.lastBaselineOffset) < 1e-9)
      let strings = measurer.lines(of: split, within: width).map(\.string)
      #expect(strings == measurer.lines(of: plain, within: width).map(\.string))
    }
  }

  @Test func drawsEachLookByItself() throws {
    var red = large("c")
    red.color = Color(red: 1, green: 0, blue: 0)
    red.paragraph.alignment = .center
    let lines = measurer.lines(of: Text([small("ab"), red, small(" d")], lines: .unlimited), within: .atMost(20))
    #expect(lines.map(\.string) == ["abc", "d"] && lines.map(\.width) == [20, 5])
    #expect(lines.map(\.baseline) == [19, 24 + 9.5])
    #expect(lines[0].pieces == [TextPiece(small("ab"), offset: 0, width: 10), TextPiece(red, offset: 10, width: 10)])
    // The paragraph begins in the first span, which says nothing.
    #expect(lines[0].alignment == nil)
    let cut = measurer.lines(of: Text([small("ab"), red, red]), within: .atMost(29))
    // "abcc" is 30 wide, "abc" with an ellipsis as well, "ab" with a small one 15.
    #expect(cut[0].pieces.map(\.span.string) == ["ab…"] && cut[0].width == 15)
  }

  @Test func belongsToLabels() {
    let label = Label()
    label.font = Font(size: 10)
    label.spans = [small("ab"), large("c")]
    #expect(label.text == "abc" && label.intrinsicContentSize == IntrinsicSize(width: 20, height: 24))
    #expect(label.firstBaselineOffsetFromTop == 19 && label.lastBaselineOffsetFromBottom == 5)
    label.text = "abc"
    #expect(label.spans == nil && label.intrinsicContentSize == IntrinsicSize(width: 15, height: 12))
    label.spans = []
    #expect(label.text == "" && label.intrinsicContentSize == IntrinsicSize(width: 0, height: 0))
    var text = Text([small("ab")])
    text.string = "abcd"
    #expect(text.spans.isEmpty && text.font.size == 10)
  }
}
