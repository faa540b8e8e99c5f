/// Something that constraints place: a view, a guide, a widget of another toolkit.
///
/// An item owns its node, sets `layoutNode.owner = self` when it is initialised, and calls
/// ``LayoutNode/ownerWillDeinit()`` in its `deinit`, because nodes know their owners by uncounted pointers.
public protocol LayoutItem: AnyObject {
  /// The item's place in the layout; always the same node.
  var layoutNode: LayoutNode { get }
}
