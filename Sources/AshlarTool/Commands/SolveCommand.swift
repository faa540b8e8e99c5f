import AshlarDocument
import AshlarJSON

/// `ashlar solve`: prints the frames of documents.
struct SolveCommand: Command {
  static let specification = CommandSpecification(
    name: "solve", summary: "Prints the frames of layout documents, what conflicts and what is left open.",
    operands: .init(name: "DOC", isRepeatable: true, help: "a file of one document or an array of them; - reads stdin"),
    options: [
      .init("--format", value: "table|json", choices: ["table", "json"], help: "a table (default) or a line of JSON"),
      .init("--picture", help: "draw the frames below each table"),
    ] + SceneArguments.options,
    examples: [
      ("ashlar solve card.json", "a table of the frames"),
      ("ashlar solve --format json --size 320x480 card.json", "JSON, in a smaller root"),
    ])

  private let paths: [String]
  private let writesJSON: Bool
  private let draws: Bool
  private let options: DocumentScene.Options

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    writesJSON = arguments["--format"] == "json"
    draws = arguments.has("--picture")
    options = try SceneArguments.sceneOptions(arguments)
  }

  func run(_ reporter: Reporter) {
    var isFirst = true
    reporter.forEachDocument(of: paths) { (document) throws(DocumentError) in
      let states = try document.states(options: options)
      if writesJSON {
        reporter.print(JSONWriter.write(StateJSON.value(of: states, name: document.name)) + "\n")
      } else {
        let report = StateReport(document: document, states: states, draws: draws)
        reporter.print((isFirst ? "" : "\n") + report.text)
      }
      isFirst = false
    }
  }
}
