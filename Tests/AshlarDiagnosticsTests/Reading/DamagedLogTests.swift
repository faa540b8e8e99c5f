import AshlarDiagnostics
import AshlarTestSupport
import Testing

/// Logs to which something has happened: whatever it is, the rest is read.
@Suite struct DamagedLogTests {
  @Test(arguments: 0..<40)
  func survivesRandomDamage(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let logs = try LogFixture.all()
    var bytes = logs[Int.random(in: 0..<logs.count, using: &random)].bytes
    let interesting = Array("<>'[](){}|:=.,-+*&#@\\\"\n\0x0 \u{FFFD}".utf8)
    for _ in 0..<Int.random(in: 1...60, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = interesting[Int.random(in: 0..<interesting.count, using: &random)]
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
      }
    }
    for report in LogFixture.reports(bytes) where report.constraints.count < 20 {
      let explanation = Explanation(report)
      #expect(explanation.meanings.count == report.constraints.count)
      // No index leads out of the list.
      let indices = explanation.minimal + explanation.guesses.map(\.constraint) + [report.broken].compactMap(\.self)
      #expect(indices.allSatisfy { report.constraints.indices.contains($0) })
      let items = report.constraints.flatMap { $0.statement.places.map(\.item) }
      #expect(items.allSatisfy { report.items.indices.contains($0) })
    }
  }

  /// A line too many costs nothing, a line too few that line.
  @Test func aDamagedLineCostsThatLineOnly() throws {
    for log in try LogFixture.all() where log.entry["truncated"]?.bool == false {
      let whole = try #require(LogFixture.reports(log.bytes).first)
      guard whole.constraints.count > 1, let line = whole.constraints.last?.line else { continue }
      var lines = log.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
      let text = String(decoding: lines[line - 1], as: UTF8.self)
      guard let sign = text.range(of: "Constraint:") else { continue }
      lines[line - 1] = Array((text[..<sign.upperBound] + "0x1 ???>\",").utf8)
      let damaged = try #require(LogFixture.reports(Array(lines.joined(separator: [UInt8(ascii: "\n")]))).first)
      #expect(damaged.constraints.count == whole.constraints.count - 1, "\(log.name)")
      #expect(damaged.unreadable.map(\.line) == [line], "\(log.name)")
    }
  }
}
