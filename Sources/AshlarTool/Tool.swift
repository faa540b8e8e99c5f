import AshlarDiagnostics

/// The `ashlar` command as a function: arguments in, text and an exit code out.
public enum Tool {
  /// What `--version` prints behind the name.
  public static let version = "0.1.0"

  /// The commands in the order of the help text.
  static var commands: [any Command.Type] {
    [
      SolveCommand.self, VerifyCommand.self, VisualFormatCommand.self, RenderCommand.self, DumpCommand.self,
      ExplainCommand.self, DoctorCommand.self,
    ]
  }

  /// Commands that users of the documentation may try before they exist.
  private static let laterCommands = ["check"]

  /// Runs one command line.
  ///
  /// - Parameter arguments: Without the name of the program.
  /// - Returns: The exit code.
  public static func run(_ arguments: [String], in environment: any ToolEnvironment) -> Int32 {
    let reporter = Reporter(environment)
    do throws(UsageError) {
      return try dispatch(arguments, reporter)
    } catch {
      reporter.report(error.diagnostic, command: nil)
      reporter.note("try: ashlar --help")
      return Blame.usage.exitCode
    }
  }

  private static func dispatch(_ arguments: [String], _ reporter: Reporter) throws(UsageError) -> Int32 {
    guard let name = arguments.first else { throw UsageError.noCommand }
    switch name {
    case "--help", "-h", "help":
      reporter.print(HelpText.overview(commands.map { $0.specification }))
      return reporter.exitCode
    case "--version":
      reporter.print("ashlar \(version)\n")
      return reporter.exitCode
    default:
      break
    }
    if let command = commands.first(where: { $0.specification.name == name }) {
      return run(command, Array(arguments.dropFirst()), reporter)
    }
    if laterCommands.contains(name) { throw UsageError.laterCommand(name) }
    let options = ["--help", "--version"]
    if name.utf8.first == UInt8(ascii: "-") { throw UsageError.unknownOption(name, known: options) }
    throw UsageError.unknownCommand(name, known: commands.map { $0.specification.name })
  }

  private static func run(_ command: any Command.Type, _ arguments: [String], _ reporter: Reporter) -> Int32 {
    let specification = command.specification
    do throws(UsageError) {
      let parsed = try ParsedArguments(arguments, specification)
      if parsed.asksForHelp {
        reporter.print(HelpText.text(of: specification))
      } else {
        try command.init(parsed).run(reporter)
      }
      return reporter.exitCode
    } catch {
      reporter.report(error.diagnostic, command: specification.name)
      reporter.note("try: ashlar \(specification.name) --help")
      return Blame.usage.exitCode
    }
  }
}

/// A command of the tool.
protocol Command {
  /// What it is called with.
  static var specification: CommandSpecification { get }
  /// Takes the values of its options.
  init(_ arguments: ParsedArguments) throws(UsageError)
  /// Does its work; what goes wrong is told to the reporter, which keeps the exit code.
  func run(_ reporter: Reporter)
}
