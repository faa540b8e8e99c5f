import AshlarLayout

extension ScrollView {
  /// Which point of the content lies at the top left corner of the view, in points: the origin of ``bounds``.
  ///
  /// Any place can be set, also beyond the ends; the next change of size brings it back between them.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The space around the content: ``contentInset`` and, as ``contentInsetAdjustmentBehavior`` has it, what is covered.
  public var adjustedContentInset: EdgeInsets {
    let isHorizontal = adjusts(along: .horizontal)
    let isVertical = adjusts(along: .vertical)
    return EdgeInsets(
      top: contentInset.top + (isVertical ? coveredInsets.top : 0),
      left: contentInset.left + (isHorizontal ? coveredInsets.left : 0),
      bottom: contentInset.bottom + (isVertical ? coveredInsets.bottom : 0),
      right: contentInset.right + (isHorizontal ? coveredInsets.right : 0))
  }

  /// Scrolls as little as it takes to show a rectangle of the content, as far as it can be shown.
  public func scrollRectToVisible(_ rect: Rect) {
    guard rect.isComputable else { return }
    let insets = adjustedContentInset
    contentOffset = clamped(
      Point(
        x: ScrollView.offset(
          from: contentOffset.x, toShow: rect.minX - insets.left, rect.maxX + insets.right - bounds.width),
        y: ScrollView.offset(
          from: contentOffset.y, toShow: rect.minY - insets.top, rect.maxY + insets.bottom - bounds.height)))
  }

  /// - Parameters:
  ///   - start: The offset at which the start of the rectangle lies at the start of what is seen.
  ///   - end: The offset at which their ends coincide.
  private static func offset(from present: Double, toShow start: Double, _ end: Double) -> Double {
    if present > start { return start }
    // What is longer than the view shows its start.
    return present < end ? min(end, start) : present
  }

  /// The nearest offset at which the content lies between its ends.
  private func clamped(_ offset: Point) -> Point {
    let insets = adjustedContentInset
    let size = contentSize
    let least = Point(x: 0 - insets.left, y: 0 - insets.top)
    let most = Point(
      x: max(size.width + insets.right - bounds.width, least.x),
      y: max(size.height + insets.bottom - bounds.height, least.y))
    return Point(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  // MARK: Keeping the offset in line

  private func adjusts(along axis: Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      axis == .horizontal
        ? alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
        : alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
  }

  /// Content that rests at its start stays there when the space before it changes.
  func insetsDidChange() {
    let old = settledInsets
    let new = adjustedContentInset
    guard new != old else { return }
    settledInsets = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    contentOffset = offset
    settledSizes = []
    setNeedsLayout()
    owner?.viewDidChangeAdjustedContentInset(self)
  }

  /// Brings the offset back between the ends after content or view got another size.
  func settleOffset() {
    let sizes = [contentSize, bounds.size]
    guard sizes != settledSizes else { return }
    insetsDidChange()
    settledSizes = sizes
    contentOffset = clamped(contentOffset)
  }
}
