import AshlarSolver

extension LayoutEngine {
  /// Guides come after all views in the order of items, however late a view joins.
  private static let firstGuide: Int64 = 1 << 38

  /// Takes a subtree in: its items get variables in preorder, its active constraints follow in order of activation.
  func join(_ subtree: LayoutNode) {
    pending.staleFrames.expect(subtree.hasChildren ? subtree.subtreeCount : 1)
    var waiting: [WaitingConstraint] = []
    var companions: [any NodeCompanion] = []
    subtree.walkSubtree { node in
      node.engine = self
      node.clock = nil
      node.cachedDirection = node.forcedDirection ?? node.parent?.cachedDirection ?? .leftToRight
      giveOrder(to: node)
      if node.content != nil { enqueueContent(of: node) }
      enqueueFrame(of: node)
      if node.translation == .on, node.parent != nil, node.translated?.made.isEmpty != false {
        enqueueTranslation(of: node)
      }
      for constraint in node.hosted { waiting.append(WaitingConstraint(constraint)) }
      if let companion = node.companion { companions.append(companion) }
      return true
    }
    pending.hasNewItems = true
    pending.reserve(waiting.count)
    for entry in LayoutEngine.inOrderOfActivation(waiting) { didActivate(entry.constraint) }
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
    reportedConflicts = []
  }

  /// A constraint of a subtree that joins; sorting must not count references.
  private struct WaitingConstraint {
    let serial: Int64
    unowned(unsafe) let constraint: LayoutConstraint

    init(_ constraint: LayoutConstraint) {
      self.constraint = constraint
      serial = constraint.serial
    }
  }

  /// Serial numbers of one tree are different and mostly have few gaps, so most find their place without comparing.
  private static func inOrderOfActivation(_ waiting: [WaitingConstraint]) -> [WaitingConstraint] {
    guard let first = waiting.min(by: { $0.serial < $1.serial })?.serial,
      let last = waiting.max(by: { $0.serial < $1.serial })?.serial, last - first < 2 * Int64(waiting.count)
    else { return sorted(waiting) }
    var places = [Int](repeating: -1, count: Int(last - first) + 1)
    for (index, entry) in waiting.enumerated() {
      let place = Int(entry.serial - first)
      if places[place] >= 0 { return sorted(waiting) }
      places[place] = index
    }
    var ordered: [WaitingConstraint] = []
    ordered.reserveCapacity(waiting.count)
    for index in places where index >= 0 { ordered.append(waiting[index]) }
    return ordered
  }

  /// Serial numbers of parts that were separate trees may be equal. Sorting is stable: the tree decides then.
  private static func sorted(_ waiting: [WaitingConstraint]) -> [WaitingConstraint] {
    waiting.sorted { $0.serial < $1.serial }
  }

  private func giveOrder(to node: LayoutNode) {
    switch node.kind {
    case .view:
      node.order = viewCount
      viewCount += 1
    case .guide:
      node.order = LayoutEngine.firstGuide + guideCount
      guideCount += 1
    }
  }

  /// Makes the variables of the items that joined since the last pass and are still here; what comes and goes between two
  /// passes leaves no trace in the solver.
  func makeVariablesOfNewItems() {
    for node in pending.staleFrames.nodes where node.isLaidOut(by: self) && node.variables == nil {
      makeVariables(for: node)
    }
  }

  private func makeVariables(for node: LayoutNode) {
    let made = solver.makeRectangle(restOrder: 4 * node.order)
    let variables = NodeVariables(x: made.x, y: made.y, width: made.width, height: made.height)
    node.variables = variables
    let reference = Unmanaged.passUnretained(node)
    if Int(variables.x.index) == nodesByVariable.count, variables.height.index == variables.x.index &+ 3 {
      for _ in 0..<4 { nodesByVariable.append(reference) }
      return
    }
    nodesByVariable.assign(reference, at: Int(variables.x.index))
    nodesByVariable.assign(reference, at: Int(variables.y.index))
    nodesByVariable.assign(reference, at: Int(variables.width.index))
    nodesByVariable.assign(reference, at: Int(variables.height.index))
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
    node.marks.subtract([.contentQueued, .frameQueued, .translationQueued])
    for constraint in node.hosted { didDeactivate(constraint) }
  }
}

extension Array {
  /// Writes at an index that may lie beyond the end, where absence fills the gap.
  mutating func assign<Value>(_ value: Value?, at index: Int) where Element == Value? {
    if index == count { return append(value) }
    while count <= index { append(nil) }
    self[index] = value
  }
}
