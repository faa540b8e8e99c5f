import Foundation

/// A JSON value of a fixture, read by Foundation so that the product's own reader is not judged by itself.
package enum FixtureValue: Sendable, Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([FixtureValue])
  case object([String: FixtureValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([FixtureValue].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: FixtureValue].self) {
      self = .object(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .null
    }
  }

  /// The member of an object, or nil.
  package subscript(key: String) -> FixtureValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [FixtureValue]? { if case .array(let value) = self { value } else { nil } }
  package var object: [String: FixtureValue]? { if case .object(let value) = self { value } else { nil } }

  /// An integer, or nil when the value is none.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The text of a string, or a number as it would be written; nil for anything else.
  package var text: String? {
    switch self {
    case .string(let value): value
    case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
    default: nil
    }
  }
}
