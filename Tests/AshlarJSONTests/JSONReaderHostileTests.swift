import AshlarJSON
import Testing

@Suite struct JSONReaderHostileTests {
  private func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
  }

  @Test func acceptsTheDeepestAllowedNesting() throws {
    #expect(try JSONReader.read(nested(512)).array?.count == 1)
  }

  @Test(arguments: [513, 100_000, 1_000_000])
  func refusesDeeperNesting(depth: Int) {
    let error = #expect(throws: JSONError.self) { _ = try JSONReader.read(nested(depth)) }
    #expect(error == JSONError(.tooDeep(limit: 512), at: JSONPosition(line: 1, column: 513, offset: 512)))
  }

  @Test func depthCountsObjectsAndArraysAlike() {
    let text = String(repeating: "{\"a\":[", count: 3)
    let error = #expect(throws: JSONError.self) {
      _ = try JSONReader.read(Array(text.utf8), limits: JSONLimits(depth: 5))
    }
    #expect(error?.kind == .tooDeep(limit: 5))
  }

  @Test func refusesMoreBytesThanTheLimit() {
    let error = #expect(throws: JSONError.self) {
      _ = try JSONReader.read(Array("[1, 2]".utf8), limits: JSONLimits(bytes: 5))
    }
    #expect(error?.kind == .tooLarge(limit: 5))
  }

  @Test func readsAMegabyteOfString() throws {
    let text = "\"" + String(repeating: "x", count: 1_000_000) + "\""
    #expect(try JSONReader.read(Array(text.utf8)).string?.utf8.count == 1_000_000)
  }

  @Test func readsAMegabyteOfDigits() throws {
    let text = "0." + String(repeating: "3", count: 1_000_000)
    // The nearest double of 1/3 to infinitely many digits is that of 1 divided by 3.
    #expect(try JSONReader.read(Array(text.utf8)).number == 1.0 / 3.0)
  }

  @Test func findsADuplicateAmongManyKeys() {
    let members = (0..<20_000).map { "\"key\($0)\": \($0)" } + ["\"key7\": 0"]
    let error = #expect(throws: JSONError.self) {
      _ = try JSONReader.read(Array("{\(members.joined(separator: ","))}".utf8))
    }
    guard case .duplicateKey("key7", let first) = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(first.line == 1)
    // Seven members `"keyN": N,` of ten bytes each and the brace come before it.
    #expect(first.column == 72)
  }
}
