import AshlarSolver

/// Builds the linear rows of constraints, one behind the other.
///
/// **Coordinates.** The variables `x`, `y`, `width`, `height` of an item are its alignment rectangle in the coordinates of
/// its parent's bounds. With insets `l` on the left, the item's frame and so its bounds start at `x − l`. A line of the
/// item that lies at `p` in its bounds therefore lies, as seen from an ancestor `h`, at
///
///     p + Σ (xₐ − lₐ)   over the item and its ancestors a below h
///
/// and, as seen from the item itself (`h` is the item), at `p`: one that names an item and its parent has no `x` of the
/// parent in it. ``LineInItem`` gives `p`. The vertical axis is the same with tops for lefts. The baseline of a container
/// is a line of the item in it that the baseline comes from.
///
/// **Scrolling.** What is inside of an item that scrolls lies in the coordinates of its content. As seen from outside, the
/// content offset is subtracted; as seen from the item itself, its centre and baselines lie further by the offset, and its
/// edges are those of its content area, which starts at 0.
///
/// **Right to left.** A constraint with leading or trailing is the mirror image of itself in the bounds of the item `h`
/// that holds it: with `W` their width, x′ = W − x runs from the right edge. From x′₁ = m·x′₂ + c follows
/// x₁ = m·x₂ + (1 − m)·W − c, and ≤ turns into ≥. A distance between two such places changes its sign.
struct RowBuilder {
  /// What has been built since ``removeAll()``.
  private(set) var rows: [ConstraintRow] = []
  /// The terms of all rows, one after the other.
  private(set) var terms: [Term] = []
  /// The row that is being built.
  private var row = ConstraintRow(termCount: 0, .equal)
  private var firstTerm = 0

  /// The row built last.
  var last: ConstraintRow { row }

  /// The terms of the row built last.
  var lastTerms: ArraySlice<Term> { terms[firstTerm...] }

  /// The row built last, by itself.
  var lastConstraint: LinearConstraint { LinearConstraint(row, Array(lastTerms)) }

  /// Forgets all rows.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }

  /// Forgets the row built last.
  mutating func removeLast() {
    rows.removeLast()
    terms.removeSubrange(firstTerm...)
  }

  /// Forgets all rows, and memory that was needed for many of them.
  mutating func trim() {
    if rows.capacity > RowBuilder.usualCount { self = RowBuilder() } else { removeAll() }
  }

  private static let usualCount = 16

  /// Makes room for that many rows of two or three terms.
  mutating func reserve(_ count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(3 * count)
  }

  /// Builds the row of an active constraint whose items are in an engine's tree; the priority is that of the constraint.
  mutating func build(_ constraint: LayoutConstraint, heldBy host: LayoutNode) {
    let isRightToLeft = (host.contentDirection ?? host.cachedDirection) == .rightToLeft
    let isMirrored = isRightToLeft && !constraint.comparesSizes && constraint.hasAttribute { $0.isDirectional }
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    begin(relation.solverRelation, priority: constraint.priority.rawValue, tier: .explicit)
    let multiplier = constraint.secondNode == nil ? 0 : constraint.multiplier
    let view = View(host: Unmanaged.passUnretained(host), isRightToLeft: isRightToLeft)
    if let starts = constraint.starts {
      add(constraint.firstSide, from: starts.first, times: 1, view)
      if multiplier != 0, let second = constraint.secondSide {
        add(second, from: starts.second, times: -multiplier, view)
      }
    } else {
      // Unmanaged, because nodes are many and the constraint keeps them.
      Unmanaged.passUnretained(constraint.firstNode)._withUnsafeGuaranteedRef {
        addLine(constraint.firstAttribute, of: $0, times: 1, view)
      }
      if multiplier != 0, let node = constraint.secondNode.map({ Unmanaged.passUnretained($0) }) {
        node._withUnsafeGuaranteedRef { addLine(constraint.secondAttribute, of: $0, times: -multiplier, view) }
      }
    }
    if isMirrored {
      addBoundsWidth(of: host, times: multiplier - 1)
      row.constant += constraint.constant
    } else {
      row.constant -= constraint.constant
    }
    end()
  }

  /// Builds an empty row that always holds.
  mutating func buildPlaceholder() {
    begin(.equal, priority: 1, tier: .explicit)
    end()
  }

  /// Builds `size  relation  length` for the content of an item.
  mutating func build(
    _ size: Variable, _ relation: Relation, _ length: Double, priority: LayoutPriority
  ) {
    begin(relation, priority: priority.rawValue, tier: .contentSize)
    add(size, 1)
    row.constant = -length
    end()
  }

  private mutating func end() {
    row.termCount = terms.count - firstTerm
    rows.append(row)
  }

  private mutating func begin(_ relation: Relation, priority: Float, tier: LinearConstraint.Tier) {
    firstTerm = terms.count
    row = ConstraintRow(termCount: 0, relation, priority: priority, tier: tier)
  }

  /// From where the row is seen.
  private struct View {
    let host: Unmanaged<LayoutNode>
    let isRightToLeft: Bool

    @inline(__always)
    func isFrom(_ node: LayoutNode) -> Bool { host.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
  }

  private mutating func add(
    _ side: LayoutExpression, from start: LayoutExpression.Place?, times factor: Double, _ view: View
  ) {
    guard let start else { return addLine(side.attribute, of: side.node, times: factor, view) }
    let turns = view.isRightToLeft && (side.attribute.isDirectional || start.attribute.isDirectional)
    let factor = turns ? -factor : factor
    addLine(side.attribute, of: side.node, times: factor, view)
    addLine(start.attribute, of: start.node, times: -factor, view)
  }

  private mutating func addLine(
    _ attribute: LayoutAttribute, of node: LayoutNode, times factor: Double, _ view: View
  ) {
    if attribute.isBaseline && node.edges != nil {
      return addOwnLine(attribute, of: node.lineNode(for: attribute), times: factor, view)
    }
    addOwnLine(attribute, of: node, times: factor, view)
  }

  @inline(__always)
  private mutating func addOwnLine(
    _ attribute: LayoutAttribute, of node: LayoutNode, times factor: Double, _ view: View
  ) {
    guard let axis = attribute.axis, let variables = node.variables else { return }
    let line = LineInItem(attribute.resolved(isRightToLeft: view.isRightToLeft), of: node)
    if node.edges != nil, view.isFrom(node), attribute.isEdgeOfContent, let area = node.contentArea?.variables {
      add(area.size(along: axis), line.sizeFactor * factor)
      row.constant += line.offset * factor
      return
    }
    if !attribute.isSize { addBoundsOrigin(of: node, along: axis, times: factor, view) }
    add(variables.size(along: axis), line.sizeFactor * factor)
    row.constant += line.offset * factor
  }

  private mutating func addBoundsOrigin(
    of node: LayoutNode, along axis: Axis, times factor: Double, _ view: View
  ) {
    if view.isFrom(node) {
      if node.edges != nil { row.constant += node.contentOffset.along(axis) * factor }
      return
    }
    if node.isChild(of: view.host) {
      if let variables = node.variables { addOrigin(variables, of: node, along: axis, times: factor) }
      return
    }
    var current = node
    while !view.isFrom(current) {
      guard let variables = current.variables, let parent = current.parent else { return }
      addOrigin(variables, of: current, along: axis, times: factor)
      if !view.isFrom(parent) { row.constant -= parent.contentOffset.along(axis) * factor }
      current = parent
    }
  }

  @inline(__always)
  private mutating func addOrigin(
    _ variables: NodeVariables, of node: LayoutNode, along axis: Axis, times factor: Double
  ) {
    add(variables.place(along: axis), factor)
    if let edges = node.edges { row.constant -= edges.alignmentRectInsets.near(along: axis) * factor }
  }

  private mutating func addBoundsWidth(of host: LayoutNode, times factor: Double) {
    guard factor != 0, let variables = host.variables else { return }
    add(variables.width, factor)
    row.constant += host.alignmentRectInsets.total(along: .horizontal) * factor
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
