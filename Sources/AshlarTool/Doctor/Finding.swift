import AshlarDiagnostics
import AshlarJSON

/// Something in a source file that does not compile on Linux, or that does nothing there.
struct Finding: Equatable {
  /// What kind of thing it is; the raw values are those of the JSON output.
  enum Rule: String, CaseIterable {
    case objectiveC = "objective-c"
    case absentModule = "absent-module"
    case absentType = "absent-type"
    case absentMember = "absent-member"
    case interfaceBuilder = "interface-builder"
    case tests
  }

  /// What kind of thing it is.
  var rule: Rule
  /// An error keeps the file from compiling, a warning does not.
  var severity: Diagnostic.Severity = .error
  /// What was found, as it is written: `@objc`, `UITableView`.
  var subject: String
  /// What is wrong, as part of a sentence.
  var message: String
  /// What to do about it.
  var repair: String
  /// Where it begins in the file, in bytes.
  var offset: Int
  /// A name that excuses it when the user's own sources declare it, such as a stand-in for a missing type; or a function's
  /// with its first label, `name(label:)`.
  var excuse: String?
  /// The type of the value that has a member, where it is written: a type that is neither the user's nor one of Apple's that
  /// is known may have the member, so that nothing is found.
  var holder: String?

  /// The words for it, at a place.
  func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    var diagnostic = Diagnostic(
      "\(Words.plain(subject)) \(message)", severity: severity, blame: .check, suggestion: repair)
    diagnostic.place = place
    return diagnostic
  }

  /// The members of its JSON object.
  func json(at place: Diagnostic.Place) -> JSONValue {
    .object([
      ("file", .string(place.file)), ("line", .number(Double(place.line ?? 1))),
      ("column", .number(Double(place.column ?? 1))), ("severity", .string(severity == .error ? "error" : "warning")),
      ("rule", .string(rule.rawValue)), ("subject", .string(subject)), ("message", .string(message)),
      ("repair", .string(repair)),
    ])
  }
}
