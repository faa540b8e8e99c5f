import AshlarLayout

/// Questions about a layout, for debugging: none of them is cheap. They lay the tree out first if it needs that.
extension View {
  /// Whether another frame would satisfy the constraints just as well: some are missing, or wishes of one priority cannot
  /// agree.
  ///
  /// Asked of one view it is about the view's own frame in its superview. A view without constraints is ambiguous; the
  /// topmost view, whose frame is given, never is.
  ///
  /// - Complexity: that of ``LayoutEngine/ambiguousComponents()``, which is asked for the whole tree.
  public var hasAmbiguousLayout: Bool {
    let engine = laidOutEngine()
    return engine.ambiguousComponents().contains { $0.node === layoutNode }
  }

  /// Shows another of the frames that the constraints leave open, so that one sees what they leave open; calling it again
  /// shows one more. A view that is not ambiguous stays.
  ///
  /// UIKit takes any of the frames; here what is open moves by 20 points, or as far as it can, in alternating directions.
  /// It lasts until the tree changes and is laid out again.
  public func exerciseAmbiguityInLayout() {
    let engine = laidOutEngine()
    let moved = noteFrames(engine.exerciseAmbiguity(of: layoutNode))
    // Text that wraps has another height in another width.
    for view in moved where view.heightDependsOnWidth { view.takeHeight() }
    engine.isExercising = true
    layoutIfNeeded()
    engine.isExercising = false
  }

  /// The active constraints that the view's place and length on an axis follow from, in order of activation.
  ///
  /// Not all of them name the view. What decides nothing is left out: wishes that were not granted, inequalities with
  /// room to spare, what others say already. So is what is no constraint of the user or the toolkit: contents, and the
  /// rule for what is ambiguous.
  ///
  /// - Complexity: see ``LayoutEngine/constraintsAffecting(_:along:)``.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    laidOutEngine().constraintsAffecting(layoutNode, along: axis)
  }

  /// The engine of the tree, after a pass.
  func laidOutEngine() -> LayoutEngine {
    let top = topView
    top.layoutIfNeeded()
    return top.hostEngine()
  }
}
