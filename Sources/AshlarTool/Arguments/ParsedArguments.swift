/// The arguments of one command, checked against its specification.
struct ParsedArguments: Sendable {
  /// In the order of the command line.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// The value of an option, nil when it is not given.
  subscript(option: String) -> String? { values[option] }

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// Whether help is asked for; nothing else counts then.
  var asksForHelp: Bool { has(CommandSpecification.help.name) }

  /// Sorts arguments into options and operands.
  ///
  /// Options may stand anywhere, as `--name value` or `--name=value`; behind `--` everything is an operand, and so is a
  /// lone `-`.
  init(_ arguments: [String], _ command: CommandSpecification) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument == "-h" {
        flags.insert(CommandSpecification.help.name)
      } else if argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
        try take(argument, &rest, command)
      } else {
        operands.append(argument)
      }
    }
    if asksForHelp { return }
    if operands.isEmpty { throw UsageError.missingOperand(command.operands.name) }
    if !command.operands.isRepeatable, operands.count > 1 { throw UsageError.extraOperand(operands[1]) }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ command: CommandSpecification
  ) throws(UsageError) {
    var name = argument
    var value: String?
    if let sign = argument.firstIndex(of: "=") {
      name = String(argument[..<sign])
      value = String(argument[argument.index(after: sign)...])
    }
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw UsageError.unknownOption(name, known: command.allOptions.map(\.name))
    }
    guard values[name] == nil, !flags.contains(name) else { throw UsageError.repeatedOption(name) }
    guard option.value != nil else {
      guard value == nil else { throw UsageError.unexpectedValue(option: name) }
      flags.insert(name)
      return
    }
    guard let given = value ?? rest.popFirst() else { throw UsageError.missingValue(option: name) }
    if !option.choices.isEmpty, !option.choices.contains(given) {
      throw UsageError.unknownChoice(given, option: name, choices: option.choices)
    }
    values[name] = given
  }
}
