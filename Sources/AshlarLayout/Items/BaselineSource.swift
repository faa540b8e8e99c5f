/// Where an item has a baseline from, as the engine has lowered it.
///
/// Invariant: only in an engine is it anything but ``own``, and ``descendant(_:)`` is in the item's subtree.
enum BaselineSource {
  /// Its own offset.
  case own
  /// The one of something in it, which has it from nowhere else.
  case descendant(LayoutNode)
  /// Its own offset, until the node that its owner named is in its subtree.
  case missing

  /// The node that has the baseline of `node`.
  func resolved(for node: LayoutNode) -> LayoutNode {
    if case .descendant(let source) = self { source } else { node }
  }

  var isOwn: Bool {
    if case .own = self { true } else { false }
  }

  func isSame(as other: BaselineSource) -> Bool {
    switch (self, other) {
    case (.own, .own), (.missing, .missing): true
    case (.descendant(let one), .descendant(let another)): one === another
    default: false
    }
  }
}
