import AshlarSolver

extension LayoutEngine {
  /// Tells the handler, after the pass if one is under way: a handler may change the tree. Without a handler the event
  /// waits until the end of the next pass, for the tree may be complete before anybody can listen.
  package func report(_ event: LayoutEvent) {
    if isUpdating || eventHandler == nil {
      heldEvents.append(event)
    } else {
      eventHandler?(event)
    }
  }

  func deliverEvents() {
    let events = heldEvents
    heldEvents = []
    for event in events { (eventHandler ?? fallbackEventHandler)?(event) }
  }

  /// Takes over the solver's conflicts.
  func updateConflicts() {
    conflicts = solver.conflicts.compactMap { conflict in
      guard let broken = constraint(with: conflict.lowered) else { return nil }
      return LayoutConflict(constraints: conflict.constraints.compactMap(constraint(with:)), broken: broken)
    }
    if !holdsConflicts { reportConflicts() }
  }

  /// Compares the conflicts with those that were reported, and reports what came and went.
  func reportConflicts() {
    let old = reportedConflicts
    if old.isEmpty && conflicts.isEmpty { return }
    reportedConflicts = conflicts
    // One constraint is broken by one conflict at a time, so it identifies the conflict.
    let before = LayoutEngine.byBroken(old)
    let after = LayoutEngine.byBroken(conflicts)
    for conflict in old where after[ObjectIdentifier(conflict.broken)] != conflict {
      report(.conflictResolved(conflict))
    }
    for conflict in conflicts where before[ObjectIdentifier(conflict.broken)] != conflict {
      report(.conflict(conflict))
    }
  }

  private static func byBroken(_ conflicts: [LayoutConflict]) -> [ObjectIdentifier: LayoutConflict] {
    var result: [ObjectIdentifier: LayoutConflict] = [:]
    for conflict in conflicts { result[ObjectIdentifier(conflict.broken)] = conflict }
    return result
  }
}
