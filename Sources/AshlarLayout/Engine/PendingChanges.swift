import AshlarSolver

/// What happened to a tree since its last layout pass.
struct PendingChanges {
  var removedConstraints: [ConstraintID] = []
  var removedVariables: [Variable] = []
  var changedConstraints: [LayoutConstraint] = []
  /// In order of activation; those that were deactivated again are skipped when their turn comes.
  var addedConstraints: [AddedConstraint] = []
  var changedContents: [LayoutNode] = []
  var staleFrames: [LayoutNode] = []
  var isRootChanged = false

  /// A constraint together with the activation that is meant.
  struct AddedConstraint {
    var constraint: LayoutConstraint
    var serial: Int64
  }

  /// Whether nothing happened.
  var isEmpty: Bool { !needsSolving && staleFrames.isEmpty }

  /// Whether something happened that the solver must hear of.
  var needsSolving: Bool {
    isRootChanged || !removedConstraints.isEmpty || !removedVariables.isEmpty || !changedConstraints.isEmpty
      || !addedConstraints.isEmpty || !changedContents.isEmpty
  }
}
