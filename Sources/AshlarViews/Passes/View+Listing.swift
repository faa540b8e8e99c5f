/// The list of subviews that a pass has to come to, so that a pass does not look at the others.
extension View {
  /// Puts the view on the list of its superview, if there is one and it is not there already.
  ///
  /// - Complexity: O(1).
  func list() {
    guard let superview = superviewReference, flags.insert(.isListed).inserted else { return }
    let this = Unmanaged.passUnretained(self)
    superview._withUnsafeGuaranteedRef { superview in
      previousListed = superview.lastListed
      superview.lastListed?._withUnsafeGuaranteedRef { $0.nextListed = this }
      superview.lastListed = this
    }
  }

  /// Takes a subview off the list, if it is there.
  ///
  /// - Complexity: O(1).
  func unlist(_ subview: View) {
    guard subview.flags.remove(.isListed) != nil else { return }
    let (previous, next) = (subview.previousListed, subview.nextListed)
    if let next { next._withUnsafeGuaranteedRef { $0.previousListed = previous } } else { lastListed = previous }
    previous?._withUnsafeGuaranteedRef { $0.nextListed = next }
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
    var latest = Int64.max
    var isSorted = true
    while let reference = next {
      reference._withUnsafeGuaranteedRef { view in
        next = view.previousListed
        if view.needsVisit(for: errand) {
          found.append(view)
          isSorted = isSorted && view.place <= latest
          latest = view.place
        }
        if !view.needsVisit(for: other) { unlist(view) }
      }
    }
    if !isSorted { found[start...].sort { $0.place > $1.place } }
  }
}
