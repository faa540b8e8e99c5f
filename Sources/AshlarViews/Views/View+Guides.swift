import AshlarLayout

extension View {
  /// Adds a guide to the view, which keeps it alive, after taking it from its present owner.
  ///
  /// - Returns: always `true`.
  @discardableResult
  public func addLayoutGuide(_ guide: LayoutGuide) -> Bool {
    if let former = guide.layoutNode.parent?.view {
      if former === self { return true }
      former.removeLayoutGuide(guide)
    }
    guard layoutNode.addChild(guide.layoutNode) else { return false }
    layoutGuides.append(guide)
    return true
  }

  /// Takes a guide of the view out of the tree and deactivates the constraints between the guide and others.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.layoutNode.parent === layoutNode else { return }
    guide.layoutNode.removeFromParent()
    layoutGuides.removeAll { $0 === guide }
  }
}
