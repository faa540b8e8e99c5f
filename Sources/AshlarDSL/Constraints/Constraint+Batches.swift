import AshlarLayout

extension [Constraint] {
  /// Activates all of them in one batch, each after the one before it.
  public func activate() {
    var list: [LayoutConstraint] = []
    list.reserveCapacity(2 * count)
    for constraint in self where !constraint.isWaiting { constraint.enlist(&list) }
    LayoutConstraint.activate(list)
    for constraint in self { constraint.settle() }
  }

  /// Deactivates all of them; those that take no part are left alone.
  public func deactivate() {
    for constraint in self {
      LayoutConstraint.deactivate(constraint.made)
      if constraint.isWaiting {
        constraint.isWaiting = false
        constraint.node.madeConstraints?.stopWaiting(constraint)
      }
    }
  }
}
