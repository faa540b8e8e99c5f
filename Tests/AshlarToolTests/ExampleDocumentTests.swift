import AshlarTestSupport
import AshlarTool
import Foundation
import Testing

/// The documents of `Examples/Documents` and of `Fixtures/frames` give what they expect.
@Suite struct ExampleDocumentTests {
  static let files: [URL] = {
    let examples = Fixtures.repository.appendingPathComponent("Examples/Documents")
    return ((try? Fixtures.files(at: examples)) ?? []) + ((try? Fixtures.files(in: "frames")) ?? [])
  }()

  @Test func findsTheFiles() { #expect(Self.files.count >= 3 + 9) }

  @Test(arguments: files)
  func verifies(file: URL) throws {
    let environment = FakeEnvironment(["d.json": try String(contentsOf: file, encoding: .utf8)])
    #expect(environment.run("verify", "d.json") == 0, "\(environment.output)\(environment.errors)")
  }

  /// `dump` spells out every visual format, and `solve` gives the result the same frames.
  @Test(arguments: files)
  func dumpsWithoutLoss(file: URL) throws {
    let environment = FakeEnvironment(["a.json": try String(contentsOf: file, encoding: .utf8)])
    #expect(environment.run("dump", "a.json") == 0)
    let dumped = FakeEnvironment(["a.json": environment.output])
    #expect(!environment.output.contains("\"vfl\""))
    let original = FakeEnvironment(environment.files.mapValues { String(decoding: $0, as: UTF8.self) })
    #expect(original.run("solve", "--format", "json", "a.json") == 0)
    #expect(dumped.run("solve", "--format", "json", "a.json") == 0)
    #expect(dumped.output == original.output)
  }
}
