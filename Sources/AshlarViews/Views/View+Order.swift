/// Which view lies above which. Drawing follows it; the order of items, which the layout knows, does not change.
extension View {
  /// Puts a subview in front of the others; a view that is none stays where it is.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { reorder(view) { $0.lastSubview } }
  }

  /// Puts a subview behind the others; a view that is none stays where it is.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { reorder(view) { _ in nil } }
  }

  /// Exchanges the places of two subviews, counted from the back; nothing happens if one of them does not exist.
  ///
  /// - Complexity: O(subviews).
  public func exchangeSubview(at firstIndex: Int, withSubviewAt secondIndex: Int) {
    let present = subviews
    guard firstIndex != secondIndex, present.indices.contains(firstIndex), present.indices.contains(secondIndex) else {
      return
    }
    let lower = present[min(firstIndex, secondIndex)]
    let upper = present[max(firstIndex, secondIndex)]
    let belowUpper = upper.previousSibling
    relink(upper, after: lower.previousSibling)
    if belowUpper !== lower { relink(lower, after: belowUpper) }
  }

  /// - Parameter previous: finds the subview behind the new place while the view has none.
  func reorder(_ view: View, after previous: (View) -> View?) {
    let keptOwner = view.keptOwner
    defer { withExtendedLifetime(keptOwner) {} }
    unlink(view)
    link(view, after: previous(self))
  }

  private func relink(_ view: View, after previous: View?) {
    reorder(view) { _ in previous }
  }
}
