import AshlarTool
import Testing

@Suite struct SystemEnvironmentTests {
  @Test func readsFiles() throws {
    #expect(try SystemEnvironment().read("/dev/null") == [])
  }

  @Test func saysWhyAFileCannotBeRead() {
    let error = #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/no/such/file") }
    #expect(error?.operation == .read)
    #expect(error?.path == "/no/such/file")
    #expect(error?.reason == "No such file or directory")
    #expect(throws: FileError.self) { _ = try SystemEnvironment().read("/") }
  }
}
