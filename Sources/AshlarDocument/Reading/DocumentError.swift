import AshlarJSON
import AshlarLayout

/// Why a text is no layout document, and where.
public struct DocumentError: Error, Sendable {
  /// What is wrong.
  public enum Kind: Sendable {
    /// The text is not JSON.
    case json(JSONError.Kind)
    /// A value of another kind should stand here.
    case wrongKind(expected: Shape, found: JSONValue.Kind)
    /// An array should have another number of elements.
    case wrongCount(expected: Int, found: Int)
    /// A number breaks a rule.
    case number(Double, rule: NumberRule)
    /// A word that is not among those allowed.
    case unknownWord(String, allowed: [String])
    /// A colour that is neither a known name nor `#` and 3, 6 or 8 hexadecimal digits.
    case badColor(String)
    /// A key that its object does not know.
    case unknownKey(String, known: [String])
    /// A key that its object must have.
    case missingKey(String)
    /// An id that is not letters, digits and `_`, or begins with a digit.
    case invalidID(String)
    /// An id of more bytes than allowed.
    case nameTooLong(limit: Int)
    /// An id that another item has.
    case duplicateID(String, firstLine: Int)
    /// An id that nothing has.
    case unknownItem(String, nearest: String?)
    /// A guide where only a view or the root can stand.
    case itemIsGuide(String)
    /// An item that the stack does not arrange.
    case notArranged(String, stack: String)
    /// Views that are their own ancestors.
    case parentCircle([String])
    /// A text that is no constraint.
    case constraint(ConstraintSyntaxError.Kind, nearest: String?)
    /// A text that is no visual format.
    case visualFormat(VisualFormatError.Kind, nearest: String?)
    /// A constraint index beyond the constraints so far.
    case indexOutOfRange(Int, count: Int)
    /// A constraint that a former step, or this one, took away.
    case constraintIsGone(Int)
    /// No active constraint is written like this.
    case noSuchConstraint(String)
    /// A key of `set` that is not an id, a dot and a key.
    case badSetKey(String)
    /// A constraint that the engine refuses, though each of its parts is right.
    case unusableConstraint(constraint: String, reason: InvalidConstraintReason)
  }

  /// What a value should be.
  public enum Shape: UInt8, Sendable {
    /// What the messages call these kinds of values.
    case document, object, array, number, text, flag, constraint, indexOrText, numberOrNull, index
  }

  /// What a number must be.
  public enum NumberRule: Equatable, Sendable {
    /// Not too large to compute with.
    case computable
    /// 0 or more.
    case notNegative
    /// More than 0.
    case positive
    /// 0 or more, without a fraction.
    case wholeNotNegative
    /// From the first to the second, both included.
    case between(Double, Double)
    /// Not negative, or -1 for no metric.
    case metric
  }

  /// A step from a value to one inside of it.
  public enum PathComponent: Equatable, Sendable {
    /// The value of a key.
    case key(String)
    /// An element of an array, from 0.
    case index(Int)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where in the text.
  public var position: JSONPosition
  /// Where in the document, outermost first.
  public var path: [PathComponent] = []

  /// Makes an error whose path is not known yet.
  public init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }

  /// The same error seen from the value around.
  func inside(_ component: PathComponent) -> DocumentError {
    var error = self
    error.path.insert(component, at: 0)
    return error
  }
}

/// Runs a piece of reading whose errors lie inside of `component`.
func within<Result>(
  _ component: @autoclosure () -> DocumentError.PathComponent, _ body: () throws(DocumentError) -> Result
) throws(DocumentError) -> Result {
  do throws(DocumentError) {
    return try body()
  } catch {
    throw error.inside(component())
  }
}
