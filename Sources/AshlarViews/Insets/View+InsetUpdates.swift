import AshlarLayout

/// Invariant: what is stored of a view's insets follows from its frame and from what is stored of its superview.
extension View {
  /// Brings insets up to date after the view came, or has another frame; nothing is to do for a plain view that nothing
  /// covers.
  func placeDidChange() {
    let superviewIsCovered = superview?.insets.map { $0.coverage != .none } ?? false
    if insets != nil || superviewIsCovered || flags.contains(.hasPreservingSubview) { updateInsets() }
  }

  /// Brings insets up to date after the view left its superview.
  func placeWasLost() {
    if insets != nil || flags.contains(.hasPreservingSubview) { updateInsets() }
  }

  /// Brings the insets of the view up to date, and those of all in it that follow from them.
  func updateInsets() {
    var work = [self]
    while let view = work.popLast() {
      let before = view.insets?.coverage ?? .none
      view.updateOwnInsets()
      let isCovered = before != .none || view.insets.map { $0.coverage != .none } ?? false
      guard isCovered || view.flags.contains(.hasPreservingSubview) else { continue }
      var next = view.lastSubview
      while let subview = next {
        if isCovered || subview.insets != nil { work.append(subview) }
        next = subview.previousSibling
      }
    }
  }

  /// Resolves margins along the direction anew in all of the subtree.
  func directionOfInsetsDidChange() {
    walkSubtree { view in
      if case .directional = view.insets?.margins { view.updateInsets() }
      if view.insets?.minimumMargins != nil { view.updateInsets() }
    }
  }

  private func updateOwnInsets() {
    let coverage = presentCoverage
    let isCoverageNew = coverage != insets?.coverage ?? .none
    if isCoverageNew { insetsForWriting.coverage = coverage }
    let margins = presentMargins
    let areMarginsNew = margins != layoutNode.layoutMargins
    if areMarginsNew { layoutNode.layoutMargins = margins }
    placeGuides()
    if isCoverageNew {
      coverageDidChange()
      tellSafeAreaInsetsDidChange()
    }
    if areMarginsNew { tellLayoutMarginsDidChange() }
    if isCoverageNew || areMarginsNew { setNeedsLayout() }
  }

  private var presentCoverage: Coverage {
    var coverage = ownCoverage
    if let superview, let outer = superview.insets?.coverage { coverage = outer.seen(in: frame, of: superview.bounds) }
    if let insets { coverage.safeArea = (coverage.safeArea + insets.additionalSafeArea).withoutNegatives }
    return coverage
  }

  /// Gives the guides that there are the present insets.
  func placeGuides() {
    guard let insets else { return }
    insets.safeAreaGuide?.place(insets.coverage.safeArea, in: self)
    insets.keyboardGuide?.place(insets.coverage, in: self)
    insets.marginsGuide?.place(layoutMargins, in: self)
    insets.readableGuide?.place(readableInsets, in: self)
    controller?.placeLayoutGuides()
  }

  /// The margins, on both sides as much larger as lines would be longer than one likes to read.
  private var readableInsets: EdgeInsets {
    var result = layoutMargins
    let excess = bounds.width - result.total(along: .horizontal) - View.readableWidth
    if excess > 0 {
      result.left += excess / 2
      result.right += excess / 2
    }
    return result
  }
}
