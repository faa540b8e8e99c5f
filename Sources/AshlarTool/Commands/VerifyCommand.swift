import AshlarDiagnostics
import AshlarDocument
import AshlarJSON

/// `ashlar verify`: compares documents with what they expect.
struct VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify", summary: "Compares the frames of layout documents with those that they expect.",
    operands: .init(name: "DOC", isRepeatable: true, help: "a file of one document or an array of them; - reads stdin"),
    examples: [("ashlar verify card.json", "a line for each difference, and how many documents passed")])

  private let paths: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
  }

  func run(_ reporter: Reporter) {
    var passed = 0
    var failed = 0
    for path in paths {
      guard let file = reporter.readFile(path) else {
        failed += 1
        continue
      }
      for result in file.documents {
        do throws(DocumentError) {
          let differences = try DocumentCheck.differences(try result.get())
          for difference in differences { reporter.print(Words.plain(difference) + "\n") }
          if differences.isEmpty { passed += 1 } else { failed += 1 }
        } catch {
          reporter.report(error.diagnostic(file: Reporter.displayName(of: path), source: file.source), command: nil)
          failed += 1
        }
      }
    }
    reporter.print("\(passed) passed, \(failed) failed\n")
    if failed > 0 { reporter.fail(.check) }
  }
}
