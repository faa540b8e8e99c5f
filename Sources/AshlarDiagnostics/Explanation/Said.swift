import AshlarLayout

/// A statement as somebody would write it: the inner item first, a constant that is a length inwards or a difference.
struct Said {
  var first: ReportedPlace
  var relation: LayoutRelation
  var second: ReportedPlace?
  var multiplier: Double
  var constant: Double
  /// Whether anchors can say it.
  var hasAnchors: Bool
  /// Whether public API can say it at all.
  var hasCode: Bool

  /// - Parameter relation: Replaces that of the statement.
  init(_ statement: ReportedStatement, _ relation: LayoutRelation?, _ report: ConstraintReport) {
    first = statement.first.place.withoutFrame
    self.relation = relation ?? statement.relation
    second = statement.second?.place.withoutFrame
    multiplier = statement.multiplier
    constant = statement.constant
    let places = statement.places.map({ $0.attribute })
    let isSize = first.attribute.layoutAttribute?.isSize == true
    // A place needs another one; private attributes and those that the log hides have no name in the API; and the
    // sign of a space that points inwards is not printed. `inf` and `nan` are no literals.
    hasCode =
      statement.first.start == nil && statement.second?.start == nil
      && places.allSatisfy { $0.layoutAttribute != nil } && (isSize || second != nil) && statement.space != .inward
      && statement.notANumber == .none && statement.constant.isFinite && statement.multiplier.isFinite
    hasAnchors =
      hasCode && (isSize ? places.allSatisfy { $0.layoutAttribute?.isSize == true } : multiplier == 1)
    guard let other = second, multiplier == 1, !isSize else { return }
    let isOuterFirst = report.items[other.item].superview == first.item
    // Code is written about the view, not about the guide that it is fitted to.
    let isGuideFirst =
      report.items[first.item].isGuide && !report.items[other.item].isGuide
      && report.items[first.item].superview != other.item
    if isOuterFirst || isGuideFirst { turn() }
  }

  /// Says the same from the other side, which a multiplier would not survive.
  mutating func turn() {
    guard let other = second, multiplier == 1 else { return }
    (first, second) = (other, first)
    relation = relation.mirrored
    constant = constant == 0 ? 0 : -constant
  }
}

extension Repair.Change {
  /// The relation that a constraint gets.
  var relation: LayoutRelation? {
    switch self {
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    default: nil
    }
  }
}

extension LayoutRelation {
  /// The beginning of the method that asks for it, of anchors and of both libraries.
  var method: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  var objectiveCName: String {
    switch self {
    case .equal: "NSLayoutRelationEqual"
    case .lessThanOrEqual: "NSLayoutRelationLessThanOrEqual"
    case .greaterThanOrEqual: "NSLayoutRelationGreaterThanOrEqual"
    }
  }
}

extension LayoutAttribute {
  /// The edge that a margin belongs to.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension ReportedAttribute {
  /// Masonry's name; it calls the last baseline `baseline`.
  var masonryName: String { self == .layout(.lastBaseline) ? "baseline" : name }

  /// The constant of the system.
  var objectiveCName: String { "NSLayoutAttribute" + capitalizedName }

  /// The name with a capital.
  var capitalizedName: String {
    String(decoding: name.utf8.prefix(1).map { $0 & ~0x20 } + name.utf8.dropFirst(), as: UTF8.self)
  }
}

extension ReportedPlace {
  /// The place with the attribute that a constraint would have instead of a part of a frame.
  var withoutFrame: ReportedPlace {
    ReportedPlace(item, attribute.layoutAttribute.map { .layout($0) } ?? attribute)
  }
}
