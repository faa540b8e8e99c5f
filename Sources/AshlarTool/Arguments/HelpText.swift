/// The texts of `--help`, made of the commands' specifications.
enum HelpText {
  /// Of the tool as a whole.
  static func overview(_ commands: [CommandSpecification]) -> String {
    let rows = commands.map { ($0.name, $0.summary) }
    return """
      Ashlar lays out views with the rules of Auto Layout.

      usage: ashlar COMMAND ARGUMENTS…

      commands:
      \(table(rows))

      options:
      \(table([("--help", "print this text, or that of a command"), ("--version", "print the version")]))

      Exit codes: 0 fine, 1 a check failed, 64 wrong usage, 65 bad data, 66 no input, 70 our fault, 73 cannot write.

      """
  }

  /// Of one command.
  static func text(of command: CommandSpecification) -> String {
    let options = command.allOptions.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.help)
    }
    var text = """
      \(usage(of: command))

      \(command.summary)

      \(table([(command.operands.name, command.operands.help)] + options))

      """
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + table(command.examples.map { ($0.line, $0.meaning) }) + "\n"
    }
    return text
  }

  /// The one line that says how to call a command.
  static func usage(of command: CommandSpecification) -> String {
    var text = "usage: ashlar \(command.name) \(command.operands.name)\(command.operands.isRepeatable ? "…" : "")"
    for option in command.options {
      let spelling = option.name + (option.value.map { " " + $0 } ?? "")
      text += option.isRequired ? " " + spelling : " [" + spelling + "]"
    }
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }.joined(separator: "\n")
  }
}
