/// What a command is called with: the one description that parsing, messages and help go by.
struct CommandSpecification: Sendable {
  /// An option such as `--format json`.
  struct Option: Sendable {
    /// With its dashes.
    var name: String
    /// What stands for its value in help, nil for a flag.
    var value: String?
    /// The only values there are; empty: any.
    var choices: [String] = []
    var help: String
    /// Whether the command does not work without it.
    var isRequired: Bool

    init(
      _ name: String, value: String? = nil, choices: [String] = [], help: String, isRequired: Bool = false
    ) {
      self.isRequired = isRequired
      self.name = name
      self.value = value
      self.choices = choices
      self.help = help
    }
  }

  /// The arguments without dashes.
  struct Operands: Sendable {
    /// What stands for one in help.
    var name: String
    var isRepeatable: Bool
    var help: String
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  var operands: Operands
  var options: [Option] = []
  /// Whole command lines with what they do.
  var examples: [(line: String, meaning: String)] = []

  static let help = Option("--help", help: "print this text")

  /// The options, with the one that every command has.
  var allOptions: [Option] { options + [Self.help] }
}
