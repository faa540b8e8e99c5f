import UIKit

// The table of signs: what an attribute takes of a constant. It is the attribute on the right side of the constraint, or
// that on the left if there is none.
@MainActor
extension ConstraintConstant {
  /// What a constraint adds for an attribute, in points.
  func value(for attribute: LayoutAttribute) -> CGFloat {
    switch self {
    case .number(let number): number
    case .point(let point): Self.part(of: point, attribute)
    case .size(let size): attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .insets(let insets): Self.part(of: Sides(insets), attribute)
    case .directionalInsets(let insets): Self.part(of: Sides(insets), attribute)
    }
  }

  private static func part(of point: CGPoint, _ attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      point.x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      point.y
    case .width, .height, .notAnAttribute: 0
    }
  }

  private static func part(of sides: Sides, _ attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: sides.left
    case .right, .rightMargin: -sides.right
    case .leading, .leadingMargin: sides.leading
    case .trailing, .trailingMargin: -sides.trailing
    case .top, .topMargin, .firstBaseline: sides.top
    case .bottom, .bottomMargin, .lastBaseline: -sides.bottom
    case .width: -(sides.start + sides.end)
    case .height: -(sides.top + sides.bottom)
    case .centerX, .centerXWithinMargins: (sides.start - sides.end) / 2
    case .centerY, .centerYWithinMargins: (sides.top - sides.bottom) / 2
    case .notAnAttribute: 0
    }
  }
}

/// Insets as seen from every side, by the direction of the moment.
@MainActor
private struct Sides {
  let top: CGFloat
  let bottom: CGFloat
  let left: CGFloat
  let right: CGFloat
  let leading: CGFloat
  let trailing: CGFloat
  /// The two horizontal insets as they were written: sizes and centers do not follow the direction.
  let start: CGFloat
  let end: CGFloat

  init(_ insets: ConstraintInsets) {
    let isMirrored = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
    top = insets.top
    bottom = insets.bottom
    left = insets.left
    right = insets.right
    leading = isMirrored ? insets.right : insets.left
    trailing = isMirrored ? insets.left : insets.right
    start = insets.left
    end = insets.right
  }

  init(_ insets: ConstraintDirectionalInsets) {
    let isMirrored = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
    top = insets.top
    bottom = insets.bottom
    leading = insets.leading
    trailing = insets.trailing
    left = isMirrored ? insets.trailing : insets.leading
    right = isMirrored ? insets.leading : insets.trailing
    start = insets.leading
    end = insets.trailing
  }
}
