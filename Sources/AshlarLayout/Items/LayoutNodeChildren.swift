/// The children of a node, in the order in which they were added.
///
/// Adding or removing a child while walking over them is an error of the caller, except for the one just returned.
public struct LayoutNodeChildren: Sequence, IteratorProtocol {
  private var upcoming: LayoutNode?

  init(first: LayoutNode?) {
    upcoming = first
  }

  /// The next child, or `nil` after the last.
  public mutating func next() -> LayoutNode? {
    let node = upcoming
    upcoming = node?.nextSibling
    return node
  }
}
