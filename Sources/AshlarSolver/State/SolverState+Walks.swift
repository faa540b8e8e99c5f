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
    linkAll()
    visit += 1
    blockVariables.removeAll()
    blockConstraints.removeAll()
    variables[start].visit = visit
    blockVariables.append(start)
    let bound = bound
    let visit = visit
    let all = terms.base
    var next = 0
    while next < blockVariables.count {
      var at = variables.base[Int(blockVariables.base[next])].firstTerm
      next &+= 1
      while at >= 0 {
        let constraint = all[Int(at)].constraint
        at = all[Int(at)].next
        let record = constraints.base + Int(constraint)
        let mark = record.pointee.visit
        guard walk == .block ? mark == bound : mark < bound, joins(constraint, walk) else { continue }
        record.pointee.visit = visit
        blockConstraints.append(constraint)
        var other = all + Int(record.pointee.firstTerm)
        let end = other + Int(record.pointee.termCount)
        while other != end {
          let variable = variables.base + Int(other.pointee.variable)
          let mark = variable.pointee.visit
          if walk == .block ? mark == bound : mark < bound {
            let status = variable.pointee.status
            if status != .fixed && status != .pinned && (walk != .group || variable.pointee.isOpen) {
              variable.pointee.visit = visit
              blockVariables.append(other.pointee.variable)
            }
          }
          other += 1
        }
      }
    }
  }

  @inline(__always)
  private mutating func joins(_ constraint: Int32, _ walk: Walk) -> Bool {
    let isDefinition = constraints[constraint].target >= 0
    // In a group, what has a closed side restricts the optimal set.
    return walk == .group ? isDefinition || constraints[constraint].face != 0 : !isDefinition
  }

  /// Whether a variable is an open position, of the core or defined by one.
  @inline(__always)
  mutating func takesPart(_ variable: Int32) -> Bool {
    !isKnown(variable) && variables[variable].isOpen
  }
}
