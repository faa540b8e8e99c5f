import AshlarLayout

extension VisualFormatError: Diagnosable {
  /// The words for it, without the text of the format.
  public var diagnostic: Diagnostic {
    Diagnostic(kind.words.message, suggestion: kind.words.suggestion)
  }

  /// The words for it, with the format and a caret under the mistake.
  public func diagnostic(format: String) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.path = "column \(column)"
    diagnostic.excerpt = Excerpt(text: format, column: column)
    return diagnostic
  }
}

extension VisualFormatError.Kind {
  /// The message, and a suggestion that needs no names.
  package var words: (message: String, suggestion: String?) {
    switch self {
    case .empty: ("the visual format is empty", nil)
    case .space: ("a visual format holds no spaces", nil)
    case .expected(let expected): ("expected \(expected.words)", nil)
    case .unknownView(let name): ("no view named \(Words.quoted(name))", nil)
    case .unknownMetric(let name): ("no metric named \(Words.quoted(name))", nil)
    case .viewNotAllowed(let name): ("\(Words.quoted(name)) is a view; expected a number or a metric", nil)
    case .emptyPredicates: ("nothing stands between the parentheses", nil)
    case .repeatedPredicates: ("a view takes one list of predicates", "join them with commas: (>=50,<=100)")
    case .leadingGap: ("a gap before the first view needs the superview's edge", "begin with \"|-\"")
    case .trailingGap: ("a gap after the last view needs the superview's edge", "end with \"-|\"")
    case .superviewAlone: ("the superview's edge needs a view beside it", nil)
    case .textAfterSuperview: ("nothing can follow the superview's edge", nil)
    case .noSuperview: ("the view beside this edge has no superview", nil)
    case .notFinite(let text): ("the number \(Words.quoted(text)) is too large", nil)
    case .priorityOutOfRange(let priority): ("the priority \(Words.number(priority)) is not from 0 to 1000", nil)
    case .alignmentAlongAxis(let attribute):
      ("views in a row along an axis cannot share their \(attribute.name) on it", nil)
    case .contradictoryDirections: ("the options ask for both directions", nil)
    }
  }
}

extension VisualFormatError.Expectation {
  fileprivate var words: String {
    switch self {
    case .start: "\"H:\", \"V:\", \"|\" or \"[\""
    case .axisColon: "\":\" after the axis"
    case .view: "\"[\""
    case .viewName: "the name of a view"
    case .viewEnd: "\"]\" after the view"
    case .continuation: "\"-\", \"[\", \"|\" or the end of the format"
    case .gap: "a number, a metric, \"(\", \"[\" or \"|\" after \"-\""
    case .gapEnd: "\"-\" after the gap"
    case .relation: "==, <= or >="
    case .value: "a number or a metric"
    case .sizeValue: "a number, a metric or a view"
    case .predicateEnd: "\"@\", \",\" or \")\""
    }
  }
}
