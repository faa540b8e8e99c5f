/// An invisible rectangle that constraints can name; it belongs to an item, and its frame is relative to that item.
public final class LayoutGuide: LayoutItem {
  /// The guide's place in the layout.
  public let layoutNode = LayoutNode(kind: .guide)
  /// Free text that tells the guide apart.
  public var identifier: String?

  /// Whether the toolkit made the guide for itself, so that pictures leave it out.
  package let isSystem: Bool

  /// The object of another toolkit that stands for the guide, as `UILayoutGuide` does, or `nil`.
  ///
  /// It holds the guide strongly and sets this to `nil` in its `deinit`, because the pointer to it is uncounted.
  package unowned(unsafe) var owner: AnyObject?
  /// The owner while a view keeps the guide; set and cleared by the view.
  package var keptOwner: AnyObject?

  /// Makes a guide that belongs to no item yet.
  public convenience init(identifier: String? = nil) {
    self.init(identifier: identifier, isSystem: false)
  }

  package init(identifier: String?, isSystem: Bool) {
    self.identifier = identifier
    self.isSystem = isSystem
    layoutNode.owner = self
  }

  deinit { layoutNode.ownerWillDeinit() }

  /// The item that the guide belongs to, or `nil`.
  public var owningItem: (any LayoutItem)? { layoutNode.parent?.owner }

  /// The guide's rectangle in its owner's coordinates, in points, after the last layout pass.
  public var layoutFrame: Rect { layoutNode.frame }
}

extension LayoutItem {
  /// Adds a guide to the item, after taking it from its present owner; the caller keeps the guide alive.
  ///
  /// - Returns: `false` if the item is itself a guide.
  @discardableResult
  public func addLayoutGuide(_ guide: LayoutGuide) -> Bool { layoutNode.addChild(guide.layoutNode) }

  /// Takes a guide of the item out of the tree and deactivates the constraints between the guide and others.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    if guide.layoutNode.parent === layoutNode { guide.layoutNode.removeFromParent() }
  }
}
