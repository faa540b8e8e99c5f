import AshlarLayout

/// The attributes that lie along an axis.
struct AxisAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let size: LayoutAttribute
  let center: LayoutAttribute

  static let horizontal = AxisAttributes(start: .leading, end: .trailing, size: .width, center: .centerX)
  static let vertical = AxisAttributes(start: .top, end: .bottom, size: .height, center: .centerY)

  static func along(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? .horizontal : .vertical }

  static func across(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? .vertical : .horizontal }
}

extension LayoutAttribute {
  /// The same line of the layout margins.
  var ofMargins: LayoutAttribute {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }

  /// Whether an axis starts there.
  var isStart: Bool { self == .leading || self == .top }
}
