/// The part of an item that a constraint talks about.
///
/// The raw values are those of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Sendable, CaseIterable {
  /// No second item: the constraint compares with a constant.
  case notAnAttribute = 0
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
  /// The line a left layout margin inside the left edge of the bounds.
  case leftMargin = 13
  /// The line a right layout margin inside the right edge of the bounds.
  case rightMargin = 14
  /// The line a top layout margin inside the top edge of the bounds.
  case topMargin = 15
  /// The line a bottom layout margin inside the bottom edge of the bounds.
  case bottomMargin = 16
  /// The margin line where the layout direction starts.
  case leadingMargin = 17
  /// The margin line where the layout direction ends.
  case trailingMargin = 18
  /// The middle between left and right margin.
  case centerXWithinMargins = 19
  /// The middle between top and bottom margin.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The axis along which the attribute is measured, or `nil` for ``notAnAttribute``.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height, not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the layout direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side absolutely, so that it may not be paired with a directional one.
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on the item's layout margins.
  package var usesMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// The attribute's name in a layout document, as in `card.leadingMargin`.
  public var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute with that name in a layout document, or `nil`; ``notAnAttribute`` has none.
  public init?(name: String) {
    for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute && attribute.name == name {
      self = attribute
      return
    }
    return nil
  }
}
