import AshlarSolver

/// How large an item's content is, and how much it insists.
final class ContentSize {
  /// One axis of it, with the constraints that state it in the solver.
  struct Along {
    /// Not negative; `nil`: the content has no size on this axis.
    var intrinsic: Double?
    var hugging = LayoutPriority.defaultLow
    var compressionResistance = LayoutPriority.defaultHigh
    var huggingID: ConstraintID?
    var compressionID: ConstraintID?
    /// Whether a priority changed since the solver heard of it.
    var hasNewPriorities = false
  }

  @exclusivity(unchecked) var horizontal = Along()
  @exclusivity(unchecked) var vertical = Along()

  subscript(axis: Axis) -> Along {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
