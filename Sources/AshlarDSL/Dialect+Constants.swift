import AshlarLayout

extension Dialect {
  /// The part of a constant that a constraint takes, with its sign, in points.
  func part(of constant: ConstraintConstant, for constraint: LayoutConstraint) -> Double {
    if case .number(let number) = constant { return number }
    let second = constraint.secondAttribute
    let attribute =
      rulingAttribute == .first || second == .notAnAttribute ? constraint.firstAttribute : second
    switch constant {
    case .number(let number): return number
    case .size(let size): return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .point(let point):
      if attribute.isSize { return 0 }
      return attribute.axis == .horizontal ? point.x : point.y
    case .insets(let insets):
      return part(of: insets, attribute, isMirrored: attribute.isDirectional && isRightToLeft(constraint))
    case .directionalInsets(let insets):
      let isMirrored = !attribute.isDirectional && attribute.axis == .horizontal && isRightToLeft(constraint)
      let absolute = insets.resolved(for: .leftToRight)
      return part(of: absolute, attribute, isMirrored: isMirrored)
    }
  }

  /// - Parameter isMirrored: whether left and right of the insets change places.
  private func part(of insets: EdgeInsets, _ attribute: LayoutAttribute, isMirrored: Bool) -> Double {
    let near = isMirrored ? insets.right : insets.left
    let far = isMirrored ? insets.left : insets.right
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return near
    case .right, .trailing, .rightMargin, .trailingMargin: return -far
    case .top, .topMargin: return insets.top
    case .bottom, .bottomMargin: return -insets.bottom
    case .notAnAttribute: return 0
    default: break
    }
    if insetScope == .edges { return 0 }
    switch attribute {
    case .width: return -(near + far)
    case .height: return -(insets.top + insets.bottom)
    case .centerX, .centerXWithinMargins: return (near - far) / 2
    case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
    case .firstBaseline: return insets.top
    case .lastBaseline: return -insets.bottom
    default: return 0
    }
  }

  private func isRightToLeft(_ constraint: LayoutConstraint) -> Bool {
    switch direction {
    case .fixed(let direction): direction == .rightToLeft
    case .ofTree: (constraint.commonAncestor ?? constraint.firstNode).effectiveDirection == .rightToLeft
    }
  }
}
