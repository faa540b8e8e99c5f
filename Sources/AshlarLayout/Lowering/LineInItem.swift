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
    if node.edges == nil && !attribute.usesMargins {
      self.init(LineInItem.sizeFactor(of: attribute), 0)
    } else {
      self.init(LineInItem.sizeFactor(of: attribute), LineInItem.offset(of: attribute, in: node))
    }
  }

  private static func sizeFactor(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin, .notAnAttribute: 0
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin, .width, .height: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    }
  }

  private static func offset(of attribute: LayoutAttribute, in node: LayoutNode) -> Double {
    let insets = node.alignmentRectInsets
    let margins = node.layoutMargins
    return switch attribute {
    case .left, .leading, .right, .trailing, .centerX: insets.left
    case .top, .bottom, .centerY: insets.top
    case .firstBaseline: insets.top + node.firstBaselineOffset
    case .lastBaseline: insets.top - node.lastBaselineOffset
    case .leftMargin, .leadingMargin: margins.left
    case .topMargin: margins.top
    case .rightMargin, .trailingMargin: insets.total(along: .horizontal) - margins.right
    case .bottomMargin: insets.total(along: .vertical) - margins.bottom
    case .centerXWithinMargins: (insets.total(along: .horizontal) + margins.left - margins.right) / 2
    case .centerYWithinMargins: (insets.total(along: .vertical) + margins.top - margins.bottom) / 2
    case .width, .height, .notAnAttribute: 0
    }
  }

  init(_ sizeFactor: Double, _ offset: Double) {
    self.sizeFactor = sizeFactor
    self.offset = offset
  }
}
