import AshlarLayout

/// A constraint that Apple's logs write in the visual format: the distance between two edges that face each other.
struct LoggedGap {
  var axis: Axis
  /// The item before the gap, or `nil`: the superview's edge.
  var before: LayoutNode?
  /// The item behind the gap, or `nil`: the superview's edge.
  var after: LayoutNode?
  /// The superview, if one of the edges is its.
  var outer: LayoutNode?
  /// How the distance compares with the length.
  var relation: LayoutRelation
  /// In points.
  var length: Double
  /// Whether the edges are left and right, not leading and trailing.
  var isAbsolute: Bool

  /// - Returns: `nil` for a constraint that is none.
  init?(_ constraint: LayoutConstraint) {
    let starts = constraint.distanceStarts
    guard constraint.multiplier == 1, starts.second == nil, let axis = constraint.firstAttribute.axis else {
      return nil
    }
    if let start = starts.first {
      guard constraint.secondNode == nil else { return nil }
      self.init(
        axis, end: (constraint.firstNode, constraint.firstAttribute), start: (start.node, start.attribute),
        constraint.relation, constraint.constant)
    } else {
      guard let second = constraint.secondNode else { return nil }
      self.init(
        axis, end: (constraint.firstNode, constraint.firstAttribute), start: (second, constraint.secondAttribute),
        constraint.relation, constraint.constant)
    }
  }

  private typealias Place = (node: LayoutNode, attribute: LayoutAttribute)

  /// - Parameters:
  ///   - end: the place that lies `length` behind `start`.
  private init?(_ axis: Axis, end: Place, start: Place, _ relation: LayoutRelation, _ length: Double) {
    guard end.node.kind == .view, start.node.kind == .view, let endSide = end.attribute.edge,
      let startSide = start.attribute.edge
    else { return nil }
    self.axis = axis
    isAbsolute = end.attribute.isAbsoluteSide
    switch (endSide, startSide) {
    case (.near, .near) where end.node.parent === start.node, (.far, .far) where start.node.parent === end.node,
      (.near, .far) where end.node.parent === start.node.parent && end.node !== start.node:
      (self.relation, self.length) = (relation, length)
      before = endSide == .near && startSide == .near ? nil : start.node
      after = endSide == .far ? nil : end.node
    case (.near, .near) where start.node.parent === end.node, (.far, .far) where end.node.parent === start.node,
      (.far, .near) where end.node.parent === start.node.parent && end.node !== start.node:
      // Written the other way round, the distance has the other sign.
      (self.relation, self.length) = (relation.mirrored, length == 0 ? 0 : -length)
      before = endSide == .near ? nil : end.node
      after = startSide == .far ? nil : start.node
    default: return nil
    }
    outer = before == nil || after == nil ? (end.node.parent === start.node ? start.node : end.node) : nil
  }
}

extension LayoutAttribute {
  /// The side of an edge; `nil` for what is none, margins included.
  fileprivate var edge: LayoutAttribute.Side? { usesMargins ? nil : side == .near || side == .far ? side : nil }
}
