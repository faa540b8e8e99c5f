/// One side of a constraint: an attribute of an item, or the distance between two places.
package struct LayoutExpression {
  package var node: LayoutNode
  package var attribute: LayoutAttribute
  /// Where the distance starts that ends at `node.attribute`, or `nil`: the side is no distance.
  package var start: Place?

  package struct Place {
    package var node: LayoutNode
    package var attribute: LayoutAttribute
  }

  package init(_ node: LayoutNode, _ attribute: LayoutAttribute, start: Place? = nil) {
    self.node = node
    self.attribute = attribute
    self.start = start
  }
}
