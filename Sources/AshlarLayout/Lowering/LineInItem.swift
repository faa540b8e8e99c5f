/// Where a line of an item lies in the item's own bounds: `sizeFactor · size + offset`, with the size of its alignment
/// rectangle.
///
/// The alignment rectangle spans from `near` to `near + size`, the bounds from 0 to `near + size + far`, where `near` and
/// `far` are the alignment-rect insets. Edges, centres and baselines are lines of the alignment rectangle; margins are
/// measured inward from the bounds.
struct LineInItem: Equatable {
  var sizeFactor: Double
  var offset: Double

  /// - Parameter attribute: not directional; for a size the length itself.
  init(_ attribute: LayoutAttribute, of node: LayoutNode) {
    let insets = node.alignmentRectInsets
    let margins = node.layoutMargins
    switch attribute {
    case .left, .leading: self.init(0, insets.left)
    case .top: self.init(0, insets.top)
    case .right, .trailing: self.init(1, insets.left)
    case .bottom: self.init(1, insets.top)
    case .centerX: self.init(0.5, insets.left)
    case .centerY: self.init(0.5, insets.top)
    case .firstBaseline: self.init(0, insets.top + node.firstBaselineOffset)
    case .lastBaseline: self.init(1, insets.top - node.lastBaselineOffset)
    case .leftMargin, .leadingMargin: self.init(0, margins.left)
    case .topMargin: self.init(0, margins.top)
    case .rightMargin, .trailingMargin: self.init(1, insets.total(along: .horizontal) - margins.right)
    case .bottomMargin: self.init(1, insets.total(along: .vertical) - margins.bottom)
    case .centerXWithinMargins:
      self.init(0.5, (insets.total(along: .horizontal) + margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      self.init(0.5, (insets.total(along: .vertical) + margins.top - margins.bottom) / 2)
    case .width, .height: self.init(1, 0)
    case .notAnAttribute: self.init(0, 0)
    }
  }

  init(_ sizeFactor: Double, _ offset: Double) {
    self.sizeFactor = sizeFactor
    self.offset = offset
  }
}
