extension ViewController {
  /// Makes a controller the last child of this one, after taking it from its present parent; its view is the caller's
  /// business. One that is a child already stays in place.
  ///
  /// The child hears ``willMove(toParent:)``; the caller sends ``didMove(toParent:)``. Nothing happens to the controller
  /// itself and to those above it: they cannot become children.
  ///
  /// - Complexity: O(depth + children).
  public func addChild(_ child: ViewController) {
    var candidate: ViewController? = self
    while let above = candidate {
      if above === child { return }
      candidate = above.parent
    }
    if child.parent === self { return }
    child.removeFromParent()
    child.tellWillMove(toParent: self)
    guard child.parent == nil else { return }
    child.parent = self
    child.keptOwner = child.owner
    children.append(child)
  }

  /// Takes the controller from its parent; its view is the caller's business.
  ///
  /// The controller hears ``didMove(toParent:)``; the caller sent ``willMove(toParent:)`` before.
  public func removeFromParent() {
    guard let parent else { return }
    // The parent may be the only one that keeps it.
    withExtendedLifetime((self, keptOwner)) {
      self.parent = nil
      keptOwner = nil
      parent.children.removeAll { $0 === self }
      tellDidMove(toParent: nil)
    }
  }
}
