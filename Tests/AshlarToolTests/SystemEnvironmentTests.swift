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

  @Test func saysWhyAFileCannotBeRead() {
    let error = #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/no/such/file") }
    #expect(error?.operation == .read)
    #expect(error?.path == "/no/such/file")
    #expect(error?.reason == "No such file or directory")
    #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/") }
  }
}
