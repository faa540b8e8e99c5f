import AshlarDiagnostics
import AshlarTestSupport
import Testing

/// Numbers that are no lengths: what somebody wrote for "no limit", and what failed calculations leave.
@Suite struct UnusableNumberTests {
  /// What limits nothing is not what the engine breaks: nothing would be better without it.
  @Test(arguments: ["<= inf", "<= 1.79769e+308", ">= -inf"])
  func noGuessFallsOnWhatLimitsNothing(limit: String) throws {
    let lines = [limit, "== 5", "== 6"].enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) UIView:0xa.width \($1)>" }
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: "\n"))\n)\n"
    let explanation = Explanation(try #require(LogFixture.reports(Array(log.utf8)).first))
    #expect(explanation.minimal == [1, 2])
    #expect(!explanation.guesses.map(\.constraint).contains(0))
  }

  /// Edges that hold by themselves, and a constraint beside them that is broken.
  private func report(with statement: String) throws -> ConstraintReport {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>",
          "<NSLayoutConstraint:0x4 V:[UILabel:0x2]-(0)-|   (active, names: '|':UIView:0x3 )>",
          "<NSLayoutConstraint:0x5 UIView:0x3.height == 100   (active)>",
          "<NSLayoutConstraint:0x6 \(statement)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6 \(statement)>
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(report.unreadable.isEmpty)
    #expect(report.constraints.count == 4)
    #expect(report.broken == 3)
    return report
  }

  @Test(arguments: [
    ("UILabel:0x2.height == 1.79769e+308", "`UILabel` is 1.79769e+308 high", "`CGFloat.greatestFiniteMagnitude`"),
    ("V:[UILabel:0x2(1.79769e+308)]", "`UILabel` is 1.79769e+308 high", "`CGFloat.greatestFiniteMagnitude`"),
    ("UILabel:0x2.height == 1.7976931348623157e+308", "`UILabel` is 1.7976931348623157e+308 high", "greatestFinite"),
    ("UILabel:0x2.height >= 3.40282e+38", "`UILabel` is at least 3.40282e+38 high", "`Float.greatestFiniteMagnitude`"),
    ("UILabel:0x2.height == 9.22337e+18", "`UILabel` is 9.22337e+18 high", "`Int.max`"),
    ("UILabel:0x2.height == 1e+20", "`UILabel` is 1e+20 high", "Nothing is as long"),
    ("UILabel:0x2.height == inf", "`UILabel` is inf high", "Infinity is no length"),
    ("UILabel:0x2.height == -inf", "`UILabel` is -inf high", "Infinity is no length"),
    ("UILabel:0x2.height <= - 1.79769e+308", "`UILabel` is at most -1.79769e+308 high", "greatestFiniteMagnitude"),
    ("UILabel:0x2.top == UIView:0x3.top + inf", "the top of `UILabel` is inf below that of `UIView`", "Infinity"),
    ("UILabel:0x2.height == nan", "the height of `UILabel` is nan", "`nan` is no number"),
    ("UILabel:0x2.height <= -nan", "the height of `UILabel` is at most nan", "`nan` is no number"),
    (
      "V:|-(nan)-[UILabel:0x2]   (Names: '|':UIView:0x3 )", "the top of `UILabel` is the top of `UIView` plus nan",
      "nan"
    ),
    ("UILabel:0x2.width == nan*UIView:0x3.width", "the width of `UILabel` is nan times the width of `UIView`", "nan"),
    ("UILabel:0x2.width == UIView:0x3.width * nan", "the width of `UILabel` is nan times the width of `UIView`", "nan"),
  ])
  func neverHold(statement: String, meaning: String, cause: String) throws {
    let explanation = Explanation(try report(with: statement))
    #expect(explanation.verdict == .conflict)
    #expect(explanation.minimal == [3])
    #expect(explanation.meanings[3] == meaning)
    #expect(explanation.cause == .unusableNumber)
    #expect(explanation.responsibility == .app)
    #expect(explanation.paragraph.contains(cause))
    #expect(explanation.paragraph.hasSuffix("so this can never hold."))
    // Nothing but its removal heals it, and the rest holds.
    #expect(explanation.repairs.map(\.steps.count) == [1])
    #expect(explanation.repairs.first?.steps.map(\.constraint) == [3])
    #expect(explanation.repairs.first?.steps.map(\.change) == [.remove])
    #expect(explanation.guesses.isEmpty)
    #expect(ConflictSketch(explanation)?.arrows.allSatisfy { $0.end.isFinite } != false)
  }

  /// At most infinity is no limit: the log's reason is another one, if there is any.
  @Test(arguments: [
    "UILabel:0x2.height <= inf", "UILabel:0x2.height <= 1.79769e+308", "V:[UILabel:0x2(<=1.79769e+308)]",
    "UILabel:0x2.height >= -inf", "UILabel:0x2.top >= UIView:0x3.top - 1.79769e+308",
  ])
  func limitNothing(statement: String) throws {
    let report = try report(with: statement)
    let explanation = Explanation(report)
    #expect(explanation.verdict == .holds)
    #expect(explanation.minimal.isEmpty)
    #expect(explanation.meanings[3].hasSuffix(", which limits nothing"))
    // With a height that does conflict, the number is in nobody's way.
    var second = report
    second.constraints[2].statement.constant = 100
    second.constraints.append(report.constraints[2])
    second.constraints[4].statement.constant = 90
    #expect(Explanation(second).minimal == [2, 4])
  }

  /// Divided by such a factor nothing is left but the other side: `UIView` could only be 0 wide.
  @Test(arguments: ["1.79769e+308", "inf"])
  func factorsLeaveOnlyZero(number: String) throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0x2.width == \(number)*UIView:0x3.width   (active)>",
          "<NSLayoutConstraint:0x4 UIView:0x3.width == 100   (active)>",
          "<NSLayoutConstraint:0x5 UILabel:0x2.width == 40   (active)>"
      )
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    let explanation = Explanation(report)
    #expect(explanation.minimal == [0, 1])
    #expect(explanation.cause == .unusableNumber)
    #expect(explanation.paragraph.hasPrefix("`UILabel` is \(number) times as wide as `UIView`. "))
    #expect(explanation.paragraph.hasSuffix(": what is multiplied by it would have to be 0."))
    #expect(explanation.repairs.first?.steps.map(\.constraint) == [0])
    #expect(explanation.repairs.first?.steps.map(\.change) == [.remove])
    // The other size alone does not conflict with it.
    var rest = report
    rest.constraints.remove(at: 1)
    #expect(Explanation(rest).verdict == .holds)
  }

  /// Names may begin like these words, and code never has them as literals.
  @Test func areToldFromNames() throws {
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0x2.top == info.top   (active, names: info:0x3 )>
      <NSLayoutConstraint:0x4 UILabel:0x2.left == inf.left   (active, names: inf:0x5 )>
      <NSLayoutConstraint:0x6 UILabel:0x2.right == Nan:0x7.right   (active)>
      """
    let report = try #require(LogFixture.reports(Array(log.utf8)).first)
    #expect(
      report.constraints.map { report.notation(of: $0) } == [
        "1 2.top == 3.top", "4 2.left == 5.left", "6 2.right == 7.right",
      ])
    let infinite = Explanation(try self.report(with: "UILabel:0x2.height == inf"))
    #expect(infinite.repairs.map(\.swift) == [""])
    let finite = Explanation(try self.report(with: "UILabel:0x2.height == 1.79769e+308"))
    #expect(
      finite.repairs.map(\.swift) == [
        "// Remove: label.heightAnchor.constraint(equalToConstant: 1.79769e+308).isActive = true"
      ])
  }

  @Test func priorityIsNoSuchNumber() throws {
    let text = "<NSLayoutConstraint:0x1 UILabel:0x2.height == 4 priority:nan   (active)>"
    let report = try #require(LogFixture.reports(Array(text.utf8)).first)
    #expect(report.constraints.isEmpty)
    // The column is counted in the line: `<NSLayoutConstraint:0x1 ` has 24 letters, `UILabel:0x2.height == 4 ` as many,
    // and `priority:` 9.
    #expect(report.unreadable.map(\.column) == [58])
    #expect(report.unreadable.map(\.expected) == [.value])
  }

  /// Two logs with the same mistake are one group, though `nan` is not equal to itself.
  @Test func areEqualToThemselves() throws {
    let reports = try ["nan", "inf"].map { try report(with: "UILabel:0x2.height == \($0)") }
    for report in reports {
      let text = report.constraints.map { $0.text }.joined(separator: "\n")
      #expect(LogFixture.reports(Array(text.utf8)) == LogFixture.reports(Array(text.utf8), inPiecesOf: 7))
    }
    #expect(reports[0].signature != reports[1].signature)
  }
}
