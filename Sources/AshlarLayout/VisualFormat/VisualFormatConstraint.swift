import AshlarSolver

/// The attributes that visual formats speak of.
public enum VisualFormatAttribute: Equatable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
}

/// One constraint that a visual format asks for: `first.attribute  relation  second.attribute + constant  @priority`.
package struct VisualFormatConstraint<Item> {
  /// One side of a constraint.
  package struct Anchor {
    package var item: Item
    package var attribute: VisualFormatAttribute
  }

  package var first: Anchor
  package var relation: Relation
  /// `nil` when the first side is compared with the constant alone.
  package var second: Anchor?
  /// In points.
  package var constant: Double
  /// 0…1000; 1000 is required, 0 wishes nothing.
  package var priority: Float
}
