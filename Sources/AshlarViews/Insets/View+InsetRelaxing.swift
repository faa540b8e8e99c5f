import AshlarLayout

extension View {
  /// Takes insets back that a view had before it became smaller, where its guides would keep it from that: nothing covers
  /// more of a view than there is of it, but constants know that only after the frames.
  ///
  /// Guides that take part in new conflicts are as large as their views for one solution; the frames of that give them
  /// the insets for the next one.
  ///
  /// - Parameter known: the conflicts that were there before.
  /// - Returns: whether there were such guides.
  func relaxInsets(_ engine: LayoutEngine, knowing known: [LayoutConflict]) -> Bool {
    var views: [View] = []
    for conflict in engine.conflicts where !known.contains(where: { $0.broken === conflict.broken }) {
      for constraint in conflict.constraints {
        for item in [constraint.firstItem, constraint.secondItem] {
          guard let guide = item as? LayoutGuide, let view = guide.owningItem as? View, view.insets != nil else {
            continue
          }
          if !views.contains(where: { $0 === view }) { views.append(view) }
        }
      }
    }
    if views.isEmpty { return false }
    for view in views { view.insets?.relaxGuides(of: view) }
    solve(engine, [])
    for view in views { view.placeGuides() }
    return true
  }
}

extension ViewInsets {
  fileprivate func relaxGuides(of view: View) {
    safeAreaGuide?.place(.zero, in: view)
    marginsGuide?.place(.zero, in: view)
    readableGuide?.place(.zero, in: view)
  }
}
