import AshlarLayout

/// Why a text is no constraint, and where in it.
public struct ConstraintSyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// Something else should stand here.
    case expected(Expectation)
    /// An attribute that does not exist.
    case unknownAttribute(String)
    /// An id that nothing has.
    case unknownItem(String)
    /// `=`, `<`, `>` or another run of signs instead of a relation.
    case unknownRelation(String)
    /// A number that breaks JSON's rules, such as `007`.
    case malformedNumber(String)
    /// A number beyond ±1e15.
    case numberTooLarge(String)
    /// A priority under 0 or over 1000.
    case priorityOutOfRange(String)
    /// An identifier of more bytes than allowed.
    case identifierTooLong(limit: Int)
    /// The attributes cannot be compared.
    case pairing(Pairing)
  }

  /// What could have stood at the place of an error.
  public enum Expectation: UInt8, Equatable, Sendable {
    /// The id that begins a constraint.
    case item
    /// `.` after an id.
    case dot
    /// The name of an attribute after `.`.
    case attribute
    /// `==`, `<=` or `>=`.
    case relation
    /// A number or an id after the relation.
    case rightSide
    /// An id after `*`.
    case multipliedItem
    /// A number after `+` or `-`.
    case constant
    /// A number after `@`.
    case priority
    /// `*`, `@`, `#` or the end after a number.
    case endOfNumber
    /// `+`, `-`, `@`, `#` or the end after the second attribute.
    case endOfItem
    /// `@`, `#` or the end after the constant.
    case endOfConstant
    /// `#` or the end after the priority.
    case endOfPriority
  }

  /// Why two attributes cannot be compared.
  public enum Pairing: Equatable, Sendable {
    /// A place along one axis with something along the other.
    case axes(LayoutAttribute, LayoutAttribute)
    /// Left or right with leading or trailing.
    case directions(LayoutAttribute, LayoutAttribute)
    /// A place with a size.
    case placeAndSize(LayoutAttribute, LayoutAttribute)
    /// A place with a number alone, or with another one multiplied by 0.
    case placeAlone(LayoutAttribute)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where, in UTF-8 bytes from the start of the text.
  public var offset: Int

  /// Makes an error.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
