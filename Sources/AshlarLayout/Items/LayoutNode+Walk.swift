extension LayoutNode {
  /// Visits this node and its descendants, a parent before its children, without recursion.
  ///
  /// - Parameter visit: returns whether to go into the node's children; must not change the tree, for nodes are not
  ///   counted on the way.
  @inline(__always)
  func walkSubtree(_ visit: (LayoutNode) -> Bool) {
    let top = Unmanaged.passUnretained(self)
    var current: Unmanaged<LayoutNode>? = top
    while let node = current {
      current = node._withUnsafeGuaranteedRef { node in
        if visit(node), let child = node.firstChild { return Unmanaged.passUnretained(child) }
        return node.following(within: top)
      }
    }
  }

  /// How many nodes the subtree has, this one included.
  ///
  /// - Complexity: O(size of the subtree).
  var subtreeCount: Int {
    var count = 0
    walkSubtree { _ in
      count += 1
      return true
    }
    return count
  }

  /// The node that a preorder walk of `top` visits after this node's whole subtree.
  private func following(within top: Unmanaged<LayoutNode>) -> Unmanaged<LayoutNode>? {
    var finished = Unmanaged.passUnretained(self)
    while finished.toOpaque() != top.toOpaque() {
      let (sibling, parent) = finished._withUnsafeGuaranteedRef { node in
        (node.nextSibling.map { Unmanaged.passUnretained($0) }, node.parentReference)
      }
      if let sibling { return sibling }
      guard let parent else { return nil }
      finished = parent
    }
    return nil
  }

  /// The nearest node that has both in its subtree, or `nil` if they are in different trees.
  ///
  /// Both sides climb in turn until one meets the trail of the other, so the cost follows their distance to the result and
  /// needs no stored depths, which would have to be rewritten whenever a subtree moves.
  ///
  /// - Complexity: O(distance to the result); in different trees O(depth).
  func nearestCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    if self === other || other.isChild(of: self) { return self }
    if isChild(of: other) { return other }
    if isSibling(of: other) { return parent }
    return distantCommonAncestor(with: other)
  }

  private func distantCommonAncestor(with other: LayoutNode) -> LayoutNode? {
    var first: LayoutNode? = self
    var second: LayoutNode? = other
    var meeting: LayoutNode?
    while meeting == nil, first != nil || second != nil {
      if let node = first {
        if node.marks.contains(.climbedBySecond) { meeting = node }
        node.marks.insert(.climbedByFirst)
        first = node.parent
      }
      if meeting == nil, let node = second {
        if node.marks.contains(.climbedByFirst) { meeting = node }
        node.marks.insert(.climbedBySecond)
        second = node.parent
      }
    }
    clearMarks(.climbedByFirst)
    other.clearMarks(.climbedBySecond)
    return meeting
  }

  private func clearMarks(_ mark: Marks) {
    var marked: LayoutNode? = self
    while let node = marked, node.marks.contains(mark) {
      node.marks.remove(mark)
      marked = node.parent
    }
  }
}

/// Nodes are compared by identity.
extension LayoutNode: Equatable {
  /// Whether the two are one object.
  public static func == (left: LayoutNode, right: LayoutNode) -> Bool { left === right }
}
