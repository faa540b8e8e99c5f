import AshlarTool
import Foundation
import Testing

@Suite struct SystemEnvironmentTests {
  @Test func readsFiles() throws {
    #expect(try SystemEnvironment().read("/dev/null") == [])
  }

  @Test func writesFiles() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("ashlar-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try SystemEnvironment().write("a longer text", to: url.path)
    try SystemEnvironment().write("short", to: url.path)
    #expect(try String(contentsOf: url, encoding: .utf8) == "short")
  }

  @Test func saysWhyAFileCannotBeWritten() {
    let error = #expect(throws: FileError.self) { try SystemEnvironment().write("x", to: "/no/such/file") }
    #expect(error == FileError(.write, "/no/such/file", reason: "No such file or directory"))
    #expect(throws: FileError.self) { try SystemEnvironment().write("x", to: "/dev/full") }
  }

  @Test func listsFilesAndFoldersOnly() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ashlar-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sub = folder.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("a.swift"))
    // Opening a pipe that nobody writes into never ends.
    try #require(mkfifo(folder.appendingPathComponent("pipe.swift").path, 0o600) == 0)
    for (name, target) in [
      ("pipe-link.swift", "pipe.swift"), ("link.swift", "a.swift"), ("null.swift", "/dev/null"), ("sub-link", "sub"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let entries = try #require(try SystemEnvironment().contents(of: folder.path))
    #expect(
      entries.sorted { $0.name < $1.name } == [
        FolderEntry(name: "a.swift", isFolder: false), FolderEntry(name: "link.swift", isFolder: false),
        FolderEntry(name: "sub", isFolder: true),
      ])
  }

  @Test func saysWhyAFileCannotBeRead() {
    let error = #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/no/such/file") }
    #expect(error?.operation == .read)
    #expect(error?.path == "/no/such/file")
    #expect(error?.reason == "No such file or directory")
    #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/") }
  }
}
