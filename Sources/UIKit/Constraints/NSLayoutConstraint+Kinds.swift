import AshlarLayout

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare; the raw values are Apple's.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint talks about; the raw values are Apple's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where the layout direction starts.
    case leading = 5
    /// The edge where the layout direction ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The line a left layout margin inside the left edge.
    case leftMargin = 13
    /// The line a right layout margin inside the right edge.
    case rightMargin = 14
    /// The line a top layout margin inside the top edge.
    case topMargin = 15
    /// The line a bottom layout margin inside the bottom edge.
    case bottomMargin = 16
    /// The margin line where the layout direction starts.
    case leadingMargin = 17
    /// The margin line where the layout direction ends.
    case trailingMargin = 18
    /// The middle between left and right margin.
    case centerXWithinMargins = 19
    /// The middle between top and bottom margin.
    case centerYWithinMargins = 20
    /// No second item: the constraint compares with a constant.
    case notAnAttribute = 0
  }

  /// An axis along which constraints act; the raw values are Apple's.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the views of a visual format are aligned, and which way its horizontal axis runs; the bits are Apple's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ options: VisualFormatOptions) {
      self.init(rawValue: options.rawValue)
    }

    /// Equal left edges, for `V:` formats.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// Equal right edges, for `V:` formats.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// Equal top edges, for `H:` formats.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// Equal bottom edges, for `H:` formats.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// Equal leading edges, for `V:` formats.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// Equal trailing edges, for `V:` formats.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// Equal horizontal centres, for `V:` formats.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// Equal vertical centres, for `H:` formats.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// Equal baselines of the last lines of text, for `H:` formats.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// Equal baselines of the first lines of text, for `H:` formats.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// The horizontal axis runs from leading to trailing: the default, therefore empty.
    public static let directionLeadingToTrailing = FormatOptions(.directionLeadingToTrailing)
    /// The horizontal axis runs from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// The horizontal axis runs from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
  }
}

/// The former name.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

extension LayoutAttribute {
  package init(_ attribute: NSLayoutConstraint.Attribute) {
    self = LayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  package init(_ attribute: LayoutAttribute) {
    self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension LayoutRelation {
  package init(_ relation: NSLayoutConstraint.Relation) {
    self = LayoutRelation(rawValue: relation.rawValue) ?? .equal
  }
}

extension NSLayoutConstraint.Relation {
  package init(_ relation: LayoutRelation) {
    self = NSLayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal
  }
}

extension AshlarLayout.Axis {
  package init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}

extension NSLayoutConstraint.Axis {
  package init(_ axis: AshlarLayout.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}
