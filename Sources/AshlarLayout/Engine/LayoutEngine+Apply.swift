import AshlarSolver

extension LayoutEngine {
  /// Tells the solver everything that happened since the last pass, in one transaction.
  func applyChanges() {
    let changes = pending
    pending = PendingChanges()
    pending.staleFrames = changes.staleFrames
    var rejected: [LayoutConstraint] = []
    trusting { () throws(SolverError) in
      try solver.transaction(lowering: chooseLowered) { () throws(SolverError) in
        if !isExercising || !changes.removedVariables.isEmpty { try dropWishes() }
        for id in changes.removedConstraints { try remove(id) }
        for variable in changes.removedVariables { try solver.removeVariable(variable) }
        if changes.isRootChanged { try fixRoot() }
        for constraint in changes.changedConstraints { try sendChange(of: constraint, &rejected) }
        for added in changes.addedConstraints { try send(added, &rejected) }
        for node in changes.changedContents { try sendContent(of: node) }
      }
    }
    // Their rows were never accepted, so ending them needs no second transaction unless they were active before.
    for constraint in rejected {
      constraint.deactivate()
      report(.invalidConstraint(constraint, .notFinite))
    }
    if pending.needsSolving { applyChanges() }
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

  private func remove(_ id: ConstraintID) throws(SolverError) {
    constraintsByID.assign(nil, at: Int(id.index))
    try solver.remove(id)
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
    let row = row(of: constraint, heldBy: host)
    do {
      let id = try solver.add(row)
      constraint.solverID = id
      constraint.isPlaceholder = constraint.priority == 0
      constraintsByID.assign(constraint, at: Int(id.index))
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
    let wasPlaceholder = constraint.isPlaceholder
    let isPlaceholder = constraint.priority == 0
    if wasPlaceholder && isPlaceholder { return }
    constraint.isPlaceholder = isPlaceholder
    let row = row(of: constraint, heldBy: host)
    do {
      if wasPlaceholder || isPlaceholder || change.contains(.statement) {
        try solver.replace(id, with: row)
      } else {
        if change.contains(.constant) { try solver.setConstant(row.constant, of: id) }
        if change.contains(.priority) { try solver.setPriority(row.priority, of: id) }
      }
    } catch {
      try reject(constraint, error, &rejected)
    }
  }

  /// At priority 0 an empty row that always holds stands for the constraint: it wishes nothing but keeps its place in the
  /// order of activation.
  private func row(of constraint: LayoutConstraint, heldBy host: LayoutNode) -> LinearConstraint {
    if constraint.priority == 0 { return LinearConstraint([], .equal, priority: 1) }
    return RowBuilder.row(of: constraint, heldBy: host)
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
    for axis in Axis.allCases {
      let along = content[axis]
      let size = variables.size(along: axis)
      content[axis].huggingID = try update(along.huggingID, to: along.huggingRow(for: size))
      content[axis].compressionID = try update(along.compressionID, to: along.compressionRow(for: size))
    }
  }

  /// Brings a content-size constraint up to date and returns its handle.
  private func update(_ id: ConstraintID?, to row: LinearConstraint?) throws(SolverError) -> ConstraintID? {
    guard let row else {
      if let id { try solver.remove(id) }
      return nil
    }
    guard let id else { return try solver.add(row) }
    let present = try solver.constraint(id)
    if present.constant != row.constant { try solver.setConstant(row.constant, of: id) }
    if present.priority != row.priority { try solver.setPriority(row.priority, of: id) }
    return id
  }
}
