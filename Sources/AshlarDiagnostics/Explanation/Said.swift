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

  /// - Parameter relation: Replaces that of the statement.
  init(_ statement: ReportedStatement, _ relation: LayoutRelation?, _ report: ConstraintReport) {
    first = statement.first.place
    self.relation = relation ?? statement.relation
    second = statement.second?.place
    multiplier = statement.multiplier
    constant = statement.constant
    let places = statement.places.map({ $0.attribute })
    let isSize = first.attribute.layoutAttribute?.isSize == true
    hasAnchors =
      statement.first.start == nil && statement.second?.start == nil
      && places.allSatisfy { $0.layoutAttribute != nil }
      && (isSize ? places.allSatisfy { $0.layoutAttribute?.isSize == true } : second != nil && multiplier == 1)
    guard let other = second, multiplier == 1, !isSize, report.items[other.item].superview == first.item else { return }
    (first, second) = (other, first)
    self.relation = self.relation.mirrored
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
  var objectiveCName: String {
    let capital = String(decoding: name.utf8.prefix(1).map { $0 & ~0x20 } + name.utf8.dropFirst(), as: UTF8.self)
    return "NSLayoutAttribute" + capital
  }
}
