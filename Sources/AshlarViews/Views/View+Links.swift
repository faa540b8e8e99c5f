import AshlarLayout

extension View {
  /// Makes the view a subview in front of `previous`, or at the very back; it must have no superview.
  func link(_ subview: View, after previous: View?) {
    let next = previous.map { $0.nextSibling } ?? firstSubview
    subview.superview = self
    subview.keptOwner = subview.owner
    subview.previousSibling = previous
    subview.nextSibling = next
    if let next { next.previousSibling = subview } else { lastSubview = subview }
    if let previous { previous.nextSibling = subview } else { firstSubview = subview }
    if next == nil { subviewArray?.append(subview) } else { subviewArray = nil }
    givePlace(to: subview)
    if subview.needsVisit(for: .update) || subview.needsVisit(for: .layout) { subview.list() }
  }

  private static let placeDistance: Int64 = 1 << 32

  /// Gives a subview a place between those of its siblings, and all of them new ones if there is none.
  private func givePlace(to subview: View) {
    switch (subview.previousSibling, subview.nextSibling) {
    case (nil, nil): subview.place = 0
    case (let previous?, nil): subview.place = previous.place + View.placeDistance
    case (nil, let next?): subview.place = next.place - View.placeDistance
    case (let previous?, let next?):
      subview.place = previous.place + (next.place - previous.place) / 2
      if subview.place == previous.place { giveNewPlaces() }
    }
  }

  private func giveNewPlaces() {
    var place: Int64 = 0
    var next = firstSubview
    while let view = next {
      view.place = place
      place += View.placeDistance
      next = view.nextSibling
    }
  }

  /// Undoes ``link(_:after:)``; the caller keeps the subview alive.
  func unlink(_ subview: View) {
    let next = subview.nextSibling
    let previous = subview.previousSibling
    if next == nil { subviewArray?.removeLast() } else { subviewArray = nil }
    unlist(subview)
    subview.superview = nil
    subview.nextSibling = nil
    subview.previousSibling = nil
    if let next { next.previousSibling = previous } else { lastSubview = previous }
    if let previous { previous.nextSibling = next } else { firstSubview = next }
    // Last, because the owner may go with it.
    subview.keptOwner = nil
  }

  /// The view that a walk from back to front through `top` visits after this view's whole subtree.
  func following(within top: View) -> View? {
    var finished = self
    while finished !== top {
      if let sibling = finished.nextSibling { return sibling }
      guard let parent = finished.superview else { return nil }
      finished = parent
    }
    return nil
  }

  /// Visits this view and its descendants, a superview before its subviews, back to front, without recursion.
  ///
  /// - Parameter visit: must not change the tree.
  func walkSubtree(_ visit: (View) -> Void) {
    var current: View? = self
    while let view = current {
      visit(view)
      current = view.firstSubview ?? view.following(within: self)
    }
  }

  /// Visits this view and its descendants as ``walkSubtree(_:)`` does, with how far below this one they are.
  func walkLevels(_ visit: (View, Int) -> Void) {
    var depth = 0
    var current: View? = self
    while let view = current {
      visit(view, depth)
      if let first = view.firstSubview {
        current = first
        depth += 1
      } else {
        var finished = view
        while finished !== self, finished.nextSibling == nil, let parent = finished.superview {
          finished = parent
          depth -= 1
        }
        current = finished === self ? nil : finished.nextSibling
      }
    }
  }

  /// A subview on its way out, with the owner that was kept for it.
  private struct Orphan {
    var view: View
    var owner: (any ViewOwner)?
  }

  /// Frees descendants from a work list: releasing a deep family level by level, or a long one sibling by sibling, would
  /// overflow the stack. Those that live on become topmost views.
  func releaseSubviews() {
    guard firstSubview != nil else { return }
    var orphans: [Orphan] = []
    takeSubviews(into: &orphans)
    while var orphan = orphans.popLast() {
      // First, while the view still has its subviews: what the owner does on its way out may look at them.
      orphan.owner = nil
      if isKnownUniquelyReferenced(&orphan.view) {
        orphan.view.takeSubviews(into: &orphans)
      } else {
        orphan.view.placeWasLost()
      }
    }
  }

  private func takeSubviews(into list: inout [Orphan]) {
    while let subview = firstSubview {
      let orphan = Orphan(view: subview, owner: subview.keptOwner)
      subview.topOrigin = subview.layoutNode.frame.origin
      unlink(subview)
      list.append(orphan)
    }
  }
}
