import AshlarDiagnostics
import AshlarTestSupport
import Foundation

/// A log of `Fixtures/logs` with what its index says about it.
struct LogFixture: Sendable, CustomStringConvertible {
  let name: String
  let entry: FixtureValue
  let bytes: [UInt8]

  var description: String { name }

  static var folder: URL { Fixtures.repository.appendingPathComponent("Fixtures/logs") }

  static func all() throws -> [LogFixture] {
    let index = try JSONDecoder().decode(
      FixtureValue.self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    return try (index.array ?? []).compactMap { entry in
      guard let name = entry["id"]?.string else { return nil }
      return LogFixture(name: name, entry: entry, bytes: try bytes(of: name))
    }
  }

  static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".txt")))
  }

  static func reports(_ bytes: [UInt8], inPiecesOf size: Int) -> [ConstraintReport] {
    var reader = LogReader()
    var reports: [ConstraintReport] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reports += reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return reports + reader.finish()
  }

  static func reports(_ bytes: [UInt8]) -> [ConstraintReport] {
    var reader = LogReader()
    return reader.read(bytes) + reader.finish()
  }
}

extension ConstraintReport {
  /// A constraint in the notation of `Fixtures/log-statements`.
  func notation(of constraint: ReportedConstraint) -> String {
    let statement = constraint.statement
    var text = constraint.address.map(Self.shortened) ?? constraint.label ?? "-"
    text += " " + notation(of: statement.first) + " " + statement.relation.symbol + " "
    let constant = Self.number(abs(statement.constant))
    if let second = statement.second {
      if statement.multiplier != 1 { text += Self.number(statement.multiplier) + " * " }
      text += notation(of: second)
      if statement.constant != 0 { text += (statement.constant < 0 ? " - " : " + ") + constant }
    } else {
      text += (statement.constant < 0 ? "-" : "") + constant
    }
    switch statement.space {
    case .none: break
    case .system: text += " system"
    case .inward: text += " inward"
    }
    if let priority = constraint.priority { text += " @" + Self.number(priority) }
    if let source = constraint.source { text += " @\(source.file):\(source.line)" }
    if let identifier = constraint.identifier { text += " #" + identifier }
    if let mask = constraint.mask { text += " " + mask }
    return text
  }

  private func notation(of operand: ReportedOperand) -> String {
    guard let start = operand.start else { return notation(of: operand.place) }
    return "(" + notation(of: operand.place) + " - " + notation(of: start) + ")"
  }

  private func notation(of place: ReportedPlace) -> String {
    let item = items[place.item]
    let name = item.isUnnamedSuperview ? "?" : item.address.map(Self.shortened) ?? item.name ?? item.className
    return name + "." + place.attribute.name
  }

  /// `0x7f8000000020` and `0x0b000020` are both `20`.
  private static func shortened(_ address: String) -> String {
    String(address.dropFirst(2).suffix(4).drop { $0 == "0" })
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}
