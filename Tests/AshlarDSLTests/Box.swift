import AshlarLayout

/// The least that an item can be: a named node.
final class Box: LayoutItem {
  let layoutNode = LayoutNode()
  let name: String

  init(_ name: String) {
    self.name = name
    layoutNode.owner = self
  }

  deinit { layoutNode.ownerWillDeinit() }
}
