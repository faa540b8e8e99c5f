/// What the engine has to say besides frames.
public enum LayoutEvent {
  /// Required constraints cannot hold together; one of them was broken.
  case conflict(LayoutConflict)
  /// The cause of a conflict went away, and the broken constraint holds again or is gone.
  case conflictResolved(LayoutConflict)
  /// The constraints leave these components open; only sent on request.
  case ambiguity([LayoutComponent])
  /// The constraints in an item that scrolls leave the size of its content open along these axes, so that nobody knows
  /// how far it can be scrolled.
  case ambiguousContentSize(LayoutNode, [Axis])
  /// An impossible constraint was to be active; it is inactive.
  case invalidConstraint(LayoutConstraint, InvalidConstraintReason)
}
