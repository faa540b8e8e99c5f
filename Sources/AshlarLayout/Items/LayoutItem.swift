/// Something that constraints place: a view, a guide, a widget of another toolkit.
///
/// An item owns its node, sets `layoutNode.owner = self` when it is initialised, and calls
/// ``LayoutNode/ownerWillDeinit()`` in its `deinit`, because nodes know their owners by uncounted pointers.
public protocol LayoutItem: AnyObject {
  /// The item's place in the layout; always the same node.
  var layoutNode: LayoutNode { get }

  /// Whose baseline stands for that of the item; by default its own.
  ///
  /// A container answers with the node of something in it; an answer outside of the item counts as its own. Asked while
  /// constraints are lowered; whatever changes the answer calls ``LayoutNode/baselinesMayHaveChanged()``.
  ///
  /// - Parameter attribute: ``LayoutAttribute/firstBaseline`` or ``LayoutAttribute/lastBaseline``.
  func baselineNode(for attribute: LayoutAttribute) -> LayoutNode
}

extension LayoutItem {
  /// The item's own node.
  public func baselineNode(for attribute: LayoutAttribute) -> LayoutNode { layoutNode }
}
