import AshlarDiagnostics

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String, known: [String])
  /// A command that this version lacks.
  case laterCommand(String)
  case unknownOption(String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case badValue(String, option: String, expected: String)
  case unknownChoice(String, option: String, choices: [String])
  case missingOperand(String)
  case extraOperand(String)
}

extension UsageError: Diagnosable {
  var diagnostic: Diagnostic {
    let (message, suggestion) = words
    return Diagnostic(message, blame: .usage, suggestion: suggestion)
  }

  private var words: (String, String?) {
    switch self {
    case .noCommand: ("no command given", nil)
    case .unknownCommand(let name, let known):
      ("unknown command \(Words.quoted(name))", NearestName.suggestion(among: known, for: name))
    case .laterCommand(let name): ("the command \(Words.quoted(name)) comes with a later version", nil)
    case .unknownOption(let name, let known):
      ("unknown option \(Words.quoted(name))", NearestName.suggestion(among: known, for: name))
    case .missingValue(let option): ("\(option) needs a value", nil)
    case .unexpectedValue(let option): ("\(option) takes no value", nil)
    case .repeatedOption(let option): ("\(option) is given twice", nil)
    case .badValue(let value, let option, let expected):
      ("\(option): expected \(expected), found \(Words.quoted(value))", nil)
    case .unknownChoice(let value, let option, let choices):
      (
        "\(option): unknown value \(Words.quoted(value))",
        NearestName.suggestion(among: choices, for: value) ?? "there is \(Words.list(choices, "and"))"
      )
    case .missingOperand(let name): ("\(name) is missing", nil)
    case .extraOperand(let text): ("unexpected argument \(Words.quoted(text))", nil)
    }
  }
}
