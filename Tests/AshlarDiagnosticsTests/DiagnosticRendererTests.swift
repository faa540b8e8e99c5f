import AshlarDiagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  @Test func writesEveryPartInOrder() {
    var diagnostic = Diagnostic("no item named \"hedaer\"", suggestion: "did you mean \"header\"?")
    diagnostic.place = .init(file: "card.json", line: 12, column: 9)
    diagnostic.path = "views[3].parent"
    diagnostic.excerpt = Excerpt(text: "\t\"parent\": \"hedaer\"", column: 12)
    #expect(
      DiagnosticRenderer.lines(diagnostic) == [
        "card.json:12:9: views[3].parent: no item named \"hedaer\" (did you mean \"header\"?)",
        "  \t\"parent\": \"hedaer\"",
        "  \t          ^",
      ])
  }

  @Test func leavesOutWhatIsNotKnown() {
    #expect(DiagnosticRenderer.lines(Diagnostic("it rains")) == ["it rains"])
    var diagnostic = Diagnostic("it rains", severity: .warning)
    diagnostic.place = .init(file: "a.json", line: 3)
    #expect(DiagnosticRenderer.headline(diagnostic) == "a.json:3: warning: it rains")
  }

  @Test func marksOnePastTheEnd() {
    #expect(Excerpt(text: "ab", column: 3).lines(indentation: "") == ["ab", "  ^"])
  }

  @Test func marksNothingInAnEmptyLine() {
    #expect(Excerpt(text: "", column: 1).lines() == [])
  }

  @Test func keepsControlCharactersOffTheTerminal() {
    #expect(Excerpt(text: "a\u{1B}[31mb", column: 1).lines(indentation: "") == ["a?[31mb", "^"])
  }

  static let exitCodes: [(Blame, Int32)] = [
    (.check, 1), (.usage, 64), (.data, 65), (.input, 66), (.output, 73), (.ourselves, 70),
  ]

  @Test(arguments: exitCodes)
  func mapsBlameToExitCodes(blame: Blame, code: Int32) {
    #expect(blame.exitCode == code)
  }
}
