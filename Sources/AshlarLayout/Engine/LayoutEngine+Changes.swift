import AshlarSolver

extension LayoutEngine {
  /// Whether something changed since the last pass.
  public var needsLayout: Bool { !pending.isEmpty }

  /// Whether an active constraint compares a width with a height; without one no height can have a say in a width.
  package var comparesAxes: Bool { axisComparisonCount > 0 }

  func didActivate(_ constraint: LayoutConstraint) {
    activationCount += 1
    if constraint.comparesAxes { axisComparisonCount += 1 }
    if constraint.mayMeanBaseline { baselineMentionCount += 1 }
    constraint.serial = activationCount
    pending.add(constraint, serial: activationCount)
  }

  func didDeactivate(_ constraint: LayoutConstraint) {
    if constraint.comparesAxes { axisComparisonCount -= 1 }
    if constraint.mayMeanBaseline { baselineMentionCount -= 1 }
    guard let id = constraint.solverID else { return }
    constraintsByID.assign(nil, at: Int(id.index))
    constraint.solverID = nil
    constraint.unsent = []
    constraint.flags.remove(.isPlaceholder)
    pending.removedConstraints.append(id)
  }

  /// Remembers a change of an active constraint; one that the solver does not know yet is lowered as it is then.
  func enqueue(_ constraint: LayoutConstraint, _ change: ConstraintChange) {
    guard constraint.solverID != nil else { return }
    if constraint.unsent.isEmpty { pending.changedConstraints.append(constraint) }
    constraint.unsent.formUnion(change)
  }

  func enqueueContent(of node: LayoutNode) {
    pending.changedContents.append(node, of: self)
  }

  func enqueueFrame(of node: LayoutNode) {
    pending.staleFrames.append(node, of: self)
  }

  /// - Parameter change: by default that of margins and baselines, which move only constants.
  func enqueueMentions(
    of node: LayoutNode, _ change: ConstraintChange = .constant, where isAffected: (LayoutAttribute) -> Bool
  ) {
    for constraint in node.mentions where constraint.hasAttribute(isAffected) { enqueue(constraint, change) }
  }

  func enqueueDirectional(heldBy node: LayoutNode) {
    for constraint in node.hosted where constraint.hasAttribute({ $0.isDirectional }) {
      enqueue(constraint, .statement)
    }
  }

  /// The insets of an item shift its own lines, those of its descendants as seen from above (`RowBuilder`), and the right
  /// edge from which mirrored constraints measure that it holds.
  func alignmentRectDidChange(of node: LayoutNode) {
    for constraint in node.mentions { enqueue(constraint, .constant) }
    for constraint in node.crossingConstraints() { enqueue(constraint, .constant) }
    for constraint in node.hosted where constraint.hasAttribute({ $0.isDirectional }) {
      enqueue(constraint, .constant)
    }
    linesDidMove(in: node)
    enqueueFrame(of: node)
    if node === root { rootDidChange() }
  }

  /// The root may have gone to another engine, whose business its frame is then.
  func rootDidChange() {
    guard root.engine === self else { return }
    pending.isRootChanged = true
    enqueueFrame(of: root)
  }

  func roundingDidChange() {
    guard root.engine === self else { return }
    root.walkSubtree { node in
      enqueueFrame(of: node)
      return true
    }
  }
}
