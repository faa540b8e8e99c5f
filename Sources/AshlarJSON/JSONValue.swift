/// A JSON value and where it stands in its text.
public struct JSONValue: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    /// The word `null`.
    case null
    /// The words `true` and `false`.
    case bool(Bool)
    /// A number, finite when it was read by ``JSONReader``.
    case number(Double)
    /// A text, escapes resolved.
    case string(String)
    /// The elements in the order of the text.
    case array([JSONValue])
    /// The members in the order of the text; keys are unique when the value was read by ``JSONReader``.
    case object([JSONMember])
  }

  /// What the value is.
  public var content: Content
  /// Where the value begins, ``JSONPosition/none`` when it was not read from a text.
  public var position: JSONPosition

  /// Makes a value.
  public init(_ content: Content, at position: JSONPosition = .none) {
    self.content = content
    self.position = position
  }

  /// Makes an object of keys and values.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }

  /// Makes an array.
  public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
  /// Makes a string.
  public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  /// Makes a number.
  public static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  /// Makes a truth value.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  /// The null value.
  public static let null = JSONValue(.null)
}

/// A key of an object with its value.
public struct JSONMember: Sendable {
  /// The key, escapes resolved.
  public var key: String
  /// Where the key's opening quote stands.
  public var keyPosition: JSONPosition
  /// The value.
  public var value: JSONValue

  /// Makes a member.
  public init(key: String, at keyPosition: JSONPosition = .none, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
