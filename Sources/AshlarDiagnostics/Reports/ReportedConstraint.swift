import AshlarLayout

/// One line or corner of an item.
public struct ReportedPlace: Equatable, Sendable {
  /// The index of the item in its report.
  public var item: Int
  /// The part of it.
  public var attribute: ReportedAttribute

  /// Makes a place.
  public init(_ item: Int, _ attribute: ReportedAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A side of a constraint: a place, or the distance between two.
public struct ReportedOperand: Equatable, Sendable {
  /// The place, or the end of the distance.
  public var place: ReportedPlace
  /// Where the distance starts, or `nil`: the side is a place.
  public var start: ReportedPlace?

  /// Makes a side.
  public init(_ place: ReportedPlace, from start: ReportedPlace? = nil) {
    self.place = place
    self.start = start
  }
}

/// What a constraint says: `first relation multiplier · second + constant`.
public struct ReportedStatement: Equatable, Sendable {
  /// How the log prints it.
  public enum Form: UInt8, Sendable {
    /// As `item.attribute == …`.
    case anchors
    /// As a length in brackets: `V:[item(44)]`.
    case size
    /// As an edge of the superview: `|-(8)-[item]`.
    case edge
    /// As the space between two items: `[one]-(8)-[other]`.
    case gap
  }

  /// A constant that the log shows only in part.
  public enum Space: UInt8, Sendable {
    /// The constant is the whole truth.
    case none
    /// A system spacing with its length and sign.
    case system
    /// A system spacing whose sign is not printed: it points inwards.
    case inward
  }

  /// A number that is printed as `nan`.
  public enum NotANumber: UInt8, Sendable {
    /// None is.
    case none
    /// The constant, which counts as 0.
    case constant
    /// The multiplier, which counts as 1.
    case multiplier
  }

  /// How the log prints it.
  public var form: Form
  /// The left side.
  public var first: ReportedOperand
  /// How the sides compare.
  public var relation: LayoutRelation
  /// The right side, or `nil`: only the constant.
  public var second: ReportedOperand?
  /// What the right side is multiplied by; perhaps infinite.
  public var multiplier: Double = 1
  /// What is added on the right, in points; perhaps infinite.
  public var constant: Double = 0
  /// By how much the printed constant may differ from the real one, in points.
  public var constantError: Double = 0
  /// By how much the printed multiplier may differ from the real one.
  public var multiplierError: Double = 0
  /// Whether the constant is a system spacing.
  public var space: Space = .none
  /// Which of the numbers is none.
  public var notANumber: NotANumber = .none

  /// Makes a statement; the rest can be set afterwards.
  public init(form: Form, _ first: ReportedOperand, _ relation: LayoutRelation, _ second: ReportedOperand?) {
    self.form = form
    self.first = first
    self.relation = relation
    self.second = second
  }

  /// All places that it mentions, from left to right.
  public var places: [ReportedPlace] {
    var places: [ReportedPlace] = []
    for operand in [first, second] {
      guard let operand else { continue }
      places.append(operand.place)
      if let start = operand.start { places.append(start) }
    }
    return places
  }

  /// The axis that it is about, or `nil` if the log hides it.
  public var axis: Axis? {
    for place in places {
      if let axis = place.attribute.axis { return axis }
    }
    return nil
  }
}

/// A constraint as a log prints it.
public struct ReportedConstraint: Equatable, Sendable {
  /// Where the app made a constraint.
  public struct Source: Equatable, Sendable {
    /// The file, without its folder.
    public var file: String
    /// Counted from 1.
    public var line: Int
  }

  /// The constraint as it was read, from `<` to `>`.
  public var text: String
  /// The line of the log, from 1.
  public var line: Int
  /// Its class, such as `NSLayoutConstraint`.
  public var className: String
  /// Its address with the `0x`, or `nil`.
  public var address: String?
  /// The identifier in quotes, or `nil`.
  public var identifier: String?
  /// The key of Masonry or the label of SnapKit, or `nil`.
  public var label: String?
  /// Where SnapKit says that it was made.
  public var source: Source?
  /// The autoresizing mask, such as `h=--& v=-&-`.
  public var mask: String?
  /// What it says.
  public var statement: ReportedStatement
  /// The priority if the log prints one; conflicts are between required constraints, and print none.
  public var priority: Double?
  /// Whether it is active, if the log says so.
  public var isActive: Bool?
}
