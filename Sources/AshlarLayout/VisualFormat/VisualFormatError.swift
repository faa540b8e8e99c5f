/// Why a visual format makes no constraints, and where in its text.
public struct VisualFormatError: Error, Equatable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where, counted in Unicode characters (scalars) from 1; one past the end when something is missing there, and for
  /// mistakes of the options, which follow the text.
  public var column: Int

  /// A mistake at a place.
  public init(_ kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }

  /// The mistakes that a visual format can hold.
  public enum Kind: Equatable, Sendable {
    /// The format is the empty text.
    case empty
    /// A blank: visual formats hold none.
    case space
    /// The text does not go on as the grammar says.
    case expected(Expectation)
    /// No view of this name was given.
    case unknownView(String)
    /// No metric of this name was given, and no view where one could stand.
    case unknownMetric(String)
    /// A view's name where only numbers and metrics can stand: in a gap or as a priority.
    case viewNotAllowed(String)
    /// Parentheses with nothing in between.
    case emptyPredicates
    /// A second list of predicates for one view.
    case repeatedPredicates
    /// A gap before the first view, without the superview's edge.
    case leadingGap
    /// A gap after the last view, without the superview's edge.
    case trailingGap
    /// The superview's edge, but no view beside it.
    case superviewAlone
    /// Text after the closing edge of the superview.
    case textAfterSuperview
    /// The edge of a superview, but the view beside it has none.
    case noSuperview
    /// A number or metric that is NaN, infinite or too large for one.
    case notFinite(String)
    /// A priority under 0 or over 1000.
    case priorityOutOfRange(Double)
    /// An alignment option along the format's own axis.
    case alignmentAlongAxis(LayoutAttribute)
    /// Both a left-to-right and a right-to-left direction for a horizontal format.
    case contradictoryDirections
  }

  /// What the grammar asks for at a place.
  public enum Expectation: Equatable, Sendable {
    /// `H:`, `V:`, `|` or `[` at the start.
    case start
    /// `:` after the letter of the axis.
    case axisColon
    /// `[`.
    case view
    /// A letter or `_` as the start of a view's name.
    case viewName
    /// `]`, or `(` where predicates can still follow.
    case viewEnd
    /// A gap, a view or the superview's edge after a view.
    case continuation
    /// A number without sign, a metric, `(`, `[` or `|` after the `-` of a gap.
    case gap
    /// The second `-` of a gap.
    case gapEnd
    /// `==`, `<=` or `>=` in full.
    case relation
    /// A number or a metric.
    case value
    /// A number, a metric or a view's name.
    case sizeValue
    /// `@`, `,` or `)` after a value.
    case predicateEnd
  }
}
