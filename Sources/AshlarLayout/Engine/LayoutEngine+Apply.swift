import AshlarSolver

extension LayoutEngine {
  /// Tells the solver everything that happened since the last pass, in one transaction.
  func applyChanges() {
    var changes = pending
    pending = PendingChanges()
    swap(&pending.staleFrames, &changes.staleFrames)
    var rejected: [LayoutConstraint] = []
    // Rows that have a baseline from an item that left must be lowered anew before its variables go.
    let mayRowsHoldOn = forwardedBaselineCount > 0
    trusting { () throws(SolverError) in
      try solver.transaction(lowering: chooseLowered) { () throws(SolverError) in
        if !isExercising || !changes.removedVariables.isEmpty { try dropWishes() }
        for id in changes.removedConstraints { try solver.remove(id) }
        if !mayRowsHoldOn { try removeVariables(changes) }
        if changes.hasNewItems {
          makeRoom(for: changes)
          makeVariablesOfNewItems()
        }
        if changes.isRootChanged { try fixRoot() }
        for constraint in changes.changedConstraints { try sendChange(of: constraint, &rejected) }
        for added in changes.addedConstraints { try send(added, &rejected) }
        for node in changes.changedContents.nodes { try sendContent(of: node) }
        if mayRowsHoldOn { try removeVariables(changes) }
      }
    }
    // Their rows were never accepted, so ending them needs no second transaction unless they were active before.
    for constraint in rejected {
      constraint.deactivate()
      report(.invalidConstraint(constraint, .notFinite))
    }
    if pending.needsSolving { applyChanges() }
  }

  /// Tells the solver how much is coming, as far as that is easy to tell: most constraints compare two items and take no
  /// more than four terms, contents make at most four rows of one.
  private func makeRoom(for changes: PendingChanges) {
    let contents = 4 * changes.changedContents.nodes.count
    let rows = changes.addedConstraints.count
    solver.reserve(
      variables: 4 * (pending.staleFrames.nodes.count + 1), constraints: rows + contents, terms: 3 * rows + contents)
  }

  private func removeVariables(_ changes: PendingChanges) throws(SolverError) {
    for variable in changes.removedVariables { try solver.removeVariable(variable) }
  }

  /// Runs what the engine has checked beforehand, so that a refusal is an error of the engine.
  func trusting(_ body: () throws(SolverError) -> Void) {
    do {
      try body()
    } catch {
      preconditionFailure("The solver refused a change that the layout engine had checked.")
    }
  }

  func chooseLowered(from set: [ConstraintID]) -> ConstraintID {
    guard let newest = set.last else { preconditionFailure("A conflicting set has at least one member.") }
    return choosesBroken(set.compactMap(constraint(with:)))?.solverID ?? newest
  }

  /// The root lies at the origin, and its bounds have the given size; variables are its alignment rectangle.
  private func fixRoot() throws(SolverError) {
    guard let variables = root.variables else { return }
    let rect = Rect(origin: .zero, size: size).inset(by: root.alignmentRectInsets)
    try solver.fix(variables.x, at: rect.minX)
    try solver.fix(variables.y, at: rect.minY)
    try solver.fix(variables.width, at: LayoutEngine.validLength(rect.width))
    try solver.fix(variables.height, at: LayoutEngine.validLength(rect.height))
  }

  private func send(
    _ added: PendingChanges.AddedConstraint, _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    let constraint = added.constraint
    guard let host = constraint.host, host.engine === self, constraint.serial == added.serial,
      constraint.solverID == nil
    else { return }
    lower(constraint, heldBy: host)
    do {
      let id = try solver.add(rows.row)
      constraint.solverID = id
      if constraint.priority == 0 { constraint.flags.insert(.isPlaceholder) }
      constraintsByID.assign(Unmanaged.passUnretained(constraint), at: Int(id.index))
    } catch {
      try reject(constraint, error, &rejected)
    }
  }

  private func sendChange(
    of constraint: LayoutConstraint, _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    // One that has moved to another engine since keeps what that engine has yet to hear.
    guard let id = constraint.solverID, let host = constraint.host, host.engine === self else { return }
    let change = constraint.unsent
    constraint.unsent = []
    if change.isEmpty { return }
    let wasPlaceholder = constraint.flags.contains(.isPlaceholder)
    let isPlaceholder = constraint.priority == 0
    if wasPlaceholder && isPlaceholder { return }
    if isPlaceholder { constraint.flags.insert(.isPlaceholder) } else { constraint.flags.remove(.isPlaceholder) }
    lower(constraint, heldBy: host)
    do {
      if wasPlaceholder || isPlaceholder || change.contains(.statement) {
        try solver.replace(id, with: rows.row)
      } else {
        if change.contains(.constant) { try solver.setConstant(rows.row.constant, of: id) }
        if change.contains(.priority) { try solver.setPriority(rows.row.priority, of: id) }
      }
    } catch {
      try reject(constraint, error, &rejected)
    }
  }

  /// At priority 0 an empty row that always holds stands for the constraint: it wishes nothing but keeps its place in the
  /// order of activation.
  private func lower(_ constraint: LayoutConstraint, heldBy host: LayoutNode) {
    if constraint.priority == 0 { return rows.buildPlaceholder() }
    resolveBaselines(of: constraint)
    rows.build(constraint, heldBy: host)
  }

  /// Finite numbers can still add up to one that is too large, which is the caller's mistake; anything else is ours.
  private func reject(
    _ constraint: LayoutConstraint, _ error: SolverError, _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    guard case .notFinite = error else { throw error }
    rejected.append(constraint)
  }

  private func sendContent(of node: LayoutNode) throws(SolverError) {
    guard node.engine === self, node.marks.remove(.contentQueued) != nil, let content = node.content,
      let variables = node.variables
    else { return }
    try send(&content.horizontal, of: variables.width)
    try send(&content.vertical, of: variables.height)
  }

  private func send(_ along: inout ContentSize.Along, of size: Variable) throws(SolverError) {
    let hugs = rows.buildHugging(along, of: size)
    along.huggingID = try update(along.huggingID, isWished: hugs, along.hasNewPriorities)
    let resists = rows.buildCompression(along, of: size)
    along.compressionID = try update(along.compressionID, isWished: resists, along.hasNewPriorities)
    along.hasNewPriorities = false
  }

  /// Brings a content-size constraint up to date with the row just built and returns its handle.
  private func update(
    _ id: ConstraintID?, isWished: Bool, _ hasNewPriority: Bool
  ) throws(SolverError) -> ConstraintID? {
    guard isWished else {
      if let id { try solver.remove(id) }
      return nil
    }
    guard let id else { return try solver.add(rows.row) }
    try solver.setConstant(rows.row.constant, of: id)
    if hasNewPriority { try solver.setPriority(rows.row.priority, of: id) }
    return id
  }
}
