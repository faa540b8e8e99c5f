import UIKit

/// Some attributes; constraints are made of them in the order of their bits, whatever the order of a chain's words.
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let left = ConstraintAttributes(rawValue: 1 << 0)
  static let top = ConstraintAttributes(rawValue: 1 << 1)
  static let right = ConstraintAttributes(rawValue: 1 << 2)
  static let bottom = ConstraintAttributes(rawValue: 1 << 3)
  static let leading = ConstraintAttributes(rawValue: 1 << 4)
  static let trailing = ConstraintAttributes(rawValue: 1 << 5)
  static let width = ConstraintAttributes(rawValue: 1 << 6)
  static let height = ConstraintAttributes(rawValue: 1 << 7)
  static let centerX = ConstraintAttributes(rawValue: 1 << 8)
  static let centerY = ConstraintAttributes(rawValue: 1 << 9)
  static let lastBaseline = ConstraintAttributes(rawValue: 1 << 10)
  static let firstBaseline = ConstraintAttributes(rawValue: 1 << 11)
  static let leftMargin = ConstraintAttributes(rawValue: 1 << 12)
  static let rightMargin = ConstraintAttributes(rawValue: 1 << 13)
  static let topMargin = ConstraintAttributes(rawValue: 1 << 14)
  static let bottomMargin = ConstraintAttributes(rawValue: 1 << 15)
  static let leadingMargin = ConstraintAttributes(rawValue: 1 << 16)
  static let trailingMargin = ConstraintAttributes(rawValue: 1 << 17)
  static let centerXWithinMargins = ConstraintAttributes(rawValue: 1 << 18)
  static let centerYWithinMargins = ConstraintAttributes(rawValue: 1 << 19)
}

extension ConstraintAttributes {
  static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
  static let horizontalEdges: ConstraintAttributes = [.left, .right]
  static let verticalEdges: ConstraintAttributes = [.top, .bottom]
  static let directionalEdges: ConstraintAttributes = [.leading, .top, .trailing, .bottom]
  static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
  static let directionalVerticalEdges: ConstraintAttributes = [.top, .bottom]
  static let size: ConstraintAttributes = [.width, .height]
  static let center: ConstraintAttributes = [.centerX, .centerY]
  static let margins: ConstraintAttributes = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: ConstraintAttributes = [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
  static let centerWithinMargins: ConstraintAttributes = [.centerXWithinMargins, .centerYWithinMargins]
}

extension ConstraintAttributes {
  /// The attribute of each bit, from the lowest.
  private static let order: [LayoutAttribute] = [
    .left, .top, .right, .bottom, .leading, .trailing,
    .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The attributes of the set in the order in which constraints are made of them.
  var layoutAttributes: [LayoutAttribute] {
    var rest = rawValue
    var attributes: [LayoutAttribute] = []
    while rest != 0 {
      attributes.append(Self.order[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return attributes
  }

  /// Whether there is more than one attribute.
  var isComposite: Bool { rawValue & (rawValue &- 1) != 0 }

  /// Whether one set is four edges and the other is the margin lines of the same edges.
  func isMarginTwin(of other: ConstraintAttributes) -> Bool {
    switch (self, other) {
    case (.edges, .margins), (.margins, .edges): true
    case (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges): true
    default: false
    }
  }
}

extension LayoutAttribute {
  /// The margin line of an edge, and the edge of a margin line; other attributes stay as they are.
  var acrossMargin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
