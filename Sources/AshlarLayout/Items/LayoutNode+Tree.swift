extension LayoutNode {
  /// Whether the node has children or guides.
  public var hasChildren: Bool { firstChild != nil }

  /// Children and guides in the order in which they were added.
  public var children: LayoutNodeChildren { LayoutNodeChildren(first: firstChild) }

  /// Adds a node as the last child, after taking it from its present parent; one that is a child already stays in place.
  ///
  /// In an engine's tree the child and its descendants join the order of items, each parent before its children. Their
  /// active constraints are added to the solver in the order of their activation.
  ///
  /// - Returns: `false`, and nothing changes, if this node is a guide or inside of `child`, or `child` is an engine's
  ///   root.
  /// - Complexity: O(size of the subtree) inside of an engine. Outside of one O(1) amortised, or O(depth) if `child` has
  ///   children, to rule out a cycle.
  @discardableResult
  public func addChild(_ child: LayoutNode) -> Bool {
    guard kind == .view, child !== self, child.engine?.root !== child else { return false }
    if child.parent === self { return true }
    if child.hasChildren, isDescendant(of: child) { return false }
    child.removeFromParent()
    link(child)
    child.frameWasSet()
    if let engine {
      engine.join(child)
    } else {
      unifyClock(with: child)
      child.companion?.nodeDidGainParent()
    }
    return true
  }

  /// Takes the node with its descendants out of its parent, and deactivates the constraints that cross the cut.
  ///
  /// - Complexity: O(size of the subtree) inside of an engine; O(crossing constraints) outside of one.
  public func removeFromParent() {
    guard let parent else { return }
    dropTranslation()
    let retied = parent.contentArea === self ? parent.stopScrolling() : []
    deactivateCrossingConstraints()
    engine?.baselinesWillLeave(with: self)
    separateClock()
    parent.unlink(self)
    engine?.leave(self)
    LayoutConstraint.activate(retied)
  }

  /// Whether `other` is this node or above it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of other: LayoutNode) -> Bool {
    var candidate: LayoutNode? = self
    while let node = candidate {
      if node === other { return true }
      candidate = node.parent
    }
    return false
  }

  /// Cuts every tie before the owner goes away; an item calls it in its `deinit`.
  ///
  /// The node leaves its parent, its children become roots of their own, and constraints that mention it or are held by
  /// it become inactive.
  ///
  /// - Complexity: O(children + constraints), plus what leaving a parent or an engine costs.
  public func ownerWillDeinit() {
    owner = nil
    if let engine, engine.root === self { engine.dissolve() }
    removeFromParent()
    // Whatever crosses the cut between this node and a child is held here: there is nothing above any more.
    deactivateHosted()
    clock?.retire()
    clock = nil
    companion = nil
    while let child = firstChild {
      child.dropTranslation()
      unlink(child)
    }
  }

  private func link(_ child: LayoutNode) {
    child.parent = self
    child.previousSibling = lastChild
    if let last = lastChild { last.nextSibling = child } else { firstChild = child }
    lastChild = child
  }

  private func unlink(_ child: LayoutNode) {
    let next = child.nextSibling
    let previous = child.previousSibling
    if edges?.contentArea === child { edges?.contentArea = nil }
    child.parent = nil
    child.nextSibling = nil
    child.previousSibling = nil
    if let next { next.previousSibling = previous } else { lastChild = previous }
    // Last, because it may be the only reference to the child.
    if let previous { previous.nextSibling = next } else { firstChild = next }
  }

  /// Frees descendants from a work list: releasing a long or deep family link by link would overflow the stack.
  func releaseChildren() {
    guard firstChild != nil else { return }
    var orphans: [LayoutNode] = []
    takeChildren(into: &orphans)
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan) { orphan.takeChildren(into: &orphans) }
    }
  }

  private func takeChildren(into list: inout [LayoutNode]) {
    while let child = firstChild {
      unlink(child)
      list.append(child)
    }
  }
}
