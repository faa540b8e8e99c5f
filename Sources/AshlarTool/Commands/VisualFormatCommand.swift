import AshlarDiagnostics
import AshlarDocument
import AshlarJSON
import AshlarLayout

/// `ashlar vfl`: prints the constraints of a visual format.
struct VisualFormatCommand: Command {
  static let specification = CommandSpecification(
    name: "vfl", summary: "Prints the constraints that a visual format asks for; the superview is called root.",
    operands: .init(name: "FORMAT", isRepeatable: false, help: "such as \"H:|-[name]-[value(>=50)]-|\""),
    options: [
      .init("--views", value: "a,b", help: "the views that the format may name (default: those that it names)"),
      .init("--metrics", value: "JSON", help: "numbers by name, such as '{\"gap\": 12}'"),
      .init("--options", value: "a,b", help: "such as alignAllTop,directionLeftToRight"),
      .init(
        "--standard-spacing", value: "A,B", help: "between views and at the superview (default 8,null: its margin)"),
    ],
    examples: [("ashlar vfl 'H:|-[a]-[b(==a)]-|'", "four constraints")])

  private let format: String
  private let views: [String]?
  private let metricsText: String?
  private let style: VisualFormatStyle

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.operands[0]
    views = try arguments["--views"].map { (text) throws(UsageError) in try Self.views(text) }
    metricsText = arguments["--metrics"]
    var style = VisualFormatStyle()
    if let names = arguments["--options"] { style.options = try Self.options(names) }
    if let spacing = arguments["--standard-spacing"] { style.spacing = try Self.spacing(spacing) }
    self.style = style
  }

  private static func views(_ text: String) throws(UsageError) -> [String] {
    let names = list(text)
    for name in names where !LayoutDocument.isValidID(name) {
      throw UsageError.badValue(name, option: "--views", expected: "names of letters, digits and _")
    }
    return names
  }

  private static func options(_ text: String) throws(UsageError) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for name in list(text) {
      guard let option = VisualFormatOptions(name: name) else {
        throw UsageError.unknownChoice(name, option: "--options", choices: LayoutDocument.visualFormatOptionNames)
      }
      options.formUnion(option)
    }
    return options
  }

  private static func spacing(_ text: String) throws(UsageError) -> StandardSpacing {
    let parts = list(text)
    let numbers = parts.map { DecimalNumber.double($0.utf8) }
    guard parts.count == 2, let sibling = numbers[0], parts[1] == "null" || numbers[1] != nil, sibling.isFinite,
      numbers[1]?.isFinite != false
    else {
      throw UsageError.badValue(text, option: "--standard-spacing", expected: "two numbers, or a number and null")
    }
    return StandardSpacing(sibling: sibling, superview: numbers[1])
  }

  private static func list(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  func run(_ reporter: Reporter) {
    guard let metrics = metrics(reporter) else { return }
    let names = views ?? Self.namesInBrackets(format)
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(
        format, views: Dictionary(names.map { ($0, $0) }) { first, _ in first }, metrics: metrics)
      for constraint in try parsed.constraints(style: style, superview: { _ in "root" }) {
        reporter.print("\(ConstraintStatement(constraint))\n")
      }
    } catch {
      var diagnostic = error.diagnostic(format: format)
      switch error.kind {
      case .unknownView(let name): diagnostic.suggestion = NearestName.suggestion(among: names, for: name)
      case .unknownMetric(let name):
        diagnostic.suggestion = NearestName.suggestion(among: metrics.keys.sorted(), for: name)
      default: break
      }
      reporter.report(diagnostic, command: "vfl")
    }
  }

  private func metrics(_ reporter: Reporter) -> [String: Double]? {
    guard let metricsText else { return [:] }
    let bytes = Array(metricsText.utf8)
    do throws(DocumentError) {
      return try LayoutDocument.metrics(bytes)
    } catch {
      reporter.report(error.diagnostic(file: "--metrics", source: JSONSource(bytes)), command: "vfl")
      return nil
    }
  }

  /// The names behind opening brackets, which are all the views that a correct format can mean.
  static func namesInBrackets(_ format: String) -> [String] {
    format.split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      let name = piece.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      return name.isEmpty ? nil : String(name)
    }
  }
}
