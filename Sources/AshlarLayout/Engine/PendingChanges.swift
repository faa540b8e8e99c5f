import AshlarSolver

/// What happened to a tree since its last layout pass.
struct PendingChanges {
  var removedConstraints: [ConstraintID] = []
  var removedVariables: [Variable] = []
  var changedConstraints: [LayoutConstraint] = []
  /// In order of activation; those that were deactivated again are skipped when their turn comes.
  private(set) var addedConstraints: [AddedConstraint] = []
  var changedContents = NodeQueue(marking: .contentQueued)
  var staleFrames = NodeQueue(marking: .frameQueued)
  /// Items whose frames are to become constraints.
  var untranslated = NodeQueue(marking: .translationQueued)
  var isRootChanged = false
  /// Whether items joined; they are among those with stale frames.
  var hasNewItems = false
  private var addedLimit = PendingChanges.smallestAddedLimit

  private static let smallestAddedLimit = 64

  /// A constraint together with the activation that is meant.
  struct AddedConstraint {
    var constraint: LayoutConstraint
    var serial: Int64
  }

  /// Whether nothing happened.
  var isEmpty: Bool { !needsSolving && staleFrames.nodes.isEmpty && untranslated.nodes.isEmpty }

  /// Whether something happened that the solver must hear of.
  var needsSolving: Bool {
    isRootChanged || hasNewItems || !removedConstraints.isEmpty || !removedVariables.isEmpty
      || !changedConstraints.isEmpty
      || !addedConstraints.isEmpty || !changedContents.nodes.isEmpty
  }

  /// Makes room for that many activations at once.
  mutating func reserve(_ count: Int) {
    // Many small reservations would each copy all, and put off for ever that anything is dropped.
    guard count > 1, count > addedConstraints.count else { return }
    addedConstraints.reserveCapacity(addedConstraints.count + count)
    addedLimit = max(addedLimit, addedConstraints.count + count)
  }

  /// Remembers an activation. Those that were deactivated again are dropped in time, so that making and removing without
  /// any layout pass does not pile up.
  ///
  /// - Complexity: O(1) amortised: at least as many have been added since the last time as are kept.
  mutating func add(_ constraint: LayoutConstraint, serial: Int64) {
    if addedConstraints.count >= addedLimit {
      addedConstraints.removeAll { $0.constraint.host == nil || $0.constraint.serial != $0.serial }
      addedLimit = max(PendingChanges.smallestAddedLimit, 2 * addedConstraints.count)
    }
    addedConstraints.append(AddedConstraint(constraint: constraint, serial: serial))
  }
}
