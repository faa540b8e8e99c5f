import AshlarLayout
import AshlarViews
import Testing

@Suite struct TextContentTests {
  /// A button without insets is as large as its title: 2 characters of 10, one line of 24 at 20 points.
  @Test func withoutInsetsIsTheText() {
    let content = TextContent(Text("OK", font: Font(size: 20)))
    let metrics = content.metrics(using: FixedMetricsMeasurer())
    #expect(metrics == TextMetrics(size: Size(width: 20, height: 24), firstBaselineOffset: 19, lastBaselineOffset: 5))
  }

  /// Insets widen the view by 2 + 4, heighten it by 1 + 3 and move the baselines: 19 + 1 and 5 + 3.
  @Test func addsInsets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let metrics = TextContent(Text("OK", font: Font(size: 20)), insets: insets).metrics(using: FixedMetricsMeasurer())
    #expect(metrics == TextMetrics(size: Size(width: 26, height: 28), firstBaselineOffset: 20, lastBaselineOffset: 8))
  }

  /// 46 points leave 40 for the text, too few for the 50 of `aa bb`; 56 leave 50.
  @Test(arguments: [(46.0, 20.0, 2.0), (56, 50, 1)])
  func keepsInsetsOutOfTheWidth(width: Double, textWidth: Double, lineCount: Double) {
    let insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
    let content = TextContent(Text("aa bb", font: Font(size: 20), lines: .unlimited), insets: insets)
    let size = content.metrics(using: FixedMetricsMeasurer(), within: .atMost(width)).size
    #expect(size == Size(width: textWidth + 6, height: lineCount * 24))
  }

  @Test(arguments: [(0, LineLimit.unlimited), (-1, .unlimited), (1, .atMost(1)), (7, .atMost(7))])
  func limitsLinesAsUIKitDoes(numberOfLines: Int, limit: LineLimit) {
    #expect(LineLimit(numberOfLines: numberOfLines) == limit)
  }
}
