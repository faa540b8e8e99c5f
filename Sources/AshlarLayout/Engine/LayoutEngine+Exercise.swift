import AshlarSolver

/// Shows what constraints leave open, by moving to another of the equally good layouts.
///
/// The means are wishes below every priority that anybody uses: they decide among the optima before the rest rule does,
/// and so cannot lead out of the constraints.
extension LayoutEngine {
  /// How far an open number is moved, in points, if the constraints let it go so far.
  private static let exerciseStep = 20.0

  /// Gives an item another of the frames that its constraints leave open; calling it again gives one more.
  ///
  /// What hangs on the item follows. It lasts until the next change of the tree is laid out. An item that is not
  /// ambiguous stays. Lays out first if needed.
  ///
  /// - Returns: the nodes whose frame changed, in the order of items.
  /// - Complexity: that of ``ambiguousComponents()``, and a few solutions of the item's component.
  @discardableResult
  public func exerciseAmbiguity(of node: LayoutNode) -> [LayoutNode] {
    layoutIfNeeded()
    guard !isUpdating, node.engine === self else { return [] }
    var open = openVariables().filter { node.variables?.kind(of: $0) != nil }
    guard !open.isEmpty else { return [] }
    // Each call lets another number go first, for those that follow from it may have no choice.
    let first = exerciseCount % open.count
    open = Array(open[first...] + open[..<first])
    let start = open.map { solver.value(of: $0) }
    let step = exerciseCount % 2 == 0 ? LayoutEngine.exerciseStep : -LayoutEngine.exerciseStep
    exerciseCount += 1
    for direction in [step, -step] {
      wish(for: open, at: start.map { $0 + direction })
      if (solver.value(of: open[0]) - start[0]).magnitude > 1e-6 { break }
    }
    return updateFrames()
  }

  /// The variables that the constraints leave open, whatever an exercise wishes.
  func openVariables() -> [Variable] {
    guard !wishes.isEmpty else { return solver.ambiguousVariables() }
    var rows: [LinearConstraint] = []
    trusting { () throws(SolverError) in
      for id in wishes { rows.append(try solver.constraint(id)) }
    }
    setWishes([])
    let open = solver.ambiguousVariables()
    setWishes(rows)
    return open
  }

  /// Ends the exercise under way, as part of a transaction.
  func dropWishes() throws(SolverError) {
    for id in wishes { try solver.remove(id) }
    wishes = []
  }

  /// An earlier one of the wishes beats a later one, so that the first certainly has its way.
  private func wish(for variables: [Variable], at values: [Double]) {
    var rows: [LinearConstraint] = []
    for (index, variable) in variables.enumerated() {
      let priority = Float.leastNormalMagnitude * Float(variables.count - index)
      rows.append(LinearConstraint([Term(variable)], .equal, constant: -values[index], priority: priority))
    }
    setWishes(rows)
  }

  private func setWishes(_ rows: [LinearConstraint]) {
    trusting { () throws(SolverError) in
      try solver.transaction(lowering: chooseLowered) { () throws(SolverError) in
        try dropWishes()
        for row in rows { wishes.append(try solver.add(row)) }
      }
    }
  }
}
