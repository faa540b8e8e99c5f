import AshlarDiagnostics
import AshlarTestSupport
import Testing

/// The words about logs: every paragraph was read against its log.
@Suite struct LogWordsTests {
  @Test(arguments: try Fixtures.cases(in: "log-words"))
  func saysWhatIsWrong(_ fixture: FixtureCase) throws {
    let report = try #require(LogFixture.reports(LogFixture.bytes(of: fixture.name)).first)
    let explanation = Explanation(report)
    #expect(explanation.cause.name == fixture["cause"]?.string)
    #expect(explanation.responsibility.name == fixture["responsible"]?.string)
    #expect(explanation.paragraph == fixture["paragraph"]?.string)
    #expect(explanation.repairs.first?.words == fixture["repair"]?.string)
  }

  /// Nothing is narrower than nothing, whatever it is compared with; being at least -20 wide asks for nothing.
  @Test func saysThatASizeCannotBeNegative() throws {
    let explanation = try #require(Explanation(lines: ["UIView:0x2.width == -20"]))
    #expect(explanation.paragraph == "`UIView` is -20 wide, but nothing can be less than 0 long.")
    #expect(explanation.repairs.map { $0.steps.map(\.change) } == [[.priority]])
  }

  @Test func saysThatNothingWasRead() throws {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.hight == 5>\"\n)\n"
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(Explanation(report).paragraph == "None of it could be read.")
  }

  /// Three of the logs in which a ratio conflicts with what a table imposes on its cell.
  @Test(arguments: ["080", "148", "171"])
  func advisesOnCellsWhereTheyTakePart(name: String) throws {
    let explanation = Explanation(try #require(LogFixture.reports(LogFixture.bytes(of: name)).first))
    #expect(explanation.cause == .ratio)
    #expect(explanation.responsibility == .both)
    #expect(explanation.advice.contains("The size of a cell is decided by its table"))
  }

  /// What AppKit's stack view puts between its views is no view of the app, whatever the class of the constraint.
  @Test func tellsWhatTheStackViewHasMade() throws {
    let report = try #require(LogFixture.reports(LogFixture.bytes(of: "143")).first)
    let explanation = Explanation(report)
    #expect(explanation.meanings[1].hasPrefix("by the stack view: "))
    #expect(!explanation.repairs.contains { $0.swift.contains("tackViewSpacer") })
    #expect(explanation.repairs.first?.steps.first?.change == .maskOff)
  }

  /// One line each, so that nobody has to read a log in order to read the words.
  @Test(arguments: [
    ("V:|-(8)-[UIView:0x2]   (Names: '|':UILabel:0x3 )", "the top of `UIView` is 8 below that of `UILabel`"),
    ("V:[UIView:0x2]-(8)-|   (Names: '|':UILabel:0x3 )", "the bottom of `UIView` is 8 above that of `UILabel`"),
    ("V:[UIView:0x2]-(-8)-|   (Names: '|':UILabel:0x3 )", "the bottom of `UIView` is 8 below that of `UILabel`"),
    (
      "H:[UIView:0x2]-(>=8)-[UILabel:0x3]",
      "the leading edge of `UILabel` is at least 8 after the trailing edge of `UIView`"
    ),
    ("H:[UIView:0x2]-(>=0)-[UILabel:0x3]", "the leading edge of `UILabel` is not before the trailing edge of `UIView`"),
    ("UIView:0x2.bottom <= UILabel:0x3.top - 2", "the bottom of `UIView` is at least 2 above the top of `UILabel`"),
    ("UIView:0x2.height == 44", "`UIView` is 44 high"),
    ("UIView:0x2.width <= 44.5", "`UIView` is at most 44.5 wide"),
    ("UIView:0x2.width >= UILabel:0x3.width - 8", "`UIView` is at most 8 narrower than `UILabel`"),
    ("UIView:0x2.width == 1.5*UIView:0x2.height", "`UIView` is 1.5 times as wide as it is high"),
    ("UIView:0x2.width == 0.5*UILabel:0x3.width + 4", "`UIView` is 0.5 times as wide as `UILabel`, plus 4"),
    ("UIView:0x2.centerX == UILabel:0x3.centerX", "the centre of `UIView` is that of `UILabel`"),
    ("UIView:0x2.top == UILabel:0x3.topMargin", "the top of `UIView` is the top margin of `UILabel`"),
    ("UIView:0x2.width == 300 priority:750   (active)", "`UIView` is 300 wide, at priority 750"),
    ("'UISV-hiding' UIView:0x2.height == 0   (active)", "hidden in a stack view: `UIView` is 0 high"),
  ])
  func saysWhatAConstraintMeans(text: String, meaning: String) throws {
    let report = try #require(LogFixture.reports(Array("<NSLayoutConstraint:0x1 \(text)>".utf8)).first)
    #expect(Explanation(report).meanings == [meaning])
  }
}
