/// An invisible rectangle that constraints can name; it belongs to an item, and its frame is relative to that item.
public final class LayoutGuide: LayoutItem {
  public let layoutNode = LayoutNode(kind: .guide)
  /// Free text that tells the guide apart.
  public var identifier: String?

  public init(identifier: String? = nil) {
    self.identifier = identifier
    layoutNode.owner = self
  }

  deinit { layoutNode.ownerWillDeinit() }

  /// The item that the guide belongs to, or `nil`.
  public var owningItem: (any LayoutItem)? { layoutNode.parent?.owner }

  /// The guide's rectangle in its owner's coordinates, in points, after the last layout pass.
  public var layoutFrame: Rect { layoutNode.frame }
}
