import AshlarLayout

/// The least that an item can be: a named node.
final class Box: LayoutItem {
  let layoutNode = LayoutNode()
  let name: String
  /// Whose baselines stand for those of the box, if they are not its own.
  weak var firstBaseline: Box?
  weak var lastBaseline: Box?

  init(_ name: String) {
    self.name = name
    layoutNode.owner = self
  }

  deinit { layoutNode.ownerWillDeinit() }

  func baselineNode(for attribute: LayoutAttribute) -> LayoutNode {
    ((attribute == .firstBaseline ? firstBaseline : lastBaseline) ?? self).layoutNode
  }

  var frame: [Double] {
    let frame = layoutNode.frame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}
