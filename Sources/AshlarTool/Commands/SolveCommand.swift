import AshlarDocument
import AshlarJSON
import AshlarLayout

/// `ashlar solve`: prints the frames of documents.
struct SolveCommand: Command {
  static let specification = CommandSpecification(
    name: "solve", summary: "Prints the frames of layout documents, what conflicts and what is left open.",
    operands: .init(name: "DOC", isRepeatable: true, help: "a file of one document or an array of them; - reads stdin"),
    options: [
      .init("--format", value: "table|json", choices: ["table", "json"], help: "a table (default) or a line of JSON"),
      .init("--size", value: "WxH", help: "the size of the root in points, such as 375x812"),
      .init("--rtl", help: "lay out from right to left"),
      .init("--picture", help: "draw the frames below each table"),
    ],
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
    var options = DocumentScene.Options()
    if let text = arguments["--size"] {
      guard let size = Self.size(text) else {
        throw UsageError.badValue(text, option: "--size", expected: "a width, an x and a height, such as 375x812")
      }
      options.size = size
    }
    if arguments.has("--rtl") { options.direction = .rightToLeft }
    self.options = options
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { DecimalNumber.double($0.utf8) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    guard width >= 0, height >= 0, width <= 1e15, height <= 1e15 else { return nil }
    return Size(width: width, height: height)
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
