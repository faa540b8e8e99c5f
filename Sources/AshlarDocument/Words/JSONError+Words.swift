import AshlarDiagnostics
import AshlarJSON

extension JSONError: Diagnosable {
  /// The words for it, without a file.
  public var diagnostic: Diagnostic { DocumentError(.json(kind), at: position).diagnostic }
}

extension JSONError.Kind {
  var words: (message: String, suggestion: String?) {
    switch self {
    case .emptyInput: ("the file is empty", nil)
    case .unexpectedEnd(let expected): ("the file ends here; expected \(expected.words)", nil)
    case .unexpectedCharacter(let scalar, let expected):
      ("expected \(expected.words), found \(Self.name(of: scalar))", Self.hint(scalar, expected))
    case .trailingContent: ("something follows the end of the JSON value", nil)
    case .unknownWord(let word):
      ("unknown word \(Words.quoted(word))", NearestName.suggestion(among: ["true", "false", "null"], for: word))
    case .leadingZero: ("a number cannot begin with a needless 0", nil)
    case .numberTooLarge: ("the number is too large", nil)
    case .controlCharacter(let byte):
      ("a string cannot hold the control character \(Self.code(UInt32(byte)))", "write it as an escape, such as \\n")
    case .invalidEscape: ("unknown escape in a string", "a backslash itself is written \\\\")
    case .invalidUnicodeEscape: ("\\u needs four hexadecimal digits", nil)
    case .loneSurrogate(let unit): ("half of a surrogate pair (\(Self.code(UInt32(unit)))) stands alone", nil)
    case .invalidUTF8(let byte):
      ("the byte 0x\(Self.hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8 here", nil)
    case .notUTF8: ("the file is in UTF-16 or UTF-32", "save it as UTF-8")
    case .tooDeep(let limit): ("more than \(limit) arrays and objects inside each other", nil)
    case .duplicateKey(let key, let first): ("duplicate key \(Words.quoted(key)), first in line \(first.line)", nil)
    case .tooLarge(let limit): ("the file has more than \(limit) bytes", nil)
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    scalar.value > 0x20 && scalar.value < 0x7F || scalar.value > 0xA0 ? "\"\(scalar)\"" : code(scalar.value)
  }

  private static func code(_ value: UInt32) -> String { "U+\(hexadecimal(value, digits: 4))" }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func hint(_ scalar: Unicode.Scalar, _ expected: JSONError.Expectation) -> String? {
    switch (scalar, expected) {
    case ("'", _): "strings and keys need double quotes"
    case ("/", _): "JSON has no comments"
    case ("}", .key), ("]", .value): "a comma cannot be the last thing in a list"
    default: nil
    }
  }
}

extension JSONError.Expectation {
  var words: String {
    switch self {
    case .value: "a value"
    case .valueOrArrayEnd: "a value or \"]\""
    case .key: "a key in double quotes"
    case .keyOrObjectEnd: "a key in double quotes or \"}\""
    case .colon: "\":\""
    case .commaOrArrayEnd: "\",\" or \"]\""
    case .commaOrObjectEnd: "\",\" or \"}\""
    case .digit: "a digit"
    case .closingQuote: "the closing quote of the string"
    }
  }
}
