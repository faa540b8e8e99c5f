extension SolverState {
  /// What a walk through the graph of constraints gathers.
  enum Walk {
    /// All that hangs together through constraints that are not definitions; stops at what is known.
    case piece
    /// A part of a piece that shares nothing with the rest, once its definitions are taken out.
    case block
    /// Open positions that hang together through what binds them, definitions included.
    case group
  }

  /// Gathers what a walk from a variable reaches into `blockVariables` and `blockConstraints`, in no particular order.
  ///
  /// - Parameter bound: what has a visit below it is new to the walk; of a block, what has exactly the piece's visit.
  mutating func gather(_ walk: Walk, from start: Int32, since bound: Int64) {
    visit += 1
    blockVariables.removeAll()
    blockConstraints.removeAll()
    variables[start].visit = visit
    blockVariables.append(start)
    var next = 0
    while next < blockVariables.count {
      var at = variables[blockVariables[next]].firstTerm
      next += 1
      while at >= 0 {
        let constraint = terms[at].constraint
        at = terms[at].next
        let mark = constraints[constraint].visit
        guard walk == .block ? mark == bound : mark < bound, joins(constraint, walk) else { continue }
        constraints[constraint].visit = visit
        blockConstraints.append(constraint)
        for other in termRange(constraint) {
          let variable = terms[other].variable
          let mark = variables[variable].visit
          guard walk == .block ? mark == bound : mark < bound else { continue }
          if walk == .group ? takesPart(variable) : !isKnown(variable) {
            variables[variable].visit = visit
            blockVariables.append(variable)
          }
        }
      }
    }
  }

  @inline(__always)
  private func joins(_ constraint: Int32, _ walk: Walk) -> Bool {
    let isDefinition = constraints[constraint].target >= 0
    // In a group, what has a closed side restricts the optimal set.
    return walk == .group ? isDefinition || constraints[constraint].face != 0 : !isDefinition
  }

  /// Whether a variable is an open position, of the core or defined by one.
  @inline(__always)
  func takesPart(_ variable: Int32) -> Bool {
    !isKnown(variable) && variables[variable].isOpen
  }
}
