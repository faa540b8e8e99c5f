import AshlarSolver

extension LayoutEngine {
  /// Guides come after all views in the order of items, however late a view joins.
  private static let firstGuide: Int64 = 1 << 38

  /// Takes a subtree in: its items get variables in preorder, its active constraints follow in order of activation.
  func join(_ subtree: LayoutNode) {
    var waiting: [LayoutConstraint] = []
    var companions: [any NodeCompanion] = []
    subtree.walkSubtree { node in
      node.engine = self
      node.clock = nil
      node.cachedDirection = node.forcedDirection ?? node.parent?.cachedDirection ?? .leftToRight
      makeVariables(for: node)
      if node.content != nil { enqueueContent(of: node) }
      enqueueFrame(of: node)
      waiting += node.hosted
      if let companion = node.companion { companions.append(companion) }
      return true
    }
    // Serial numbers of parts that were separate trees may be equal. Sorting is stable: the tree decides then.
    waiting.sort { $0.serial < $1.serial }
    for constraint in waiting { didActivate(constraint) }
    baselinesBelowMayHaveChanged(of: subtree.parent)
    for companion in companions { companion.nodeDidJoinEngine() }
  }

  /// Lets a subtree go that was unlinked already; constraints inside of it stay active and wait.
  func leave(_ subtree: LayoutNode) {
    let clock = ActivationClock(count: activationCount)
    subtree.walkSubtree { node in
      forget(node)
      node.clock = clock
      return true
    }
  }

  /// Lets the whole tree go.
  package func dissolve() {
    guard root.engine === self else { return }
    leave(root)
    pending = PendingChanges()
    nodesByVariable = []
    constraintsByID = []
    conflicts = []
  }

  private func makeVariables(for node: LayoutNode) {
    let order: Int64
    switch node.kind {
    case .view:
      order = viewCount
      viewCount += 1
    case .guide:
      order = LayoutEngine.firstGuide + guideCount
      guideCount += 1
    }
    let variables = NodeVariables(
      x: solver.makeVariable(.position, restOrder: 4 * order),
      y: solver.makeVariable(.position, restOrder: 4 * order + 1),
      width: solver.makeVariable(.size, restOrder: 4 * order + 2),
      height: solver.makeVariable(.size, restOrder: 4 * order + 3),
      order: order)
    node.variables = variables
    for variable in variables.all { nodesByVariable.assign(node, at: Int(variable.index)) }
  }

  private func forget(_ node: LayoutNode) {
    if let variables = node.variables {
      pending.removedVariables += variables.all
      for variable in variables.all { nodesByVariable.assign(nil, at: Int(variable.index)) }
    }
    forgetBaselines(of: node)
    node.variables = nil
    node.engine = nil
    for axis in Axis.allCases {
      if let along = node.content?[axis] {
        if let id = along.huggingID { pending.removedConstraints.append(id) }
        if let id = along.compressionID { pending.removedConstraints.append(id) }
        node.content?[axis].huggingID = nil
        node.content?[axis].compressionID = nil
      }
    }
    node.marks.subtract([.contentQueued, .frameQueued])
    for constraint in node.hosted { didDeactivate(constraint) }
  }
}

extension Array {
  /// Writes at an index that may lie beyond the end, where absence fills the gap.
  mutating func assign<Value>(_ value: Value?, at index: Int) where Element == Value? {
    while count <= index { append(nil) }
    self[index] = value
  }
}
