extension LayoutNode {
  /// The direction that leading and trailing of constraints held by this node follow: ``contentDirection``, else
  /// ``layoutDirection``.
  ///
  /// - Complexity: O(1) in an engine, else O(depth).
  public var effectiveDirection: LayoutDirection { contentDirection ?? layoutDirection }

  /// The direction that is passed down: the forced one of this node or its nearest ancestor that has one, else left to
  /// right.
  ///
  /// - Complexity: O(1) in an engine, else O(depth).
  public var layoutDirection: LayoutDirection {
    if isInEngine { return cachedDirection }
    var candidate: LayoutNode? = self
    while let node = candidate {
      if let direction = node.forcedDirection { return direction }
      candidate = node.parent
    }
    return .leftToRight
  }

  /// Brings the cached directions below up to date; stops where nothing changes. A node with a direction of its own
  /// passes the news on and keeps its constraints.
  func directionDidChange() {
    guard let engine else { return }
    walkSubtree { node in
      let direction = node.forcedDirection ?? node.parent?.cachedDirection ?? .leftToRight
      guard direction != node.cachedDirection else { return false }
      node.cachedDirection = direction
      if node.contentDirection == nil { engine.enqueueDirectional(heldBy: node) }
      return true
    }
  }

  /// - Parameter former: the direction that the node had of its own.
  func contentDirectionDidChange(from former: LayoutDirection?) {
    guard let engine, (former ?? cachedDirection) != effectiveDirection else { return }
    engine.enqueueDirectional(heldBy: self)
  }
}
