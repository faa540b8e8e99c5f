extension AutoresizingTie {
  /// The insets of item and parent along an axis: constraints act on alignment rectangles, ties speak of frames.
  struct Insets {
    var near: Double
    var far: Double

    init(of node: LayoutNode, along axis: Axis) {
      let insets = node.alignmentRectInsets
      near = insets.near(along: axis)
      far = insets.total(along: axis) - near
    }
  }

  /// The required constraint that states the tie.
  func constraint(of node: LayoutNode, in parent: LayoutNode, along axis: Axis) -> LayoutConstraint {
    let isHorizontal = axis == .horizontal
    let near: LayoutAttribute = isHorizontal ? .left : .top
    let far: LayoutAttribute = isHorizontal ? .right : .bottom
    let length: LayoutAttribute = isHorizontal ? .width : .height
    let (first, second): (LayoutExpression, LayoutExpression?) =
      switch kind {
      case .near: (LayoutExpression(node, near), LayoutExpression(parent, near))
      case .length: (LayoutExpression(node, length), nil)
      case .far: (LayoutExpression(parent, far), LayoutExpression(node, far))
      // Seen from the parent, its far edge lies as far from the origin as it is long.
      case .nearShare: (LayoutExpression(node, near), LayoutExpression(parent, far))
      case .lengthShare: (LayoutExpression(node, length), LayoutExpression(parent, length))
      }
    let constraint = LayoutConstraint(
      first, .equal, second, callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    write(to: constraint, of: node, in: parent, along: axis)
    return constraint
  }

  /// Gives a constraint of the same kind the numbers of this tie.
  func write(to constraint: LayoutConstraint, of node: LayoutNode, in parent: LayoutNode, along axis: Axis) {
    let inner = Insets(of: node, along: axis)
    let outer = Insets(of: parent, along: axis)
    constraint.multiplier = multiplier
    constraint.constant =
      switch kind {
      case .near: constant + inner.near - outer.near
      case .length: max(constant - inner.near - inner.far, 0)
      case .far: constant + inner.far - outer.far
      case .nearShare: constant + multiplier * outer.far + inner.near
      case .lengthShare: constant + multiplier * (outer.near + outer.far) - inner.near - inner.far
      }
  }
}
