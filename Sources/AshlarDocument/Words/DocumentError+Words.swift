import AshlarDiagnostics
import AshlarJSON

extension DocumentError: Diagnosable {
  /// The words for it, with the path but without a file.
  public var diagnostic: Diagnostic {
    let words = kind.words
    var diagnostic = Diagnostic(words.message, suggestion: words.suggestion)
    diagnostic.path = pathText
    return diagnostic
  }

  /// The words for it, with file, line, column and the line of text.
  public func diagnostic(file: String, source: JSONSource) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.place =
      position == .none
      ? Diagnostic.Place(file: file)
      : Diagnostic.Place(file: file, line: position.line, column: position.column)
    diagnostic.excerpt = source.excerpt(around: position).map { Excerpt(text: $0.text, column: $0.column) }
    return diagnostic
  }

  /// The path as in `views[3].parent`; a key that is no plain word is quoted.
  public var pathText: String {
    var text = ""
    for component in path {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = key.utf8.count <= 60 && key.utf8.allSatisfy { $0.isIdentifierStart || $0.isDigit || $0 == 0x2E }
        if isPlain, !key.isEmpty {
          text += text.isEmpty ? key : "." + key
        } else {
          text += "[\(Words.quoted(key))]"
        }
      }
    }
    return text
  }
}

extension DocumentError.Kind {
  fileprivate var words: (message: String, suggestion: String?) {
    switch self {
    case .json(let kind): kind.words
    case .constraint(let kind, let nearest): (kind.words.message, Self.ask(nearest) ?? kind.words.suggestion)
    case .visualFormat(let kind, let nearest): (kind.words.message, Self.ask(nearest) ?? kind.words.suggestion)
    case .wrongKind, .wrongCount, .number, .unknownWord, .badColor: valueWords
    case .unknownKey, .missingKey, .badSetKey: keyWords
    case .invalidID, .nameTooLong, .duplicateID, .unknownItem, .itemIsGuide, .notArranged, .parentCircle: itemWords
    case .indexOutOfRange, .constraintIsGone, .noSuchConstraint, .unusableConstraint: constraintWords
    }
  }

  private static func ask(_ name: String?) -> String? { name.map { "did you mean \(Words.quoted($0))?" } }

  private static func ask(_ known: [String], for name: String) -> String? {
    if let suggestion = NearestName.suggestion(among: known, for: name) { return suggestion }
    return known.count <= 8 ? "there is \(Words.list(known, "and"))" : nil
  }

  private var valueWords: (message: String, suggestion: String?) {
    switch self {
    case .wrongKind(let expected, let found): ("expected \(expected.words), found \(found.words)", nil)
    case .wrongCount(let expected, let found):
      ("expected \(expected) elements, found \(found == 0 ? "none" : "\(found)")", nil)
    case .number(let number, let rule): ("\(JSONWriter.write(number)) is not \(rule.words)", nil)
    case .unknownWord(let word, let allowed):
      ("unknown value \(Words.quoted(word))", Self.ask(allowed, for: word))
    case .badColor(let text):
      (
        "unknown color \(Words.quoted(text))",
        NearestName.suggestion(among: DocumentWords.colors, for: text)
          ?? "use a name of UIColor's or #rgb, #rrggbb, #rrggbbaa"
      )
    default: ("", nil)
    }
  }

  private var keyWords: (message: String, suggestion: String?) {
    switch self {
    case .unknownKey(let key, let known): ("unknown key \(Words.quoted(key))", Self.ask(known, for: key))
    case .missingKey(let key): ("the key \(Words.quoted(key)) is missing", nil)
    case .badSetKey(let key):
      ("\(Words.quoted(key)) is not an item's id, a dot and a key", "write it like \"title.text\"")
    default: ("", nil)
    }
  }

  private var itemWords: (message: String, suggestion: String?) {
    switch self {
    case .invalidID(let id):
      ("\(Words.quoted(id)) is no id", "ids are letters, digits and _, and do not begin with a digit")
    case .nameTooLong(let limit): ("the id has more than \(limit) characters", nil)
    case .duplicateID(let id, let line): ("the id \(Words.quoted(id)) is taken in line \(line)", nil)
    case .unknownItem(let id, let nearest): ("no item named \(Words.quoted(id))", Self.ask(nearest))
    case .itemIsGuide(let id): ("\(Words.quoted(id)) is a guide; expected a view or the root", nil)
    case .notArranged(let id, let stack):
      ("\(Words.quoted(id)) is not arranged by \(Words.quoted(stack))", "only views whose parent is the stack are")
    case .parentCircle(let ids): (Self.circle(ids), nil)
    default: ("", nil)
    }
  }

  private static func circle(_ ids: [String]) -> String {
    let shown = ids.prefix(5).map(Words.quoted)
    let rest = ids.count > 5 ? " → … (\(ids.count) views)" : ""
    return "the parents form a circle: " + shown.joined(separator: " → ") + rest + " → " + (shown.first ?? "")
  }

  private var constraintWords: (message: String, suggestion: String?) {
    switch self {
    case .indexOutOfRange(let index, let count):
      (
        "there is no constraint \(index)",
        count == 0
          ? "there are none yet" : "indices run from 0 to \(count - 1), each visual format expanded in place"
      )
    case .constraintIsGone(let index): ("constraint \(index) was removed before", nil)
    case .noSuchConstraint(let text): ("no active constraint is written \(Words.quoted(text))", nil)
    case .unusableConstraint(let constraint, let reason):
      ("the constraint \(Words.quoted(constraint)) cannot be used: \(reason.words)", nil)
    default: ("", nil)
    }
  }
}

extension DocumentError.Shape {
  fileprivate var words: String {
    switch self {
    case .document: "a layout document, which is an object"
    case .object: "an object"
    case .array: "an array"
    case .number: "a number"
    case .text: "a string"
    case .flag: "true or false"
    case .constraint: "a constraint string or a {\"vfl\": …} object"
    case .indexOrText: "a constraint's index or string"
    case .numberOrNull: "a number or null"
    case .index: "the index of a constraint"
    }
  }
}

extension JSONValue.Kind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension DocumentError.NumberRule {
  fileprivate var words: String {
    switch self {
    case .computable: "within ±1e15"
    case .notNegative: "0 or more"
    case .positive: "more than 0"
    case .wholeNotNegative: "a whole number from 0"
    case .between(let least, let most): "from \(JSONWriter.write(least)) to \(JSONWriter.write(most))"
    case .metric: "0 or more, or -1 for no metric"
    }
  }
}
