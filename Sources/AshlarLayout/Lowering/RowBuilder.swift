import AshlarSolver

/// Builds the linear row of one constraint.
///
/// **Coordinates.** The variables `x`, `y`, `width`, `height` of an item are its alignment rectangle in the coordinates of
/// its parent's bounds. With insets `l` on the left, the item's frame and so its bounds start at `x − l`. A line of the
/// item that lies at `p` in its bounds therefore lies, as seen from an ancestor `h`, at
///
///     p + Σ (xₐ − lₐ)   over the item and its ancestors a below h
///
/// and, as seen from the item itself (`h` is the item), at `p`: one that names an item and its parent has no `x` of the
/// parent in it. ``LineInItem`` gives `p`. The vertical axis is the same with tops for lefts.
///
/// **Scrolling.** What is inside of an item that scrolls lies in the coordinates of its content. As seen from outside, the
/// content offset is subtracted; as seen from the item itself, its centre and baselines lie further by the offset, and its
/// edges are those of its content area, which starts at 0.
///
/// **Right to left.** A constraint with leading or trailing is the mirror image of itself in the bounds of the item `h`
/// that holds it: with `W` their width, x′ = W − x runs from the right edge. From x′₁ = m·x′₂ + c follows
/// x₁ = m·x₂ + (1 − m)·W − c, and ≤ turns into ≥. A distance between two such places changes its sign.
struct RowBuilder {
  private let host: LayoutNode
  private var terms: [Term] = []
  private var constant = 0.0

  /// The row of an active constraint whose items are in an engine's tree; the priority is that of the constraint.
  static func row(of constraint: LayoutConstraint, heldBy host: LayoutNode) -> LinearConstraint {
    var builder = RowBuilder(host: host)
    return builder.build(constraint)
  }

  private init(host: LayoutNode) {
    self.host = host
  }

  private mutating func build(_ constraint: LayoutConstraint) -> LinearConstraint {
    let second = constraint.secondSide
    let isRightToLeft = host.effectiveDirection == .rightToLeft
    let isMirrored = isRightToLeft && !constraint.comparesSizes && constraint.hasAttribute { $0.isDirectional }
    let multiplier = second == nil ? 0 : constraint.multiplier
    add(constraint.firstSide, times: 1, isRightToLeft)
    if multiplier != 0, let second { add(second, times: -multiplier, isRightToLeft) }
    if isMirrored {
      addBoundsWidthOfHost(times: multiplier - 1)
      constant += constraint.constant
    } else {
      constant -= constraint.constant
    }
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    return LinearConstraint(
      terms, relation.solverRelation, constant: constant, priority: constraint.priority.rawValue)
  }

  private mutating func add(_ side: LayoutExpression, times factor: Double, _ isRightToLeft: Bool) {
    guard let start = side.start else {
      addLine(side.attribute, of: side.node, times: factor, isRightToLeft)
      return
    }
    let turns = isRightToLeft && (side.attribute.isDirectional || start.attribute.isDirectional)
    let factor = turns ? -factor : factor
    addLine(side.attribute, of: side.node, times: factor, isRightToLeft)
    addLine(start.attribute, of: start.node, times: -factor, isRightToLeft)
  }

  private mutating func addLine(
    _ attribute: LayoutAttribute, of node: LayoutNode, times factor: Double, _ isRightToLeft: Bool
  ) {
    guard let axis = attribute.axis, let variables = node.variables else { return }
    let line = LineInItem(attribute.resolved(isRightToLeft: isRightToLeft), of: node)
    if node === host, attribute.isEdgeOfContent, let area = node.contentArea?.variables {
      add(area.size(along: axis), line.sizeFactor * factor)
      constant += line.offset * factor
      return
    }
    if !attribute.isSize { addBoundsOrigin(of: node, along: axis, times: factor) }
    add(variables.size(along: axis), line.sizeFactor * factor)
    constant += line.offset * factor
  }

  private mutating func addBoundsOrigin(of node: LayoutNode, along axis: Axis, times factor: Double) {
    if node === host { constant += node.contentOffset.along(axis) * factor }
    var current = node
    while current !== host {
      guard let variables = current.variables, let parent = current.parent else { return }
      add(variables.place(along: axis), factor)
      constant -= current.alignmentRectInsets.near(along: axis) * factor
      if parent !== host { constant -= parent.contentOffset.along(axis) * factor }
      current = parent
    }
  }

  private mutating func addBoundsWidthOfHost(times factor: Double) {
    guard factor != 0, let variables = host.variables else { return }
    add(variables.width, factor)
    constant += host.alignmentRectInsets.total(along: .horizontal) * factor
  }

  private mutating func add(_ variable: Variable, _ coefficient: Double) {
    if coefficient != 0 { terms.append(Term(variable, coefficient)) }
  }
}

extension LayoutConstraint {
  /// Whether both sides are sizes or distances, not places.
  var comparesSizes: Bool { firstAttribute.isSize || starts?.first != nil }
}

extension LayoutAttribute {
  /// The attribute with leading and trailing replaced by the sides that they mean.
  func resolved(isRightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension Point {
  fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension EdgeInsets {
  /// The inset at the left or the top.
  func near(along axis: Axis) -> Double { axis == .horizontal ? left : top }
}
