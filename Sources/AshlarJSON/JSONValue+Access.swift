extension JSONValue {
  /// The kind of a value without what it holds.
  public enum Kind: UInt8, Equatable, Sendable {
    /// The word `null`.
    case null
    /// The words `true` and `false`.
    case bool
    /// A number.
    case number
    /// A text.
    case string
    /// A list of values.
    case array
    /// Keys with values.
    case object
  }

  /// The kind of this value.
  public var kind: Kind {
    switch content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The truth value, or nil when this is something else.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number, or nil when this is something else.
  public var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The text, or nil when this is something else.
  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The elements, or nil when this is no array.
  public var array: [JSONValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  /// The members in the order of the text, or nil when this is no object.
  public var object: [JSONMember]? {
    if case .object(let value) = content { value } else { nil }
  }

  /// Whether this is null.
  public var isNull: Bool { kind == .null }

  /// The value of a key, or nil when this is no object or has no such key.
  ///
  /// Keys are compared byte by byte, as RFC 8259 asks, not by Unicode equivalence.
  ///
  /// - Complexity: O(members).
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
