import AshlarDiagnostics
import AshlarDocument
import AshlarJSON

/// Where commands read, write and complain; keeps the exit code.
final class Reporter {
  private let environment: any ToolEnvironment
  /// The code of the first failure, 0 without one.
  private(set) var exitCode: Int32 = 0
  /// Once writing failed, no more is tried.
  private(set) var isOutputLost = false

  init(_ environment: any ToolEnvironment) {
    self.environment = environment
  }

  /// Writes text to standard output.
  func print(_ text: String) {
    guard !isOutputLost else { return }
    do throws(FileError) {
      try environment.write(text)
    } catch {
      isOutputLost = true
      report(error.diagnostic, command: nil)
    }
  }

  /// Writes lines to standard output, many at once.
  func print(lines: some Sequence<String>) {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
      if text.utf8.count >= 1 << 16 {
        print(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    if !text.isEmpty { print(text) }
  }

  /// Writes text to a file; `-` is standard output.
  func write(_ text: String, to path: String) {
    if path == "-" { return print(text) }
    do throws(FileError) {
      try environment.write(text, to: path)
    } catch {
      report(error.diagnostic, command: nil)
    }
  }

  /// Writes a diagnostic to standard error and keeps its exit code if it is the first failure.
  ///
  /// - Parameter command: Stands in front of a diagnostic that names no file.
  func report(_ diagnostic: Diagnostic, command: String?) {
    var lines = DiagnosticRenderer.lines(diagnostic)
    if diagnostic.place == nil { lines[0] = "ashlar\(command.map { " \($0)" } ?? ""): \(lines[0])" }
    environment.writeError(lines.joined(separator: "\n") + "\n")
    fail(diagnostic.blame)
  }

  /// Whether colours can be seen.
  var isTerminal: Bool { environment.isTerminal }

  /// Reads a file piece by piece; returns false, and reports why, if it cannot be read.
  func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) -> Bool {
    do throws(FileError) {
      try environment.readPieces(path, follows: follows, body)
      return true
    } catch {
      report(error.diagnostic, command: nil)
      return false
    }
  }

  /// Writes a line to standard error that is no failure by itself.
  func note(_ line: String) { environment.writeError(line + "\n") }

  /// Keeps an exit code if it is the first failure.
  func fail(_ blame: Blame) {
    if exitCode == 0 { exitCode = blame.exitCode }
  }

  /// Reads a file of any kind.
  func readBytes(_ path: String) throws(FileError) -> [UInt8] { try environment.read(path) }

  /// Lists a folder; nil for a file.
  func contents(of path: String) throws(FileError) -> [FolderEntry]? { try environment.contents(of: path) }

  // MARK: Documents

  /// Reads a file of documents; what is wrong with it is reported, and nil returned when nothing of it can be used.
  func readFile(_ path: String) -> DocumentFile? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try environment.read(path)
    } catch {
      report(error.diagnostic, command: nil)
      return nil
    }
    do throws(DocumentError) {
      return try DocumentFile(bytes, name: Self.documentName(of: path))
    } catch {
      report(error.diagnostic(file: Self.displayName(of: path), source: JSONSource(bytes)), command: nil)
      return nil
    }
  }

  /// Calls the body with each good document of each file; bad ones are reported.
  func forEachDocument(of paths: [String], _ body: (LayoutDocument) throws(DocumentError) -> Void) {
    for path in paths {
      guard let file = readFile(path) else { continue }
      for result in file.documents {
        do throws(DocumentError) {
          try body(try result.get())
        } catch {
          report(error.diagnostic(file: Self.displayName(of: path), source: file.source), command: nil)
        }
      }
    }
  }

  static func displayName(of path: String) -> String {
    switch path {
    case "-": "<stdin>"
    case "": "\"\""
    default: path
    }
  }

  /// The name of a document that has none: the file's, without its folder.
  private static func documentName(of path: String) -> String {
    path == "-" ? "stdin" : path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FileError: Diagnosable {
  /// The words for it.
  public var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      operation == .read ? "cannot be read: \(reason)" : "cannot be written: \(reason)",
      blame: operation == .read ? .input : .output)
    diagnostic.place = Diagnostic.Place(file: Reporter.displayName(of: path))
    return diagnostic
  }
}
