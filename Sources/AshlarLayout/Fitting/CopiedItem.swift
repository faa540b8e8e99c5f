/// An item that stands for another one in a copy of its tree.
final class CopiedItem: LayoutItem {
  let layoutNode: LayoutNode
  private let original: LayoutNode?
  /// Gives the copy of a node, or `nil` if it has none; the copy of the tree outlives its items.
  private unowned(unsafe) let copies: LayoutCopy

  /// - Parameter original: `nil` for the space around.
  init(of original: LayoutNode?, in copies: LayoutCopy) {
    self.original = original
    self.copies = copies
    layoutNode = LayoutNode(kind: original?.kind ?? .view)
    layoutNode.owner = self
    if let original { takeProperties(of: original) }
  }

  deinit { layoutNode.ownerWillDeinit() }

  func baselineNode(for attribute: LayoutAttribute) -> LayoutNode {
    guard let answered = original?.owner?.baselineNode(for: attribute) else { return layoutNode }
    return copies[answered] ?? layoutNode
  }

  private func takeProperties(of original: LayoutNode) {
    layoutNode.contentDirection = original.contentDirection
    layoutNode.forcedDirection = original.forcedDirection
    if let edges = original.edges {
      layoutNode.alignmentRectInsets = edges.alignmentRectInsets
      layoutNode.layoutMargins = edges.layoutMargins
      layoutNode.firstBaselineOffset = edges.firstBaselineOffset
      layoutNode.lastBaselineOffset = edges.lastBaselineOffset
      layoutNode.contentOffset = edges.contentOffset
    }
    guard original.content != nil else { return }
    layoutNode.intrinsicWidth = original.intrinsicWidth
    layoutNode.intrinsicHeight = original.intrinsicHeight
    for axis in Axis.allCases {
      layoutNode.setContentHuggingPriority(original.contentHuggingPriority(for: axis), for: axis)
      layoutNode.setContentCompressionResistancePriority(
        original.contentCompressionResistancePriority(for: axis), for: axis)
    }
  }
}
