import AshlarLayout

extension View {
  /// The target that asks for the smallest size which the constraints allow.
  public static let layoutFittingCompressedSize = Size.zero

  /// The target that asks for the largest size which the constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size nearest to a target that the constraints in the view allow; the target matters less than anything else, at
  /// ``LayoutPriority/fittingSizeLevel``.
  ///
  /// - Parameter targetSize: in points, such as ``layoutFittingCompressedSize`` or ``layoutFittingExpandedSize``.
  /// - Returns: the size of a frame, in points, not rounded to pixels.
  /// - Complexity: that of a first layout of the subtree.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Gives the view the size that it finds best inside of its present one; its top left corner stays.
  ///
  /// In a superview constraints decide again in the next pass, see ``frame``.
  public func sizeToFit() {
    let present = bounds.size
    frame = Rect(origin: frame.origin, size: owner?.sizeThatFits(present, of: self) ?? sizeThatFits(present))
  }

  /// Lays a copy out as a pass does: without the heights of wrapped text, and with them.
  ///
  /// A view whose intrinsic size is its fitting size has none besides: it would be asked for ever.
  func fittingSize(_ target: FittingTarget) -> Size {
    let isOwnContent = flags.contains(.isAskedForSize)
    updateConstraintsIfNeeded()
    let copy = LayoutCopy(of: layoutNode)
    var wrapping: [(view: View, node: LayoutNode)] = []
    walkSubtree { view in
      guard let node = copy[view.layoutNode] else { return }
      if view === self, isOwnContent {
        node.intrinsicWidth = nil
        node.intrinsicHeight = nil
        return
      }
      view.describeContent(to: node)
      if view.heightDependsOnWidth { wrapping.append((view, node)) }
    }
    copy.wish(target)
    let size = copy.layOut()
    if wrapping.isEmpty { return size }
    for (view, node) in wrapping { view.describeHeight(to: node) }
    return copy.layOut()
  }

  private func describeContent(to node: LayoutNode) {
    measuring(within: nil) {
      node.alignmentRectInsets = effectiveAlignmentRectInsets
      let size = effectiveIntrinsicSize
      node.intrinsicWidth = size.width
      describeLines(to: node, height: size.height)
    }
  }

  private func describeHeight(to node: LayoutNode) {
    measuring(within: node.alignmentRect.width) { describeLines(to: node, height: effectiveIntrinsicSize.height) }
  }

  private func describeLines(to node: LayoutNode, height: Double?) {
    node.intrinsicHeight = height
    node.firstBaselineOffset = effectiveFirstBaseline
    node.lastBaselineOffset = effectiveLastBaseline
  }

  /// Has the content measured for a width that the layout of the tree does not know of.
  private func measuring(within width: Double?, _ body: () -> Void) {
    let kept = contentWidth
    contentWidth = width
    body()
    contentWidth = kept
  }
}
