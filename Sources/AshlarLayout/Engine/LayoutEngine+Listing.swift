extension LayoutEngine {
  /// The active constraints of the tree that the toolkit made, in order of activation.
  ///
  /// - Complexity: O(size of the tree + *n* log *n*).
  package var systemConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    root.walkSubtree { node in
      found += node.hosted.filter { $0.isSystem }
      return true
    }
    return found.sorted { $0.serial < $1.serial }
  }

  /// The guides of the tree in the order of items.
  ///
  /// - Complexity: O(size of the tree + *n* log *n*).
  package var guides: [LayoutNode] {
    var found: [LayoutNode] = []
    root.walkSubtree { node in
      if node.kind == .guide { found.append(node) }
      return true
    }
    return LayoutEngine.sorted(found)
  }
}
