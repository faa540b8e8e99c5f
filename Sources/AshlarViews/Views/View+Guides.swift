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
    guide.keptOwner = guide.owner
    return true
  }

  /// Names the object of another toolkit that stands for a guide of the view, which keeps both alive.
  package func keepOwner(_ owner: AnyObject, of guide: LayoutGuide) {
    guide.owner = owner
    if guide.layoutNode.parent === layoutNode { guide.keptOwner = owner }
  }

  /// Takes a guide of the view out of the tree and deactivates the constraints between the guide and others.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.layoutNode.parent === layoutNode else { return }
    guide.layoutNode.removeFromParent()
    layoutGuides.removeAll { $0 === guide }
    // Last, because the owner may be the only one that keeps the guide.
    guide.keptOwner = nil
  }
}
