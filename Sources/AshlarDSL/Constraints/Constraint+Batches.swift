import AshlarLayout

extension [Constraint] {
  /// Activates all of them in one batch, each after the one before it.
  public func activate() {
    for constraint in self where !constraint.isWaiting { constraint.takeEffect() }
  }

  /// Deactivates all of them; those that take no part are left alone.
  public func deactivate() {
    for constraint in self {
      constraint.forEachMade { $0.isActive = false }
      if constraint.isWaiting { constraint.node.waitingStatements?.stopWaiting(constraint) }
    }
  }
}
