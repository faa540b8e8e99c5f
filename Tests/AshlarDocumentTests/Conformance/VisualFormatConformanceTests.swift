import AshlarTestSupport
import Testing

@testable import AshlarDocument
@testable import AshlarLayout

/// The test suites of visual-format parsers (`Fixtures/vfl`).
@Suite struct VisualFormatConformanceTests {
  @Test(arguments: try Fixtures.cases(in: "vfl"))
  func equalsTheSuite(_ fixture: FixtureCase) throws {
    if fixture["expectError"]?.bool == true {
      #expect(throws: VisualFormatError.self) { try statements(fixture) }
      return
    }
    let found = try statements(fixture)
    if let expected = fixture["expected"]?.array {
      let wanted = try expected.map { value in
        try ConstraintParser.parse(try #require(value.string), isItem: { _ in true }).canonical
      }
      #expect(found.map { $0.canonical.description } == wanted.map { $0.description })
    }
    if let count = fixture["expectedCount"]?.integer { #expect(found.count == count) }
  }

  private func statements(_ fixture: FixtureCase) throws -> [ConstraintStatement] {
    var parents: [String: String] = [:]
    for view in fixture["views"]?.array ?? [] {
      parents[try #require(view["id"]?.string)] = view["parent"]?.string ?? "root"
    }
    var options: VisualFormatOptions = []
    for name in (fixture["options"]?.array ?? []).compactMap(\.string) {
      options.insert(try #require(VisualFormatOptions(name: name)))
    }
    var spacing = StandardSpacing()
    if let numbers = fixture["standardSpacing"]?.array {
      spacing = StandardSpacing(sibling: numbers[0].number ?? 8, superview: numbers[1].number)
    }
    let metrics = (fixture["metrics"]?.object ?? [:]).compactMapValues(\.number)
    let views = Dictionary(uniqueKeysWithValues: parents.keys.map { ($0, $0) })
    let format = try VisualFormatParser.parse(try #require(fixture["format"]?.string), views: views, metrics: metrics)
    let style = VisualFormatStyle(options: options, spacing: spacing)
    return try format.constraints(style: style) { parents[$0] }.map { ConstraintStatement($0) }
  }
}

extension ConstraintStatement {
  /// One form for `a == b + 8` and `b == a - 8`.
  fileprivate var canonical: ConstraintStatement {
    guard let second, multiplier == 1, "\(second)" < "\(first)" else { return self }
    let flipped: LayoutRelation =
      switch relation {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    var out = ConstraintStatement(second, flipped, first, constant: constant == 0 ? 0 : -constant)
    out.priority = priority
    return out
  }
}
