import AshlarLayout

/// What the chain remembers at an item: the constraints that it activated there, and those that wait for their partner.
///
/// A constraint is in force while it is active; what is not is forgotten in time, so that memory follows what is in force.
final class MadeConstraints: NodeCompanion {
  /// In order of activation, each once; some may be inactive by now.
  private(set) var remembered: [LayoutConstraint] = []
  /// To be active as soon as their partners are there.
  private(set) var waiting: [Constraint] = []
  /// Constraints that could not be reported, because no engine was there to hear of them.
  private var unheard: [LayoutConstraint] = []
  private var limit = MadeConstraints.smallestLimit

  private static let smallestLimit = 16

  /// Remembers those of the constraints that are active.
  ///
  /// - Returns: whether all are.
  func remember(_ constraints: [LayoutConstraint]) -> Bool {
    if remembered.count + constraints.count > limit { forgetInactive() }
    var areAllActive = true
    for constraint in constraints {
      if !constraint.isActive {
        areAllActive = false
      } else if !constraint.isRemembered {
        constraint.isRemembered = true
        remembered.append(constraint)
      }
    }
    return areAllActive
  }

  /// Costs O(1) amortised: at least as many have been added since the last time as are kept.
  private func forgetInactive() {
    remembered.removeAll { constraint in
      if constraint.isActive { return false }
      constraint.isRemembered = false
      return true
    }
    limit = max(MadeConstraints.smallestLimit, 2 * remembered.count)
  }

  func wait(_ constraint: Constraint) {
    waiting.append(constraint)
  }

  func stopWaiting(_ constraint: Constraint) {
    waiting.removeAll { $0 === constraint }
  }

  func keepUnheard(_ constraint: LayoutConstraint) {
    unheard.append(constraint)
  }

  /// Deactivates and forgets everything; returns what it was, in the order in which it was made.
  func removeAll() -> [LayoutConstraint] {
    let all = remembered
    remembered = []
    limit = MadeConstraints.smallestLimit
    for constraint in all { constraint.isRemembered = false }
    LayoutConstraint.deactivate(all)
    for constraint in waiting { constraint.isWaiting = false }
    waiting = []
    unheard = []
    return all
  }

  func nodeDidGainParent() { retry() }

  func nodeDidJoinEngine() {
    let reports = unheard
    unheard = []
    for constraint in reports { constraint.reportInvalid(.missingRelation) }
    retry()
  }

  private func retry() {
    guard !waiting.isEmpty else { return }
    let constraints = waiting
    waiting = []
    for constraint in constraints { constraint.isWaiting = false }
    constraints.activate()
  }
}

extension LayoutNode {
  /// What the chain remembers here, or `nil`: nothing.
  var madeConstraints: MadeConstraints? {
    // Only this module gives nodes a companion, so its class is known.
    companion.map { unsafeDowncast($0, to: MadeConstraints.self) }
  }

  /// Takes away what the chain made, and lets the frame stand for constraints again if the chain has ended that.
  func removeMadeConstraints() -> [LayoutConstraint] {
    defer { resumeTranslation() }
    return madeConstraints?.removeAll() ?? []
  }

  /// What the chain remembers here, made if there is nothing.
  ///
  /// Nil for an item that is gone: nothing would ever clear what its node holds again.
  func madeConstraintsForWriting() -> MadeConstraints? {
    if owner == nil { return nil }
    if let made = madeConstraints { return made }
    let made = MadeConstraints()
    companion = made
    return made
  }
}
