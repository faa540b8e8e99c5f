extension SolverState {
  #if ASHLAR_INTERNAL_CHECKS
    /// Verifies what holds between two calls of the solver; see `Documentation/Invariants.md`.
    mutating func checkInvariants() {
      for variable in 0..<Int32(variables.count) where variables[variable].status != .unused { check(variable) }
      var lowered = 0
      for constraint in 0..<Int32(constraints.count) where constraints[constraint].isActive {
        checkTarget(constraint)
        if constraints[constraint].isLowered { lowered += 1 }
      }
      precondition(lowered == loweredCount, "the count of lowered constraints is off")
      precondition(conflicts.count == loweredCount, "each lowered constraint has one report")
      if dirty.isEmpty && touched.isEmpty { checkSolution() }
    }

    private mutating func check(_ variable: Int32) {
      let record = variables[variable]
      var at = record.firstTerm
      var previous: Int32 = -1
      while at >= 0 {
        precondition(terms[at].variable == variable, "a term is in the list of its own variable")
        precondition(terms[at].previous == previous, "the list of a variable is linked both ways")
        precondition(constraints[terms[at].constraint].isActive, "only active constraints have terms")
        if record.status == .defined && dirty.isEmpty {
          precondition(constraints[terms[at].constraint].target >= 0, "a defined variable is used by definitions only")
        }
        previous = at
        at = terms[at].next
      }
      let hasReason = record.status == .fixed || record.status == .defined
      precondition(hasReason == (record.reason >= 0), "fixed and defined variables have a reason, others none")
      if hasReason { precondition(constraints[record.reason].target == variable, "a reason knows its target") }
      if record.status == .defined && record.kind == .size && dirty.isEmpty {
        precondition(!record.isLoose, "a defined size is determined by the priorities")
      }
      if dirty.isEmpty && record.kind == .size { precondition(values[variable] >= 0, "a size is negative") }
      precondition(values[variable].isFinite, "a value is finite")
    }

    private mutating func checkTarget(_ constraint: Int32) {
      let target = constraints[constraint].target
      guard target >= 0 else { return }
      precondition(variables[target].reason == constraint, "a target knows its reason")
      precondition(
        constraints[constraint].isHard || constraints[constraint].isEdit,
        "only constraints that must hold and edits fix or define")
      precondition(constraints[constraint].relation == .equal, "only equalities fix or define")
      guard variables[target].status == .fixed else { return }
      for at in termRange(constraint) {
        precondition(isKnown(terms[at].variable), "what a fixed variable follows from is known")
      }
    }

    /// Every constraint that must hold does, up to rounding.
    private mutating func checkSolution() {
      for constraint in 0..<Int32(constraints.count)
      where constraints[constraint].isActive && constraints[constraint].isHard {
        var residue = constraints[constraint].constant
        var magnitude = residue.magnitude
        for at in termRange(constraint) {
          let part = terms[at].coefficient * values[terms[at].variable]
          residue += part
          magnitude = max(magnitude, part.magnitude)
        }
        // Numbers beyond those that are accepted come from coefficients beyond what is promised; see `Tolerance`.
        guard magnitude <= Tolerance.largest else { continue }
        let noise = 1e-6 * (1 + magnitude)
        let isUpperViolated = constraints[constraint].relation != .greaterThanOrEqual && residue > noise
        let isLowerViolated = constraints[constraint].relation != .lessThanOrEqual && residue < -noise
        precondition(!isUpperViolated && !isLowerViolated, "a required constraint does not hold")
      }
    }
  #else
    @inline(__always)
    mutating func checkInvariants() {}
  #endif
}
