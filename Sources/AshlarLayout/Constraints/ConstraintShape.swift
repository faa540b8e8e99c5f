/// What a constraint says about its items, by kind; the raw values order the kinds by how readily Apple's engine breaks
/// them.
package enum ConstraintShape: UInt8, Comparable {
  /// Compares the width and the height of one item.
  case ratio
  /// Compares a size with a number.
  case constantSize
  /// Keeps the end of one item and the start of another apart.
  case gap
  /// Compares two ends: trailing, right or bottom.
  case farEdges
  /// Names a centre.
  case center
  /// Compares the sizes of two items.
  case sizes
  /// Compares two starts: leading, left or top.
  case nearEdges
  /// Anything else.
  case other

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutConstraint {
  /// What the constraint says about its items.
  package var shape: ConstraintShape {
    if let starts { return secondNode == nil && starts.first != nil ? gapShape(from: starts.first) : .other }
    guard let secondNode, multiplier != 0 else { return firstAttribute.isSize ? .constantSize : .other }
    if firstAttribute.isSize { return secondNode === firstNode ? .ratio : .sizes }
    switch (firstAttribute.side, secondAttribute.side) {
    case (.center, _), (_, .center): return .center
    case (.near, .near): return .nearEdges
    case (.far, .far): return .farEdges
    case (.near, .far), (.far, .near):
      return firstNode.isDescendant(of: secondNode) || secondNode.isDescendant(of: firstNode) ? .other : .gap
    default: return .other
    }
  }

  /// A distance from the end of one item to the start of another is a gap.
  private func gapShape(from start: LayoutExpression.Place?) -> ConstraintShape {
    guard let start, start.node !== firstNode, firstAttribute.side == .near, start.attribute.side == .far else {
      return .other
    }
    return .gap
  }
}

extension LayoutAttribute {
  /// Where on an item a place lies.
  package enum Side {
    /// Leading, left, top, and their margins.
    case near
    /// Trailing, right, bottom, and their margins.
    case far
    /// The centres.
    case center
    /// The baselines.
    case baseline
  }

  /// Where on the item the place lies, or `nil` for a size.
  package var side: Side? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline, .lastBaseline: .baseline
    case .width, .height, .notAnAttribute: nil
    }
  }
}
