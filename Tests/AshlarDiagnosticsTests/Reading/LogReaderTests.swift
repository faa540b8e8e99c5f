import AshlarDiagnostics
import AshlarTestSupport
import Testing

/// Reading the logs of `Fixtures/logs`.
@Suite struct LogReaderTests {
  @Test(arguments: try Fixtures.cases(in: "log-statements"))
  func readsWhatTheLogSays(_ fixture: FixtureCase) throws {
    let reports = LogFixture.reports(try LogFixture.bytes(of: fixture.name))
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    let read = report.constraints.map { report.notation(of: $0) }
    let expected = (fixture["constraints"]?.array ?? []).compactMap(\.string)
    #expect(read == expected)
    #expect(report.unreadable.map(\.line) == (fixture["unreadable"]?.array ?? []).compactMap(\.integer))
  }

  /// Two dumps count nothing in the index, though each holds a constraint that can be read.
  private static let uncounted: [String: Int] = ["104": 1, "180": 1]
  /// What is left of the broken constraint does not tell which one it is.
  private static let withoutBroken: Set<String> = ["026", "143"]

  @Test(arguments: try LogFixture.all())
  func findsAsManyConstraintsAsTheIndex(_ log: LogFixture) throws {
    let reports = LogFixture.reports(log.bytes)
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.constraints.count == Self.uncounted[log.name] ?? log.entry["constraints"]?.integer)
    if log.entry["truncated"]?.bool == false { #expect(report.unreadable.isEmpty) }
    if Self.withoutBroken.contains(log.name) {
      #expect(report.broken == nil)
    } else {
      #expect(report.broken == log.entry["broken"]?.integer)
    }
  }

  @Test(arguments: try LogFixture.all().filter { $0.entry["kind"]?.string == "conflict" })
  func tellsThePlatform(_ log: LogFixture) throws {
    // Items of the hand-shortened log have no framework's names, and the split view's wrappers have AppKit's.
    guard log.name != "187" else { return }
    let report = try #require(LogFixture.reports(log.bytes).first)
    #expect(report.platform == (log.entry["platform"]?.string == "appkit" ? .appKit : .uiKit))
  }

  @Test func readsTheSameInPiecesOfAnySize() throws {
    for log in try LogFixture.all() {
      let whole = LogFixture.reports(log.bytes)
      for size in [1, 7, 1000] {
        #expect(LogFixture.reports(log.bytes, inPiecesOf: size) == whole, "\(log.name) in pieces of \(size)")
      }
    }
  }

  /// What libFuzzer has found worth keeping: each file once made the reader go another way.
  @Test func readsWhatTheFuzzerKeepsTheSameInPieces() throws {
    let corpus = try Fixtures.corpus(of: "Log")
    #expect(corpus.count > 100)
    for (name, bytes) in corpus {
      let whole = LogFixture.reports(bytes)
      for size in [1, 7, max(bytes.count / 2, 1)] {
        #expect(LogFixture.reports(bytes, inPiecesOf: size) == whole, "\(name) in pieces of \(size)")
      }
    }
  }

  /// Outside of a report a line without the word "constraint" says nothing, wherever a piece ends in it.
  @Test func passesOverADamagedLineInPieces() {
    let damaged = Array(
      "Will attempt to recover by breaking co\tstraint\n<NSLayoutConstraint:0x1 UIView:0x2.width == 9>\n".utf8)
    let whole = LogFixture.reports(damaged)
    #expect(whole.map(\.kind) == [.dump])
    for size in 1...damaged.count { #expect(LogFixture.reports(damaged, inPiecesOf: size) == whole) }
  }

  @Test func readsSeveralLogsInOnePaste() throws {
    let logs = try LogFixture.all()
    let expected = logs.flatMap { LogFixture.reports($0.bytes) }
    let paste = logs.flatMap { $0.bytes + Array("\n\n".utf8) + Array(String(repeating: "noise\n", count: 60).utf8) }
    let reports = LogFixture.reports(paste)
    #expect(reports.map(\.constraints.count) == expected.map(\.constraints.count))
    #expect(reports.map(\.broken) == expected.map(\.broken))
  }

  @Test func readsALogWithoutLineBreaks() throws {
    let line = try LogFixture.bytes(of: "001").map { $0 == 0x0A ? 0x20 : $0 }
    let reports = LogFixture.reports(line + [0x20] + line)
    #expect(reports.map(\.constraints.count) == [2, 2])
    #expect(reports.map(\.broken) == [0, 0])
  }

  @Test func marksWhereReadingStopped() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.height == 44   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.hight == 50   (active)>",
          "<NSLayoutConstraint:0x4 V:|-(8]-[UIView:0x2]   (active, names: '|':UIView:0x5 )>",
          "<NSLayoutConstraint:0x6 UIView:0x2.height ~ 60   (active)>"
      )
      """
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(report.constraints.count == 1)
    #expect(report.unreadable.map(\.line) == [4, 5, 6])
    // Columns are counted in the lines above: the item without a known attribute, `]`, and `~`.
    #expect(report.unreadable.map(\.column) == [30, 36, 48])
    #expect(report.unreadable.map(\.expected) == [.place, .gap, .relation])
  }

  @Test func marksPlacesInLongAndWrappedLines() throws {
    let mistake = "<NSLayoutConstraint:0x3 UIView:0x2.height ~ 50>"
    let header = "Unable to simultaneously satisfy constraints. "
    // 46 letters of the header, 1,000 of two bytes each and a blank come before the mistake, whose `~` is the 43rd.
    let long = header + String(repeating: "é", count: 1000) + " " + mistake + " " + mistake
    let report = try #require(LogFixture.reports(Array(long.utf8)).first)
    #expect(report.unreadable.map(\.column) == [1047 + 43, 1047 + 48 + 43])
    for line in report.unreadable {
      let text = Array(line.text.unicodeScalars)
      #expect(text[line.textColumn - 1] == "~")
      #expect(line.text.utf8.count <= 300)
      let excerpt = line.excerpt
      #expect(excerpt.text.hasPrefix("…"))
      #expect(Array(excerpt.text.unicodeScalars)[excerpt.column - 1] == "~")
    }

    let wrapped = """
      \(header)
      (
        é <NSLayoutConstraint:0x1 UIView:0x2.height ==
          50>
        é é <NSLayoutConstraint:0x3 UIView:0x2.height ~ 50>
        é <NSLayoutConstraint:0x1 UIView:0x2.height
          ~ 50>
      )
      """
    let second = try #require(LogFixture.reports(Array(wrapped.utf8)).first)
    #expect(second.constraints.count == 1)
    // Behind two blanks, `é é ` and 42 characters; in the sixth line what is wrong comes after its last character.
    #expect(second.unreadable.map(\.line) == [5, 6])
    #expect(second.unreadable.map(\.column) == [2 + 4 + 43, 2 + 2 + 41 + 1])
  }

  @Test(arguments: [
    ("<SnapKit.LayoutConstraint:my pin@Screen.swift#9 UIView:0x9.top == UIView:0xa.top>", "my pin"),
    ("<MASLayoutConstraint:topPin UIView:0x9.top == UIView:0xa.top + 8 ^750>", "topPin"),
    ("<MASLayoutConstraint:edges[2] UIView:0x9.top == UIView:0xa.top ^low>", "edges[2]"),
  ])
  func readsKeys(text: String, label: String) throws {
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(report.constraints.first?.label == label)
    #expect(report.constraints.first?.address == nil)
  }

  @Test(arguments: [
    "<NSLayoutConstraint:0x1 UIButton:0x2'IT'S FINE'.height == 44   (active)>",
    "<NSLayoutConstraint:0x1 V:[UIButton:0x2'a] (b)'(44)]>",
    "< NSLayoutConstraint: 0x1 UIView:0x2.height == 44 >",
    "&lt;NSLayoutConstraint:0x1 UIView:0x2.height == 44&gt;",
    "\\<NSLayoutConstraint:0x1 V:\\[UIView:0x2(44)\\]\\>",
    "**`<NSLayoutConstraint:0x1 UIView:0x2.height == 44>`**",
    "<App.LayoutConstraint:0x1@A+B.swift#4 UIView:0x2.height == 44.0>",
    "<NSLayoutConstraint:0x1 ListImage-a....height == 44   (active, names: ListImage-a...:0x2 )>",
    "<NSLayoutConstraint:0x1 'it's an identifier' UIView:0x2.height == 44   (inactive)>",
  ])
  func readsOddForms(text: String) throws {
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(report.unreadable.isEmpty)
    let constraint = try #require(report.constraints.first)
    let place = try #require(constraint.statement.places.first)
    #expect(report.items[place.item].address == "0x2")
    #expect(place.attribute == .layout(.height))
    #expect(constraint.statement.constant == 44)
  }
}
