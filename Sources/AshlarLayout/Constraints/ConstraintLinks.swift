/// The neighbours of a constraint on one of its lists.
///
/// A list is held by its last member and walked backwards. So being on a list costs no memory but this, and joining and
/// leaving cost the same however long it is.
struct ConstraintLinks {
  var previous: Unmanaged<LayoutConstraint>?
  var next: Unmanaged<LayoutConstraint>?
}

/// The active constraints that a node holds, the one activated last first; none may be activated or deactivated meanwhile.
struct HostedConstraints: Sequence, IteratorProtocol {
  var upcoming: Unmanaged<LayoutConstraint>?

  mutating func next() -> LayoutConstraint? {
    let constraint = upcoming?.takeUnretainedValue()
    upcoming = constraint?.hostLinks.previous
    return constraint
  }
}
