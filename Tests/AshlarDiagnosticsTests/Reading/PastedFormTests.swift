import AshlarDiagnostics
import AshlarLayout
import AshlarTestSupport
import Testing

/// Forms that pasting and other descriptions of constraints bring along. The lines are made up after pastes in public
/// threads; what each means is written down by hand, in the notation of `Fixtures/log-statements`.
@Suite struct PastedFormTests {
  private func notation(_ text: String) throws -> [String] {
    let reports = LogFixture.reports(Array(text.utf8))
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.unreadable.isEmpty)
    return report.constraints.map { report.notation(of: $0) }
  }

  // MARK: Values without a name

  /// Rows with four terms before such a value; two grids have nothing to do with each other.
  @Test(arguments: [
    [#"UIView:0x7001.centerXWithinMargins == NSGridView:0x7002.column-boundary + 4"#],
    [#"(UIView:0x7001.centerX - UIView:0x7003.centerX) == UIView:0x7002.(null) + 4"#],
    [
      "(UIView:0x7001.centerX - UIView:0x7003.centerX) == NSGridView:0x7002.column-boundary",
      "NSGridView:0x7006.column-boundary == (UIView:0x7001.centerX - UIView:0x7003.centerX) + 5",
    ],
  ])
  func valuesWithoutANameContradictNothing(statements: [String]) throws {
    let lines = statements.enumerated().map { #"  "<NSLayoutConstraint:0x60000\#($0 + 1) \#($1)   (active)>""# }
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: ",\n"))\n)\n"
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.constraints.count == statements.count && report.unreadable.isEmpty)
    let explanation = Explanation(report)
    #expect(explanation.verdict == .holds)
    #expect(explanation.meanings.count == statements.count)
  }

  // MARK: Blanks, quotes, dashes

  @Test(arguments: [
    // Signs of links in what an item says, where the line has brackets of its own.
    ("<NSLayoutConstraint:0x1 UILabel:0xa'q=%3Cb'.left == UIView:0xb.left + 10>", "1 a.left == b.left + 10"),
    // No width at all, as wide as a letter of Chinese, and a long dash around a gap.
    ("<NSLayoutConstraint:0x1 App.Long\u{200B}View:0xa.width == 1\u{200B}00>", "1 a.width == 100"),
    ("<NSLayoutConstraint:0x1\u{3000}UIView:0xa.width\u{3000}== 100>", "1 a.width == 100"),
    (
      "<NSLayoutConstraint:0x1 H:|\u{2014}(10)\u{2014}[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "1 a.leading == b.leading + 10"
    ),
  ])
  func keepsWhatWasSaidAndDropsWhatWasAdded(line: String, meaning: String) throws {
    #expect(try notation(line) == [meaning])
  }

  /// A mistake in the second entry of a link: it is shown with its own entry.
  @Test func marksMistakesInLinks() throws {
    let list = """
      (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 5>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width ~ 6>"
      )
      """
    let encoded = list.map { $0.isLetter || $0.isNumber ? String($0) : "%" + hex($0.asciiValue ?? 0) }.joined()
    let report = try #require(LogFixture.reports(Array("https://example/?constraintlog=\(encoded)".utf8)).first)
    let unreadable = try #require(report.unreadable.first)
    #expect(report.constraints.count == 1 && report.unreadable.count == 1)
    #expect(unreadable.text.contains("NSLayoutConstraint:0x2") && !unreadable.text.contains("0x1"))
    #expect(Array(unreadable.text)[unreadable.textColumn - 1] == "~")
  }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// `%g` prints 123456.7 as 123457.
  @Test func integersOfSixDigitsMayBeRounded() throws {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 123457>
      <NSLayoutConstraint:0x2 UIView:0xa.width == UIView:0xb.width>
      <NSLayoutConstraint:0x3 UIView:0xb.width == 123456.7>
      """
    #expect(Explanation(try #require(LogFixture.reports(Array(log.utf8)).first)).verdict == .holds)
  }

  @Test func whatAnItemSaysKeepsItsTypography() throws {
    let log = "<NSLayoutConstraint:0x1 UILabel:0x7001'9 \u{2013} 17 \u{2264} 20'.width\u{A0}\u{2264} 5>"
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.items.first?.text == "9 \u{2013} 17 \u{2264} 20")
    #expect(report.constraints.map { report.notation(of: $0) } == ["1 7001.width <= 5"])
  }

  /// U+00A0 of web pages, U+202F and U+2009 of chat tools, and the entity.
  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2009}", "&nbsp;", "&#160;"])
  func takesAnyBlankForOne(blank: String) throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UIView:0x2.height == 44   (active)>",
          "<NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x4'Hi']   (active, names: '|':UIView:0x2 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=-&- UILabel:0x4'Hi'.width == 0.5*UIView:0x2.width - 3>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x4'Hi']   (active, names: '|':UIView:0x2 )>
      """
    let report = try #require(LogFixture.reports(Array(log.replacingOccurrences(of: " ", with: blank).utf8)).first)
    let plain = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(
      report.constraints.map { report.notation(of: $0) } == [
        "1 2.height == 44 #UIView-Encapsulated-Layout-Height", "3 4.top == 2.top + 8",
        "5 4.width == 0.5 * 2.width - 3 h=--& v=-&-",
      ])
    #expect(report.unreadable.isEmpty)
    #expect(report.broken == 1)
    #expect(report.isIncomplete == false)
    #expect(report.items == plain.items)
  }

  @Test func takesTypographicQuotesForPlainOnes() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          “<NSLayoutConstraint:0x1 ‘UIView-Encapsulated-Layout-Height’ UIView:0x2.height == 44   (active)>”,
          „<NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x4‘It’s’]   (active, names: ‘|’:UIView:0x2 )>“
      )
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(
      report.constraints.map { report.notation(of: $0) } == [
        "1 2.height == 44 #UIView-Encapsulated-Layout-Height", "3 4.top == 2.top + 8",
      ])
    #expect(report.items[1].text == "It's" || report.items[2].text == "It's")
    #expect(report.isIncomplete == false)
  }

  @Test func leavesTypographyAloneInWhatItemsSay() throws {
    let text = "<NSLayoutConstraint:0x1 UILabel:0x2'Don’t — “now”'.height == 44>"
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(report.items.map(\.text) == ["Don’t — “now”"])
  }

  @Test(arguments: [
    ("<NSAutoresizingMaskLayoutConstraint:0x1 h=—& v=-&- UIView:0x2.height == 0>", "1 2.height == 0 h=--& v=-&-"),
    ("<NSAutoresizingMaskLayoutConstraint:0x1 h=&— v=—- UIView:0x2.height == 0>", "1 2.height == 0 h=&-- v=---"),
    ("<NSLayoutConstraint:0x1 V:[UIView:0x2]–(8)–[UIView:0x3]>", "1 3.top == 2.bottom + 8"),
    ("<NSLayoutConstraint:0x1 V:|-(−8)-[UIView:0x2]   (Names: '|':UIView:0x3 )>", "1 2.top == 3.top - 8"),
    ("<NSLayoutConstraint:0x1 UIView:0x2.top == UIView:0x3.top − 8>", "1 2.top == 3.top - 8"),
    ("<NSLayoutConstraint:0x1 UIView:0x2.height ≥ 44>", "1 2.height >= 44"),
    ("<NSLayoutConstraint:0x1 V:[UIView:0x2(≤44)]>", "1 2.height <= 44"),
  ])
  func takesDashesAndSignsOfTypographyForPlainOnes(text: String, expected: String) throws {
    #expect(try notation(text) == [expected])
  }

  // MARK: Private and local classes

  @Test(arguments: [
    ("(unknown context at $104a5b0c8).CellView:0x2.width == 50   (active)", "CellView"),
    ("App.(unknown context at $104a5b0c8).CellView:0x2.width == 50   (active)", "App.CellView"),
    ("App.Screen.(unknown context at $1).(unknown context at $2).Row:0x2.width == 50", "App.Screen.Row"),
    ("App.(CellView in _1A2B3C4D).Inner:0x2'Hi (there)'.width == 50", "App.CellView.Inner"),
    ("H:[App.(unknown context at $104a5b0c8).CellView:0x2(50)]", "App.CellView"),
    ("H:[(unknown context at $104a5b0c8).CellView:0x2'(a)'(50)]", "CellView"),
  ])
  func readsClassesWithContexts(statement: String, className: String) throws {
    let report = try #require(
      LogFixture.reports(Array("<NSLayoutConstraint:0x600 \(statement)>".utf8)).first)
    #expect(report.unreadable.isEmpty)
    #expect(report.items.map(\.className) == [className])
    #expect(report.constraints.map { report.notation(of: $0) } == ["600 2.width == 50"])
  }

  @Test func readsContextsInAnyPlace() throws {
    let log = """
      <App.(unknown context at $1).PinConstraint:0x1 H:|-(0)-[App.(unknown context at $104a5).Cell:0x2]   (active, \
      names: '|':App.(unknown context at $104a6).Host:0x3 )>
      <SnapKit.LayoutConstraint:my pin (unknown context at $104a5).Cell:0x2.left == App.(Host in _ABC).Box:0x4.left>
      <NSLayoutConstraint:0x5 box.width == 8   (active, names: box:App.(unknown context at $104a5).Cell:0x2 )>
      <NSLayoutConstraint:0x6 (App.(unknown context at $104a5).Cell:0x2.leading - \
      App.(unknown context at $104a6).Host:0x3.leading) == 7>
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.unreadable.isEmpty)
    #expect(
      report.constraints.map { report.notation(of: $0) } == [
        "1 2.leading == 3.leading", "my pin 2.left == 4.left",
        "5 2.width == 8", "6 (2.leading - 3.leading) == 7",
      ])
    #expect(report.constraints[0].className == "App.PinConstraint")
    #expect(report.items.map(\.className) == ["App.Cell", "App.Host", "App.Host.Box"])
    // People read the last name only, and code uses it.
    let explanation = Explanation(report)
    #expect(explanation.meanings[3] == "the distance from the leading edge of `Host` to the leading edge of `box` is 7")
  }

  // MARK: Other descriptions

  @Test(arguments: [
    ("<NSLayoutConstraint: 0x1> H:[UIView:0x2(80)] (Bar 0, (null))", "1 2.width == 80 #Bar 0, (null)"),
    ("\"<NSLayoutConstraint: 0x1> UIView:0x2.top == UIView:0x3.top + 4 (a, b)\",", "1 2.top == 3.top + 4 #a, b"),
    ("<NSLayoutConstraint:0x1 H:[cells[2](44)]   (active, names: cells[2]:0x2 )>", "1 2.width == 44"),
    (
      "<NSLayoutConstraint:0x1 H:[cells[1]]-(4)-[cells[2]]   (active, names: cells[1]:0x2, cells[2]:0x3 )>",
      "1 3.leading == 2.trailing + 4"
    ),
    ("<NSLayoutConstraint:0x1 V:[list[1...(44)]   (active, names: list[1...:0x2 )>", "1 2.height == 44"),
    ("<NSLayoutConstraint:0x1 UILabel:0x2'a.width == 3'.height == 44>", "1 2.height == 44"),
    (
      "<NSLayoutConstraint:0x1 UILabel:0x2'max.width is'.height == 0.5*UILabel:0x3'.top '.width>",
      "1 2.height == 0.5 * 3.width"
    ),
    (
      "<NSLayoutConstraint: 0x1 H: | - (>= 4) - [UIView: 0x2] (LTR) (Names: '|': UIWindow: 0x3)>",
      "1 2.left >= 3.left + 4"
    ),
    ("<NSAutoresizingMaskLayoutConstraint: 0x1 h = --& v = -&- V: [UIView: 0x2 (0)]>", "1 2.height == 0 h=--& v=-&-"),
  ])
  func readsOtherDescriptions(text: String, expected: String) throws {
    #expect(try notation(text) == [expected])
  }

  /// The lines of a grid all have one name, so none of them may be taken for another.
  @Test func readsTheLinesOfGrids() throws {
    let log = """
      <NSLayoutConstraint:0x1 'GridView.top' NSGridView:0x2.row-boundary <= NSBox:0x3.top   (active)>
      <NSLayoutConstraint:0x4 'GridView.left' NSBox:0x3.left == NSGridView:0x2.column-boundary + 6>
      <NSLayoutConstraint:0x5 'GridView_Y' (NSGridView:0x2.row-boundary+0.5*(NSGridView:0x2.bottom - \
      NSGridView:0x2.row-boundary)) == NSBox:0x3.centerY   (active, names: NSGridView:0x2.row-boundary:0x6 )>
      <NSLayoutConstraint:0x7 ((NSGridView:0x2.column-boundary-6)+2) == NSBox:0x3.right - 1>
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.unreadable.isEmpty)
    #expect(
      report.constraints.map { report.notation(of: $0) } == [
        "1 2.row-boundary <= 3.top #GridView.top", "4 3.left == 2.column-boundary + 6 #GridView.left",
        "5 2.row-boundary == 3.centerY #GridView_Y", "7 2.column-boundary == 3.right - 1",
      ])
    #expect(report.constraints.map(\.statement.axis) == [.vertical, .horizontal, .vertical, .horizontal])
    #expect(report.items.map(\.address) == ["0x2", "0x3"])
  }

  @Test func seesNoConflictBetweenLinesThatMayDiffer() throws {
    let log = """
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x1 NSGridView:0x2.row-boundary == NSBox:0x3.top   (active)>",
          "<NSLayoutConstraint:0x4 NSGridView:0x2.row-boundary == NSBox:0x3.top + 9   (active)>"
      )
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    let explanation = Explanation(report)
    #expect(explanation.verdict == .holds)
    #expect(explanation.cause == .hiddenValue)
    #expect(explanation.paragraph.contains("The log does not show `row-boundary` of `NSGridView`"))
  }

  @Test func readsListsInLinks() throws {
    let list =
      "(%0A%20%20%22%3CNSLayoutConstraint:0x1%20Logo.height%20==%2056%20%20%20(active,%20names:%20Logo:0x2%20)%3E%22,%0A"
      + "%20%20%22%3CNSLayoutConstraint:0x3%20V:%7C-(8)-%5BLogo%5D%20(active,%20names:%20Logo:0x2,%20%27%7C%27:UIView:0x4%20)"
      + "%3E%22%0A)"
    let expected = ["1 2.height == 56", "3 2.top == 4.top + 8"]
    #expect(try notation("https://www.wtfautolayout.com/?constraintlog=\(list)") == expected)
    let form = list.replacingOccurrences(of: "%20", with: "+")
    #expect(try notation("see https://www.wtfautolayout.com/?constraintlog=\(form) please") == expected)
  }

  /// Tools of cross-platform frameworks and build servers put something before each line.
  @Test(arguments: ["[        ] ", "2026-01-02T03:04:05.0000000Z ", "flutter: "])
  func readsLinesWithPrefixes(prefix: String) throws {
    let lines = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.height >= 22   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.height == 10   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0x2.height >= 22   (active)>
      """
    let log = lines.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.constraints.map { report.notation(of: $0) } == ["1 2.height >= 22", "3 2.height == 10"])
    #expect(report.broken == 0)
    #expect(report.isIncomplete == false)
  }
}
