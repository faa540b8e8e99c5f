/// The list of subviews that a pass has to come to, so that a pass does not look at the others.
extension View {
  /// Puts the view on the list of its superview, if there is one and it is not there already.
  ///
  /// - Complexity: O(1).
  func list() {
    guard let superview, flags.insert(.isListed).inserted else { return }
    previousListed = superview.lastListed
    superview.lastListed?.nextListed = self
    superview.lastListed = self
  }

  /// Takes a subview off the list, if it is there.
  ///
  /// - Complexity: O(1).
  func unlist(_ subview: View) {
    guard subview.flags.remove(.isListed) != nil else { return }
    let previous = subview.previousListed
    if let next = subview.nextListed { next.previousListed = previous } else { lastListed = previous }
    previous?.nextListed = subview.nextListed
    subview.previousListed = nil
    subview.nextListed = nil
  }

  /// Appends the subviews that need something to a list, from front to back; only those that need something else, too, stay on the list.
  ///
  /// - Complexity: O(*n* log *n*) for the *n* on the list, O(*n*) if they asked in their order.
  func takeListed(for errand: Errand, onto found: inout [View]) {
    let start = found.count
    let other: Errand = errand == .update ? .layout : .update
    var next = lastListed
    while let view = next {
      next = view.previousListed
      if view.needsVisit(for: errand) { found.append(view) }
      if !view.needsVisit(for: other) { unlist(view) }
    }
    var latest = Int64.max
    for view in found[start...] {
      if view.place > latest { return found[start...].sort { $0.place > $1.place } }
      latest = view.place
    }
  }
}
