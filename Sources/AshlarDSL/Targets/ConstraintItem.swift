import AshlarLayout

/// An item with some of its attributes, as in `view.snp.left`: what a chain may be compared with.
public struct ConstraintItem: Hashable {
  let node: LayoutNode
  let attributes: AttributeSet

  /// Makes an item to compare with from a node and its attributes; none stands for the same as on the left side.
  package init(_ node: LayoutNode, _ attributes: AttributeSet = []) {
    self.node = node
    self.attributes = attributes
  }

  /// The item itself, or `nil` when it is gone.
  public var target: (any LayoutItem)? { node.owner }

  /// Whether both name the same attributes of the same item.
  public static func == (left: Self, right: Self) -> Bool {
    left.node === right.node && left.attributes == right.attributes
  }

  /// Feeds the identity of the item and its attributes to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(attributes)
  }
}
