/// Where the text of a constraint stops making sense.
public struct ConstraintTextError: Error, Equatable, Sendable {
  /// What would have been right there.
  public enum Expectation: UInt8, Sendable {
    /// The class of a constraint and a colon.
    case constraint
    /// What comes after the class: an address, a mask, an identifier.
    case body
    /// An item with one of its attributes.
    case place
    /// One of `==`, `<=` and `>=`.
    case relation
    /// A number or another item's attribute.
    case value
    /// An item in brackets, or the superview's bar.
    case view
    /// A space such as `-(8)-`.
    case gap
    /// Nothing but priority and state.
    case end
    /// The rest of a constraint that was cut.
    case closing
  }

  /// Where, as an offset in the bytes that were read.
  public var offset: Int
  /// What was expected.
  public var expected: Expectation
}
