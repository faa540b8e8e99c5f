import AshlarDiagnostics
import AshlarLayout
import Testing

@Suite struct VisualFormatWordsTests {
  static let cases: [(VisualFormatError.Kind, String)] = [
    (.empty, "the visual format is empty"),
    (.space, "a visual format holds no spaces"),
    (.expected(.start), "expected \"H:\", \"V:\", \"|\" or \"[\""),
    (.expected(.viewEnd), "expected \"]\" after the view"),
    (.expected(.predicateEnd), "expected \"@\", \",\" or \")\""),
    (.unknownView("a"), "no view named \"a\""),
    (.unknownMetric("gap"), "no metric named \"gap\""),
    (.viewNotAllowed("a"), "\"a\" is a view; expected a number or a metric"),
    (.repeatedPredicates, "a view takes one list of predicates (join them with commas: (>=50,<=100))"),
    (.trailingGap, "a gap after the last view needs the superview's edge (end with \"-|\")"),
    (.priorityOutOfRange(1000.5), "the priority 1000.5 is not from 0 to 1000"),
    (.priorityOutOfRange(-1), "the priority -1 is not from 0 to 1000"),
    (.alignmentAlongAxis(.left), "views in a row along an axis cannot share their left on it"),
  ]

  @Test(arguments: cases)
  func phrasesMistakes(kind: VisualFormatError.Kind, words: String) {
    #expect(DiagnosticRenderer.headline(VisualFormatError(kind, column: 3).diagnostic) == words)
  }

  @Test func marksThePlace() {
    let diagnostic = VisualFormatError(.unknownView("b"), column: 5).diagnostic(format: "[a][b]")
    #expect(DiagnosticRenderer.lines(diagnostic) == ["column 5: no view named \"b\"", "  [a][b]", "      ^"])
  }
}
