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
        try send(changes.addedConstraints, &rejected)
        try sendContents(of: changes.changedContents.nodes)
        if mayRowsHoldOn { try removeVariables(changes) }
      }
    }
    rows.trim()
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
    nodesByVariable.reserveCapacity(4 * (pending.staleFrames.nodes.count + 1))
    constraintsByID.reserveCapacity(rows + contents)
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

  /// As many rows at a time as stay in the nearest cache.
  private static let rowsAtOnce = 128

  private func send(
    _ added: [PendingChanges.AddedConstraint], _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    var batch: [Unmanaged<LayoutConstraint>] = []
    batch.reserveCapacity(min(added.count, LayoutEngine.rowsAtOnce))
    rows.removeAll()
    rows.reserve(min(added.count, LayoutEngine.rowsAtOnce))
    for entry in added {
      let constraint = entry.constraint
      guard constraint.serial == entry.serial, constraint.solverID == nil, let host = constraint.hostReference,
        host._withUnsafeGuaranteedRef({ $0.isLaidOut(by: self) })
      else { continue }
      // Whose baseline it means may concern those before, which the solver must know by then.
      if batch.count == LayoutEngine.rowsAtOnce || constraint.mayMeanBaseline { try flush(&batch, &rejected) }
      host._withUnsafeGuaranteedRef { lower(constraint, heldBy: $0) }
      batch.append(Unmanaged.passUnretained(constraint))
    }
    try flush(&batch, &rejected)
  }

  /// Sends the rows of constraints to the solver.
  private func flush(
    _ batch: inout [Unmanaged<LayoutConstraint>], _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    guard !batch.isEmpty else { return }
    do {
      let ids = try addRows()
      for (index, id) in ids.enumerated() { note(id, of: batch[index]) }
    } catch {
      try sendOneByOne(batch, &rejected)
    }
    batch.removeAll(keepingCapacity: true)
    rows.removeAll()
  }

  private func addRows() throws(SolverError) -> [ConstraintID] {
    let built = rows
    return try solver.add(built.rows.span, terms: built.terms.span)
  }

  /// Finds out which of many is refused.
  private func sendOneByOne(
    _ batch: [Unmanaged<LayoutConstraint>], _ rejected: inout [LayoutConstraint]
  ) throws(SolverError) {
    let all = rows
    var start = 0
    for (index, row) in all.rows.enumerated() {
      let terms = all.terms[start..<start + row.termCount]
      start += row.termCount
      do {
        note(try solver.add(LinearConstraint(row, Array(terms))), of: batch[index])
      } catch {
        try reject(batch[index].takeUnretainedValue(), error, &rejected)
      }
    }
  }

  private func note(_ id: ConstraintID, of constraint: Unmanaged<LayoutConstraint>) {
    constraint._withUnsafeGuaranteedRef {
      $0.solverID = id
      if $0.priority == 0 { $0.flags.insert(.isPlaceholder) }
    }
    constraintsByID.assign(constraint, at: Int(id.index))
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
    rows.removeAll()
    lower(constraint, heldBy: host)
    do {
      if wasPlaceholder || isPlaceholder || change.contains(.statement) {
        try solver.replace(id, with: rows.lastConstraint)
      } else {
        if change.contains(.constant) { try solver.setConstant(rows.last.constant, of: id) }
        if change.contains(.priority) { try solver.setPriority(rows.last.priority, of: id) }
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

  /// A row of a content that the solver does not know yet.
  private struct NewContentRow {
    let content: Unmanaged<ContentSize>
    let axis: Axis
    let isHugging: Bool
  }

  private func sendContents(of nodes: [LayoutNode]) throws(SolverError) {
    var new: [NewContentRow] = []
    rows.removeAll()
    for node in nodes {
      guard node.isLaidOut(by: self), node.marks.remove(.contentQueued) != nil, let content = node.content,
        let variables = node.variables
      else { continue }
      try send(content, .horizontal, of: variables.width, &new)
      try send(content, .vertical, of: variables.height, &new)
      if new.count >= LayoutEngine.rowsAtOnce { try flush(&new) }
    }
    try flush(&new)
  }

  private func send(
    _ content: ContentSize, _ axis: Axis, of size: Variable, _ new: inout [NewContentRow]
  ) throws(SolverError) {
    let along = content[axis]
    let reference = Unmanaged.passUnretained(content)
    if !rows.buildHugging(along, of: size) {
      if let id = along.huggingID { try solver.remove(id) }
      content[axis].huggingID = nil
    } else if let id = along.huggingID {
      try update(id, along.hasNewPriorities)
    } else {
      new.append(NewContentRow(content: reference, axis: axis, isHugging: true))
    }
    if !rows.buildCompression(along, of: size) {
      if let id = along.compressionID { try solver.remove(id) }
      content[axis].compressionID = nil
    } else if let id = along.compressionID {
      try update(id, along.hasNewPriorities)
    } else {
      new.append(NewContentRow(content: reference, axis: axis, isHugging: false))
    }
    content[axis].hasNewPriorities = false
  }

  /// Brings a constraint up to date with the row built last, which is not to be sent.
  private func update(_ id: ConstraintID, _ hasNewPriority: Bool) throws(SolverError) {
    let row = rows.last
    rows.removeLast()
    try solver.setConstant(row.constant, of: id)
    if hasNewPriority { try solver.setPriority(row.priority, of: id) }
  }

  private func flush(_ new: inout [NewContentRow]) throws(SolverError) {
    guard !new.isEmpty else { return }
    let ids = try addRows()
    for (index, id) in ids.enumerated() {
      let row = new[index]
      row.content._withUnsafeGuaranteedRef {
        if row.isHugging { $0[row.axis].huggingID = id } else { $0[row.axis].compressionID = id }
      }
    }
    new.removeAll(keepingCapacity: true)
    rows.removeAll()
  }
}
