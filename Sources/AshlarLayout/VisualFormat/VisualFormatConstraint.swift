/// One constraint that a visual format asks for: `first.attribute  relation  second.attribute + constant  @priority`.
package struct VisualFormatConstraint<Item> {
  /// One side of a constraint.
  package struct Anchor {
    package var item: Item
    package var attribute: LayoutAttribute
  }

  package var first: Anchor
  package var relation: LayoutRelation
  /// `nil` when the first side is compared with the constant alone.
  package var second: Anchor?
  /// In points.
  package var constant: Double
  /// 0…1000; 1000 is required, 0 wishes nothing.
  package var priority: Float
}
