import AshlarDiagnostics
import AshlarLayout

extension ConstraintSyntaxError.Kind {
  /// The message, and a suggestion that needs no names.
  var words: (message: String, suggestion: String?) {
    switch self {
    case .expected(let expected): ("expected \(expected.words)", nil)
    case .unknownAttribute(let name): ("unknown attribute \(Words.quoted(name))", nil)
    case .unknownItem(let id): ("no item named \(Words.quoted(id))", nil)
    case .unknownRelation(let signs): ("unknown relation \(Words.quoted(signs))", Self.relation(meantBy: signs))
    case .malformedNumber(let text): ("malformed number \(Words.quoted(text))", nil)
    case .numberTooLarge(let text): ("the number \(Words.quoted(text)) is beyond 1e15", nil)
    case .priorityOutOfRange(let text): ("the priority \(text) is not from 0 to 1000", nil)
    case .identifierTooLong(let limit): ("the identifier has more than \(limit) characters", nil)
    case .pairing(let pairing): pairing.words
    }
  }

  private static func relation(meantBy signs: String) -> String {
    switch signs {
    case "=", "===": "did you mean \"==\"?"
    case "<", "=<": "did you mean \"<=\"?"
    case ">", "=>": "did you mean \">=\"?"
    default: "there are ==, <= and >="
    }
  }
}

extension ConstraintSyntaxError.Pairing {
  fileprivate var words: (message: String, suggestion: String?) {
    switch self {
    case .axes(let one, let other):
      ("\(one.name) and \(other.name) lie on different axes", nil)
    case .directions(let one, let other):
      ("\(one.name) cannot be compared with \(other.name)", "use left and right or leading and trailing on both sides")
    case .placeAndSize(let one, let other):
      ("\(one.name) and \(other.name) cannot be compared: one is a place, the other a size", nil)
    case .placeAlone(let attribute):
      ("\(attribute.name) needs an attribute of another item on the right side", nil)
    }
  }
}

extension ConstraintSyntaxError.Expectation {
  fileprivate var words: String {
    switch self {
    case .item: "the id of an item, as in \"title.top == root.top + 8\""
    case .dot: "\".\" and an attribute after the id"
    case .attribute: "an attribute such as left or width"
    case .relation: "==, <= or >="
    case .rightSide: "a number or an item's attribute"
    case .multipliedItem: "an item's attribute after \"*\""
    case .constant: "a number"
    case .priority: "a priority from 0 to 1000"
    case .endOfNumber: "\"*\", \"@\", \"#\" or the end of the constraint"
    case .endOfItem: "\"+\", \"-\", \"@\", \"#\" or the end of the constraint"
    case .endOfConstant: "\"@\", \"#\" or the end of the constraint"
    case .endOfPriority: "\"#\" or the end of the constraint"
    }
  }
}
