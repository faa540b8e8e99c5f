import AshlarDiagnostics
import AshlarJSON

/// `ashlar doctor`: lists what in Swift sources does not compile on Linux.
struct DoctorCommand: Command {
  static let specification = CommandSpecification(
    name: "doctor", summary: "Lists what in Swift sources will not compile on Linux, and what to do about it.",
    operands: .init(
      name: "PATH", isRepeatable: true, help: "a Swift file, or a folder to look through; - reads stdin"),
    options: [.init("--json", help: "print one JSON object instead of text")],
    examples: [("ashlar doctor Sources Tests", "a line for each place, and how many there are")])

  private let paths: [String]
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    printsJSON = arguments.has("--json")
  }

  func run(_ reporter: Reporter) {
    var examination = Examination()
    for path in reporter.sourceFiles(at: paths) {
      if !path.hasSuffix(".swift"), SourceFiles.isInterface(path) {
        examination.add(interface: Reporter.displayName(of: path))
      } else if let bytes = reporter.readSource(path) {
        examination.add(bytes, file: Reporter.displayName(of: path))
      }
    }
    let results = examination.results()
    if printsJSON {
      reporter.print(JSONWriter.write(results.json) + "\n")
    } else {
      reporter.print(lines: results.headlines)
      reporter.print(results.summary + "\n")
    }
    if results.count(.error) > 0 { reporter.fail(.check) }
  }
}

extension Reporter {
  /// The files that paths name, folders looked through; what cannot be listed or leads nowhere is reported.
  fileprivate func sourceFiles(at paths: [String]) -> [String] {
    SourceFiles.list(
      at: paths, contents: { (path) throws(FileError) in try contents(of: path) },
      report: { report($0, command: nil) })
  }

  /// The text of a source file; nil, and a report, if it is none.
  fileprivate func readSource(_ path: String) -> [UInt8]? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readBytes(path)
    } catch {
      report(error.diagnostic, command: nil)
      return nil
    }
    guard let offset = UTF8Check.firstFault(in: bytes) else { return bytes }
    var diagnostic = Diagnostic("the byte at offset \(offset) is not valid UTF-8; is this Swift?", blame: .data)
    diagnostic.place = Diagnostic.Place(file: Self.displayName(of: path))
    report(diagnostic, command: nil)
    return nil
  }
}
