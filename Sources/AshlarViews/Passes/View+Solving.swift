import AshlarLayout

/// From contents and constraints to frames.
extension View {
  /// Tells the layout how large the content is for itself, and where its lines lie.
  func takeContent() {
    layoutNode.alignmentRectInsets = effectiveAlignmentRectInsets
    if insets != nil { placeGuides() }
    contentWidth = nil
    let size = effectiveIntrinsicSize
    let isOther = layoutNode.intrinsicWidth != size.width || layoutNode.intrinsicHeight != size.height
    layoutNode.intrinsicWidth = size.width
    layoutNode.intrinsicHeight = size.height
    if isOther { superview?.subviewDidChangeContent(self) }
    layoutNode.firstBaselineOffset = effectiveFirstBaseline
    layoutNode.lastBaselineOffset = effectiveLastBaseline
    layoutNode.baselinesMayHaveChanged()
  }

  /// Tells the layout how high the content is in the width that the view has now.
  func takeHeight() {
    let width = layoutNode.alignmentRect.width
    guard contentWidth != width else { return }
    contentWidth = width
    layoutNode.intrinsicHeight = effectiveIntrinsicSize.height
    superview?.subviewDidChangeContent(self)
    layoutNode.firstBaselineOffset = effectiveFirstBaseline
    layoutNode.lastBaselineOffset = effectiveLastBaseline
  }

  /// Brings frames up to date. Text that wraps has no height before it has a width, so widths settle in a pass of their
  /// own; where no constraint compares widths with heights, the heights of last time cannot disturb it.
  ///
  /// - Parameter measured: views whose content was asked for since the last time.
  func solve(_ engine: LayoutEngine, _ measured: [View]) {
    guard engine.needsLayout else { return }
    var wrapping: [View]
    if engine.comparesAxes || flags.contains(.hasTentativeHeights) {
      if engine.comparesAxes {
        flags.insert(.hasTentativeHeights)
      } else {
        flags.remove(.hasTentativeHeights)
      }
      wrapping = []
      walkSubtree { if $0.heightDependsOnWidth { wrapping.append($0) } }
      for view in wrapping { view.takeContent() }
      noteFrames(engine.layoutIfNeeded())
    } else {
      let moved = noteFrames(engine.layoutIfNeeded())
      wrapping = []
      for view in measured where view.heightDependsOnWidth && view.layoutNode.isLaidOut(by: engine) {
        wrapping.append(view)
      }
      for view in moved where view.heightDependsOnWidth && view.layoutNode.isLaidOut(by: engine) {
        wrapping.append(view)
      }
    }
    guard !wrapping.isEmpty else { return }
    for view in wrapping { view.takeHeight() }
    noteFrames(engine.layoutIfNeeded())
  }

  /// Asks for what follows from new frames: a view lays out when its size or something in it changed.
  ///
  /// - Returns: the views among the items.
  @discardableResult
  func noteFrames(_ moved: [LayoutNode]) -> [View] {
    var views: [View] = []
    views.reserveCapacity(moved.count)
    for node in moved {
      guard let view = node.view else { continue }
      views.append(view)
      if node.frame.size != view.laidOutSize { view.setNeedsLayout() }
      view.superviewReference?._withUnsafeGuaranteedRef { $0.setNeedsLayout() }
      view.placeDidChange()
    }
    // A scroll view keeps its offset in line with the size of its content, which is that of a guide.
    for node in moved where node.kind == .guide && node.parent?.contentArea === node {
      node.parent?.view?.setNeedsLayout()
    }
    return views
  }
}
