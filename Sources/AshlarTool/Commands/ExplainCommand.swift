import AshlarDiagnostics
import AshlarJSON

/// `ashlar explain`: reads logs of conflicts and says what is wrong.
struct ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", summary: "Explains logs of constraints that cannot be satisfied.",
    operands: .init(name: "LOG", isRepeatable: true, help: "a text with such logs in it; - reads stdin"),
    options: [
      .init("--json", help: "print one JSON object"),
      .init("--html", value: "FILE", help: "write a page with drawings; - is stdout"),
      .init("--svg", value: "FILE", help: "draw the conflict, NAME.svg (NAME-1.svg … for several); - is stdout"),
      .init("--follow", help: "go on as the log grows; explain each new conflict as it comes"),
      .init(
        "--color", value: "WHEN", choices: ["auto", "always", "never"], help: "auto (terminals only), always, never"),
    ],
    examples: [
      ("ashlar explain app.log", "what is wrong, and how to repair it"),
      ("pbpaste | ashlar explain -", "the same for what was copied"),
    ])

  private let paths: [String]
  private let isJSON: Bool
  private let html: String?
  private let svg: String?
  private let follows: Bool
  private let color: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    isJSON = arguments.has("--json")
    html = arguments["--html"]
    svg = arguments["--svg"]
    follows = arguments.has("--follow")
    color = arguments["--color"] ?? "auto"
    if let svg, svg != "-" {
      let name = svg.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      guard name.hasSuffix(".svg"), name.count > 4 else {
        throw UsageError.badValue(svg, option: "--svg", expected: "a name that ends in .svg, or -")
      }
    }
    let documents = [("--json", isJSON), ("--html", html == "-"), ("--svg", svg == "-")].filter { $0.1 }
    if documents.count > 1 {
      // Two documents in one stream are none.
      throw UsageError.badValue("-", option: documents[1].0, expected: "a file beside \(documents[0].0)")
    }
    if follows, paths.count > 1 { throw UsageError.extraOperand(paths[1]) }
    if follows, html != nil || svg != nil {
      throw UsageError.badValue("--follow", option: html != nil ? "--html" : "--svg", expected: "a log that ends")
    }
  }

  func run(_ reporter: Reporter) {
    let isColored = color == "always" || color == "auto" && reporter.isTerminal
    let text = ExplanationText(style: TextStyle(isColored: isColored))
    if follows { return follow(paths[0], text, reporter) }
    var collector = ExplanationCollector()
    for path in paths { read(path, into: &collector, reporter) }
    guard !collector.groups.isEmpty else { return }
    write(collector, text, reporter)
  }

  // MARK: Reading

  private func read(_ path: String, into collector: inout ExplanationCollector, _ reporter: Reporter) {
    var reader = LogReader()
    var isReadable = false
    var isRedacted = false
    let file = Reporter.displayName(of: path)
    func take(_ reports: [ConstraintReport]) {
      for report in reports {
        if report.kind == .redacted { isRedacted = true }
        guard report.isReadable || !report.unreadable.isEmpty else { continue }
        if report.isReadable { isReadable = true }
        _ = collector.add(report, of: file)
      }
    }
    let isRead = reporter.readPieces(path, follows: false) { piece in
      if case .bytes(let bytes) = piece { take(reader.read(bytes)) }
      return true
    }
    take(reader.finish())
    if isRead, !isReadable { reporter.report(Self.nothingReadable(file, isRedacted), command: nil) }
  }

  private static func nothingReadable(_ file: String, _ isRedacted: Bool) -> Diagnostic {
    var diagnostic =
      isRedacted
      ? Diagnostic(
        "the system has hidden the constraints: they are printed as <private>",
        suggestion: "run the app from Xcode, or allow private data in the log with a logging profile")
      : Diagnostic(
        "no constraint can be read here",
        suggestion: "paste what follows \"Unable to simultaneously satisfy constraints\"")
    diagnostic.place = Diagnostic.Place(file: file)
    return diagnostic
  }

  /// Explains conflicts as they come; equal ones get a line.
  private func follow(_ path: String, _ text: ExplanationText, _ reporter: Reporter) {
    var reader = LogReader()
    var collector = ExplanationCollector()
    let file = Reporter.displayName(of: path)
    func take(_ reports: [ConstraintReport]) {
      for report in reports where report.isReadable {
        guard let (index, isNew) = collector.add(report, of: file) else {
          let skipped = collector.skipped
          reporter.print(
            isJSON
              ? JSONWriter.write(ExplanationJSON.skipped(skipped, report, of: file)) + "\n"
              : text.skipped(skipped, report, of: file))
          continue
        }
        let group = collector.groups[index]
        if isJSON {
          reporter.print(JSONWriter.write(ExplanationJSON.value(of: group)) + "\n")
        } else {
          reporter.print(isNew ? text.text(of: group) : text.repetition(of: group))
        }
      }
    }
    let isRead = reporter.readPieces(path, follows: true) { piece in
      switch piece {
      case .bytes(let bytes): take(reader.read(bytes))
      case .pause: take(reader.pause())
      case .restart:
        // No list goes on in another file, and lines are counted anew.
        take(reader.finish())
        reader = LogReader()
      }
      return !reporter.isOutputLost
    }
    take(reader.finish())
    if isRead, collector.groups.isEmpty { reporter.report(Self.nothingReadable(file, false), command: nil) }
  }

  // MARK: Writing

  private func write(_ collector: ExplanationCollector, _ text: ExplanationText, _ reporter: Reporter) {
    if isJSON {
      reporter.print(JSONWriter.write(ExplanationJSON.value(of: collector), style: .pretty) + "\n")
    }
    if let html { reporter.write(ExplanationPage.document(of: collector), to: html) }
    if let svg { writePictures(collector.groups, to: svg, reporter) }
    guard !isJSON, html != "-", svg != "-" else { return }
    for group in collector.groups { reporter.print(text.text(of: group)) }
    if collector.skipped > 0 { reporter.print("and \(collector.skipped) more that were not explained\n") }
  }

  /// One picture has the name itself, several have numbers.
  private func writePictures(_ groups: [ExplanationGroup], to path: String, _ reporter: Reporter) {
    let pictures = groups.compactMap { ExplanationPage.picture(of: $0) }
    guard let first = pictures.first else {
      return reporter.report(
        Diagnostic("there is no conflict to draw", blame: .data), command: Self.specification.name)
    }
    guard pictures.count > 1 else { return reporter.write(first, to: path) }
    guard path != "-" else {
      let diagnostic = Diagnostic(
        "\(pictures.count) pictures do not fit into standard output", blame: .usage,
        suggestion: "name a file, such as --svg conflict.svg")
      return reporter.report(diagnostic, command: Self.specification.name)
    }
    for (index, picture) in pictures.enumerated() {
      reporter.write(picture, to: "\(path.dropLast(4))-\(index + 1).svg")
    }
  }
}
