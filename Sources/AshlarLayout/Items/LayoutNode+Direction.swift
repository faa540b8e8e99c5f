extension LayoutNode {
  /// The direction that leading and trailing follow: the forced one of this node or its nearest ancestor that has one,
  /// else left to right.
  ///
  /// - Complexity: O(1) in an engine, else O(depth).
  public var effectiveDirection: LayoutDirection {
    if engine != nil { return cachedDirection }
    var candidate: LayoutNode? = self
    while let node = candidate {
      if let direction = node.forcedDirection { return direction }
      candidate = node.parent
    }
    return .leftToRight
  }

  /// Brings the cached directions below up to date; stops where nothing changes.
  func directionDidChange() {
    guard let engine else { return }
    walkSubtree { node in
      let direction = node.forcedDirection ?? node.parent?.cachedDirection ?? .leftToRight
      guard direction != node.cachedDirection else { return false }
      node.cachedDirection = direction
      engine.enqueueDirectional(heldBy: node)
      return true
    }
  }
}
