import AshlarLayout

/// What lies over a view, as distances from its edges, in points.
struct Coverage: Equatable {
  /// What the screen's own furniture covers, and what controllers add.
  var safeArea = EdgeInsets.zero
  /// How high the keyboard reaches from the bottom edge.
  var keyboard = 0.0

  static let none = Coverage()

  /// What of it covers a subview.
  ///
  /// - Parameters:
  ///   - frame: the subview's, in the coordinates of what is covered.
  ///   - outer: the bounds of what is covered.
  func seen(in frame: Rect, of outer: Rect) -> Coverage {
    if self == .none { return .none }
    let vertical = Coverage.seen(
      near: (safeArea.top, frame.minY - outer.minY), far: (safeArea.bottom, outer.maxY - frame.maxY), in: frame.height)
    let horizontal = Coverage.seen(
      near: (safeArea.left, frame.minX - outer.minX), far: (safeArea.right, outer.maxX - frame.maxX), in: frame.width)
    return Coverage(
      safeArea: EdgeInsets(
        top: vertical.near, left: horizontal.near, bottom: vertical.far, right: horizontal.far),
      keyboard: Coverage.seen(near: (0, 0), far: (keyboard, outer.maxY - frame.maxY), in: frame.height).far)
  }

  /// - Parameters:
  ///   - near: how much is covered at the near edge, and how far the subview is from it.
  ///   - far: the same at the far edge.
  /// - Returns: no more than there is of the subview, for no more of it can be covered.
  private static func seen(
    near: (covered: Double, distance: Double), far: (covered: Double, distance: Double), in length: Double
  ) -> (near: Double, far: Double) {
    let nearPart = near.covered > 0 ? min(max(near.covered - near.distance, 0), length) : 0
    let farPart = far.covered > 0 ? min(max(far.covered - far.distance, 0), length - nearPart) : 0
    return (nearPart, farPart)
  }
}
