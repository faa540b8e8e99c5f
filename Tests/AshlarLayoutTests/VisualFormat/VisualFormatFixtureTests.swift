import AshlarLayout
import AshlarTestSupport
import Testing

/// Walks `Fixtures/vfl`: what other implementations' tests say about formats, each with its source.
@Suite struct VisualFormatFixtureTests {
  @Test(arguments: try Fixtures.cases(in: "vfl"))
  func agreesWithThePublishedCase(_ fixture: FixtureCase) throws {
    let format = try #require(fixture["format"]?.string)
    let views = try #require(fixture["views"]?.array).compactMap { $0["id"]?.string }
    let metrics = (fixture["metrics"]?.object ?? [:]).compactMapValues(\.number)
    let style = try style(of: fixture)
    if fixture["expectError"]?.bool == true {
      #expect(throws: VisualFormatError.self) {
        try constraintTexts(format, views: views, metrics: metrics, style: style)
      }
      return
    }
    let texts = try constraintTexts(format, views: views, metrics: metrics, style: style)
    if let count = fixture["expectedCount"]?.integer {
      #expect(texts.count == count)
    } else {
      #expect(texts == (try #require(fixture["expected"]?.array).compactMap(\.string)))
    }
  }

  private func style(of fixture: FixtureCase) throws -> VisualFormatStyle {
    var style = VisualFormatStyle()
    for name in (fixture["options"]?.array ?? []).compactMap(\.string) {
      style.options.insert(try #require(VisualFormatOptions(name: name)))
    }
    if let spacing = fixture["standardSpacing"]?.array, spacing.count == 2 {
      style.spacing = StandardSpacing(sibling: try #require(spacing[0].number), superview: spacing[1].number)
    }
    return style
  }
}
