import AshlarTool

/// Files in memory, and what a command wrote.
final class FakeEnvironment: ToolEnvironment {
  var files: [String: [UInt8]] = [:]
  private(set) var output = ""
  private(set) var errors = ""
  /// Whether standard output refuses everything.
  var isFull = false

  init(_ files: [String: String] = [:]) {
    for (path, text) in files { self.files[path] = Array(text.utf8) }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else { throw FileError(.read, path, reason: "No such file or directory") }
    return bytes
  }

  func contents(of path: String) throws(FileError) -> [FolderEntry]? {
    if files[path] != nil || path == "-" { return nil }
    let inside = files.keys.filter { $0.hasPrefix(path + "/") }.map { $0.dropFirst(path.count + 1) }
    guard !inside.isEmpty else { throw FileError(.read, path, reason: "No such file or directory") }
    let names = Set(inside.map { String($0.prefix { $0 != "/" }) })
    return names.map { name in FolderEntry(name: name, isFolder: inside.contains { $0.hasPrefix(name + "/") }) }
  }

  func write(_ text: String, to path: String) throws(FileError) {
    if path == "-" { return try write(text) }
    if path.hasPrefix("/no/") { throw FileError(.write, path, reason: "No such file or directory") }
    files[path] = Array(text.utf8)
  }

  func write(_ text: String) throws(FileError) {
    if isFull { throw FileError(.write, "standard output", reason: "No space left on device") }
    output += text
  }

  func writeError(_ text: String) { errors += text }

  /// Runs a command line and returns its exit code.
  func run(_ arguments: String...) -> Int32 { Tool.run(arguments, in: self) }
}
