/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// Nothing but white space.
    case emptyInput
    /// The text ends in the middle of a value.
    case unexpectedEnd(expected: Expectation)
    /// A character that cannot stand here.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
    /// Something follows the value of the whole text.
    case trailingContent
    /// A bare word other than `true`, `false`, `null`.
    case unknownWord(String)
    /// A number that begins with a needless zero, such as `01`.
    case leadingZero
    /// A number too large for a `Double`.
    case numberTooLarge
    /// A raw character below U+0020 inside a string.
    case controlCharacter(UInt8)
    /// A backslash that is not followed by one of `"\/bfnrtu`.
    case invalidEscape
    /// A `\u` that is not followed by four hexadecimal digits.
    case invalidUnicodeEscape
    /// Half of a surrogate pair without the other half.
    case loneSurrogate(UInt16)
    /// A byte that does not continue valid UTF-8.
    case invalidUTF8(UInt8)
    /// The byte order mark of UTF-16 or UTF-32.
    case notUTF8
    /// Arrays and objects inside each other beyond the limit.
    case tooDeep(limit: Int)
    /// A key that the same object already holds.
    case duplicateKey(String, first: JSONPosition)
    /// More bytes than positions can count.
    case tooLarge(limit: Int)
  }

  /// What could have stood at the place of an error.
  public enum Expectation: UInt8, Equatable, Sendable {
    case value
    case valueOrArrayEnd
    case key
    case keyOrObjectEnd
    case colon
    case commaOrArrayEnd
    case commaOrObjectEnd
    case digit
    case closingQuote
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong.
  public var position: JSONPosition

  /// Makes an error.
  public init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}
