import AshlarDiagnostics
import AshlarDocument
import AshlarRendering

/// `ashlar render`: draws documents.
struct RenderCommand: Command {
  static let specification = CommandSpecification(
    name: "render", summary: "Draws layout documents as SVG pictures.",
    operands: .init(
      name: "DOC", isRepeatable: false, help: "a file of one document or an array of them; - reads stdin"),
    options: [
      .init(
        "-o", value: "FILE", help: "the picture, NAME.svg (NAME-1.svg, NAME-2.svg … for an array); - is stdout",
        isRequired: true),
      .init("--wireframe", help: "draw frames, names and sizes instead of looks"),
      .init("--step", value: "N", help: "draw what steps[N] leads to instead of the beginning"),
    ] + SceneArguments.options,
    examples: [
      ("ashlar render card.json -o card.svg", "the picture"),
      ("ashlar render card.json -o frames.svg --wireframe --rtl", "its frames, from right to left"),
    ])

  private static let suffix = ".svg"

  private let path: String
  private let output: String
  private let isWireframe: Bool
  private let step: Int?
  private let options: DocumentScene.Options

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    guard let output = arguments["-o"] else { throw UsageError.missingOperand("-o FILE") }
    let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard output == "-" || name.hasSuffix(Self.suffix) && name.count > Self.suffix.count else {
      throw UsageError.badValue(output, option: "-o", expected: "a name that ends in .svg, or -")
    }
    self.output = output
    isWireframe = arguments.has("--wireframe")
    step = try arguments["--step"].map { (text) throws(UsageError) in
      guard let step = Int(text), step >= 0 else {
        throw UsageError.badValue(text, option: "--step", expected: "an index, counted from 0")
      }
      return step
    }
    var options = try SceneArguments.sceneOptions(arguments)
    options.listsAmbiguity = false
    self.options = options
  }

  func run(_ reporter: Reporter) {
    guard let file = reporter.readFile(path) else { return }
    guard !file.isArray || output != "-" else {
      let message = "the pictures of an array do not fit into standard output"
      let suggestion = "name a file, such as -o picture.svg"
      return reporter.report(
        Diagnostic(message, blame: .usage, suggestion: suggestion), command: Self.specification.name)
    }
    for (index, result) in file.documents.enumerated() {
      do throws(DocumentError) {
        let document = try result.get()
        guard let picture = try picture(of: document, reporter) else { continue }
        reporter.write(picture, to: file.isArray ? numbered(index + 1) : output)
      } catch {
        reporter.report(error.diagnostic(file: Reporter.displayName(of: path), source: file.source), command: nil)
      }
    }
  }

  /// The name of a picture of an array; a bad document's number stays unused.
  private func numbered(_ number: Int) -> String { "\(output.dropLast(Self.suffix.count))-\(number)\(Self.suffix)" }

  private func picture(of document: LayoutDocument, _ reporter: Reporter) throws(DocumentError) -> String? {
    if let step, step >= document.steps.count {
      var diagnostic = Diagnostic("there is no steps[\(step)]: the number of steps is \(document.steps.count)")
      diagnostic.place = Diagnostic.Place(file: Reporter.displayName(of: path))
      diagnostic.path = document.name
      reporter.report(diagnostic, command: nil)
      return nil
    }
    let scene = DocumentScene(document, options: options)
    _ = try scene.layout()
    if let step {
      for change in document.steps[...step] {
        scene.apply(change)
        _ = try scene.layout()
      }
    }
    let list =
      isWireframe
      ? DisplayList(wireframeOf: scene.rootView, title: document.name)
      : DisplayList(of: scene.rootView, title: document.name)
    return SVGPainter.document(of: list)
  }
}
