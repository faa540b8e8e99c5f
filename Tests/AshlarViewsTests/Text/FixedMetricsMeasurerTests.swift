import AshlarLayout
import AshlarViews
import Testing

/// A text at 20 points (so that a character is 10 wide, a wide one 20, a line 24 high) and its size.
struct MeasuredText: CustomTestStringConvertible, Sendable {
  var string: String
  var width: AvailableWidth
  var lines: LineLimit
  var size: Size

  /// - Parameters:
  ///   - characters: the expected width in half ems
  ///   - lineCount: the expected number of lines
  init(
    _ string: String, within width: AvailableWidth = .unbounded, lines: LineLimit = .unlimited,
    is characters: Double, by lineCount: Double
  ) {
    self.string = string
    self.width = width
    self.lines = lines
    size = Size(width: characters * 10, height: lineCount * 24)
  }

  var testDescription: String { "\(string.debugDescription) \(width) \(lines)" }
}

/// Expected sizes are counted by hand: half an em a character, one em a wide one, nothing a mark; 1.2 em a line.
@Suite struct FixedMetricsMeasurerTests {
  static let advances = [
    MeasuredText("a", is: 1, by: 1),
    MeasuredText("Hello, world", is: 12, by: 1),
    MeasuredText(" a ", is: 3, by: 1),
    MeasuredText("a\tb", is: 3, by: 1),
    MeasuredText("é", is: 1, by: 1),
    MeasuredText("e\u{301}", is: 1, by: 1),
    MeasuredText("e\u{301}\u{323}\u{20DD}", is: 1, by: 1),
    MeasuredText("\u{301}", is: 0, by: 1),
    MeasuredText("ab\u{200D}cd", is: 4, by: 1),
    MeasuredText("co\u{AD}op", is: 4, by: 1),
    MeasuredText("हि", is: 1, by: 1),
    MeasuredText("日本", is: 4, by: 1),
    MeasuredText("Ａ", is: 2, by: 1),
    MeasuredText("ｱ", is: 1, by: 1),
    MeasuredText("　", is: 2, by: 1),
    MeasuredText("한", is: 2, by: 1),
    MeasuredText("\u{1112}\u{1161}\u{11AB}", is: 2, by: 1),
    MeasuredText("👍", is: 2, by: 1),
    MeasuredText("👍🏽", is: 2, by: 1),
    MeasuredText("👩‍👩‍👧‍👦", is: 2, by: 1),
    MeasuredText("🏳️‍🌈", is: 2, by: 1),
    MeasuredText("👩‍❤️‍👨!", is: 3, by: 1),
    MeasuredText("❤", is: 1, by: 1),
    MeasuredText("❤️", is: 2, by: 1),
    MeasuredText("1️⃣", is: 2, by: 1),
    MeasuredText("🇩🇪🇫🇷", is: 4, by: 1),
    MeasuredText("🇩", is: 1, by: 1),
    MeasuredText("𠮷", is: 2, by: 1),
  ]

  static let lineBreaks = [
    MeasuredText("ab\ncde", is: 3, by: 2),
    MeasuredText("ab\r\ncde\rf", is: 3, by: 3),
    MeasuredText("a\u{2028}b\u{2029}c\u{85}d", is: 1, by: 4),
    MeasuredText("\n", is: 0, by: 2),
    MeasuredText("a\n", is: 1, by: 2),
    MeasuredText("a\n\nb", is: 1, by: 3),
    MeasuredText("ab\ncde", lines: .atMost(1), is: 2, by: 1),
    MeasuredText("a\nb\nc", lines: .atMost(2), is: 1, by: 2),
    MeasuredText("a", lines: .atMost(3), is: 1, by: 1),
    MeasuredText("a\nb", lines: .atMost(0), is: 1, by: 1),
  ]

  static let wrapping = [
    MeasuredText("aa bb", within: .atMost(50), is: 5, by: 1),
    MeasuredText("aa bb", within: .atMost(49), is: 2, by: 2),
    MeasuredText("aa bb cc", within: .atMost(50), is: 5, by: 2),
    MeasuredText("aa   bb", within: .atMost(30), is: 2, by: 2),
    MeasuredText("aa   ", within: .atMost(30), is: 3, by: 1),
    MeasuredText("aa\u{A0}bb", within: .atMost(40), is: 4, by: 2),
    MeasuredText("aa\u{200B}bb", within: .atMost(30), is: 2, by: 2),
    MeasuredText("aaaaaaa", within: .atMost(30), is: 3, by: 3),
    MeasuredText("a bbbbb", within: .atMost(30), is: 3, by: 3),
    MeasuredText("日本語", within: .atMost(50), is: 4, by: 2),
    MeasuredText("a日b本c", within: .atMost(30), is: 3, by: 3),
    MeasuredText("日本", within: .atMost(10), is: 2, by: 2),
    MeasuredText("ab", within: .atMost(0), is: 1, by: 2),
    MeasuredText("ab", within: .atMost(-5), is: 1, by: 2),
    MeasuredText("ab", within: .atMost(.nan), is: 1, by: 2),
    MeasuredText("ab cd", within: .atMost(.infinity), is: 5, by: 1),
    MeasuredText("ab\ncc dd", within: .atMost(40), is: 2, by: 3),
    MeasuredText("aaaa", within: .atMost(40 - 1e-9), is: 4, by: 1),
  ]

  /// The last line is cut at the last character that fits.
  static let limits = [
    MeasuredText("aa bb", within: .atMost(40), lines: .atMost(1), is: 4, by: 1),
    MeasuredText("aa bb", within: .atMost(45), lines: .atMost(1), is: 4, by: 1),
    MeasuredText("aa bb", within: .atMost(60), lines: .atMost(1), is: 5, by: 1),
    MeasuredText("aa bb cc dd", within: .atMost(40), lines: .atMost(2), is: 4, by: 2),
    MeasuredText("aa bb cc", within: .atMost(50), lines: .atMost(2), is: 5, by: 2),
    MeasuredText("aaaaaaa", within: .atMost(20), lines: .atMost(2), is: 2, by: 2),
    MeasuredText("aa bb\nc", within: .atMost(20), lines: .atMost(2), is: 2, by: 2),
  ]

  @Test(arguments: advances + lineBreaks + wrapping + limits)
  func measuresSize(_ measured: MeasuredText) {
    let text = Text(measured.string, font: Font(size: 20), lines: measured.lines)
    #expect(FixedMetricsMeasurer().measure(text, within: measured.width).size == measured.size)
  }

  /// At 17 points: 11 characters of 8.5 are 93.5 wide; two lines of 20.4 are 40.8 high; the first baseline is 0.95 em
  /// = 16.15 below the top, the last one 1.2 - 0.95 em = 4.25 above the bottom.
  @Test func measuresBaselinesOfTheStandardFont() {
    let metrics = FixedMetricsMeasurer().measure(Text("Hello world\nhi", lines: .unlimited), within: .unbounded)
    #expect(metrics.size.width == 93.5)
    #expect(abs(metrics.size.height - 40.8) < 1e-12)
    #expect(abs(metrics.firstBaselineOffset - 16.15) < 1e-12)
    #expect(metrics.lastBaselineOffset == 4.25)
  }

  @Test(arguments: [0, -3, .nan, .infinity])
  func givesNoExtentToImpossibleFonts(size: Double) {
    #expect(FixedMetricsMeasurer().measure(Text("a", font: Font(size: size)), within: .unbounded) == .empty)
  }

  @Test func givesNoExtentToEmptyText() {
    #expect(FixedMetricsMeasurer().measure(Text(""), within: .atMost(10)) == .empty)
  }

  /// Looks do not change fixed metrics.
  @Test func ignoresWeightSlantAndFamily() {
    let plain = Text("abc")
    let heavy = Text("abc", font: Font(weight: .black, isItalic: true, family: "Serif"))
    let measurer = FixedMetricsMeasurer()
    #expect(measurer.measure(plain, within: .unbounded) == measurer.measure(heavy, within: .unbounded))
  }

  /// A megabyte of each kind of text; quadratic work would not end here. 2^20 characters in lines of 100.
  @Test(arguments: [
    ("a", 100.0, 10_486.0), ("a ", 99, 10_486), ("日", 100, 20_972), ("e\u{301}", 100, 10_486),
  ])
  func measuresMegabytes(unit: String, widest: Double, lineCount: Double) {
    let count = (1 << 20) / unit.unicodeScalars.count(where: { $0 != "\u{301}" })
    let text = Text(String(repeating: unit, count: count), font: Font(size: 20), lines: .unlimited)
    let size = FixedMetricsMeasurer().measure(text, within: .atMost(1000)).size
    #expect(size == Size(width: widest * 10, height: lineCount * 24))
  }
}
