/// The line of source code that states a relation.
struct SourceLocation: CustomStringConvertible {
  enum File {
    /// A literal of the compiler; copying it costs nothing.
    case literal(StaticString)
    /// A name that the caller made up or passed on.
    case text(String)
  }

  let file: File
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = .literal(file)
    self.line = line
  }

  init(_ file: String, _ line: UInt) {
    self.file = .text(file)
    self.line = line
  }

  var path: String {
    switch file {
    case .literal(let file): file.description
    case .text(let file): file
    }
  }

  /// The path as the engine keeps it for its messages, where only literals are told apart.
  var literal: StaticString {
    switch file {
    case .literal(let file): file
    case .text: "(a file named at run time)"
    }
  }

  /// The last component of the path.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  var description: String { "\(path):\(line)" }
}
