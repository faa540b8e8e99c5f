import AshlarDiagnostics
import AshlarDocument
import AshlarJSON

/// `ashlar dump`: prints documents again in the plainest form, or the state of the solver.
struct DumpCommand: Command {
  static let specification = CommandSpecification(
    name: "dump", summary: "Prints layout documents again, every constraint as a string.",
    operands: .init(
      name: "DOC", isRepeatable: false, help: "a file of one document or an array of them; - reads stdin"),
    options: [.init("--solver", help: "print the state of the solver after the first layout instead")],
    examples: [("ashlar dump card.json", "the document with its visual formats spelled out")])

  private let path: String
  private let dumpsSolver: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    dumpsSolver = arguments.has("--solver")
  }

  func run(_ reporter: Reporter) {
    guard let file = reporter.readFile(path) else { return }
    var dumped: [JSONValue] = []
    for result in file.documents {
      do throws(DocumentError) {
        let document = try result.get()
        if dumpsSolver {
          let scene = DocumentScene(document)
          _ = try scene.layout()
          reporter.print("\(Words.plain(document.name))\n\(scene.solverDump())\n")
        } else {
          dumped.append(try document.expanded().json)
        }
      } catch {
        reporter.report(error.diagnostic(file: Reporter.displayName(of: path), source: file.source), command: nil)
      }
    }
    guard !dumpsSolver else { return }
    if file.isArray {
      reporter.print(JSONWriter.write(.array(dumped), style: .pretty) + "\n")
    } else if let document = dumped.first {
      reporter.print(JSONWriter.write(document, style: .pretty) + "\n")
    }
  }
}
