/// Required constraints that cannot hold together, and which of them gave way.
public struct LayoutConflict: Equatable {
  /// The earliest minimal set, in order of activation: without any one of them the others can hold.
  ///
  /// Bounds (no negative size) and the root's size take part without being listed.
  public var constraints: [LayoutConstraint]
  /// The member that the layout breaks until the cause goes away.
  public var broken: LayoutConstraint

  /// Makes a conflict from its set and the member that gave way.
  public init(constraints: [LayoutConstraint], broken: LayoutConstraint) {
    self.constraints = constraints
    self.broken = broken
  }
}
