extension SolverState {
  /// Solves a block of one variable where it stands, without copying it into a problem: most blocks are like that.
  ///
  /// False when the required inequalities leave it no value.
  mutating func solveSingle(_ variable: Int32) -> Bool {
    if let place = commonPlace(variable) {
      store(variable, place, isOpen: false, isLoose: false)
      return true
    }
    var interval = Interval<Double>()
    if variables[variable].kind == .size { interval.low = 0 }
    problem.breakpoints.removeAll()
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints[index]
      let relation = constraints[constraint].relation
      if constraints[constraint].isHard {
        let row = unaryRow(constraint, of: variable)
        // An equality with one unknown has fixed it, unless rounding stood against that.
        if relation != .lessThanOrEqual { interval.bound(row, .greaterThanOrEqual, &problem.conditions) }
        if relation != .greaterThanOrEqual { interval.bound(row, .lessThanOrEqual, &problem.conditions) }
      } else {
        problem.breakpoints.append(
          Breakpoint<Double>(
            unaryRow(constraint, of: variable), relation, rank: rank(of: constraint),
            weight: constraints[constraint].weight))
      }
    }
    guard interval.mend() || acceptsResidue else { return false }
    interval.narrow(byLevels: problem.breakpoints, &problem.conditions)
    let isLoose = !interval.isPoint
    if isLoose { settleRest(variable, &interval) }
    let isOpen = !interval.isPoint
    if isOpen {
      for index in 0..<blockConstraints.count {
        let constraint = blockConstraints[index]
        constraints[constraint].face = Face.of(
          unaryRow(constraint, of: variable), interval.low, interval.high)
      }
    }
    store(variable, interval.nearest(to: 0, &problem.conditions), isOpen: isOpen, isLoose: isLoose)
    return true
  }

  /// The place at which all wishes of a variable meet from both sides, when nothing forbids it: the content of a view.
  private mutating func commonPlace(_ variable: Int32) -> Double? {
    var place = Double.nan
    var isHeldBelow = false
    var isHeldAbove = false
    for index in 0..<blockConstraints.count {
      let constraint = blockConstraints.base[index]
      let record = constraints.base + Int(constraint)
      guard !record.pointee.isHard else { return nil }
      let row = unaryRow(constraint, of: variable)
      let at = -row.constant / row.coefficient
      if index == 0 { place = at }
      guard at == place else { return nil }
      let isUpright = row.coefficient > 0
      if record.pointee.relation != (isUpright ? .greaterThanOrEqual : .lessThanOrEqual) { isHeldAbove = true }
      if record.pointee.relation != (isUpright ? .lessThanOrEqual : .greaterThanOrEqual) { isHeldBelow = true }
    }
    guard isHeldBelow, isHeldAbove, place >= 0 || variables[variable].kind == .position else { return nil }
    return place
  }

  private mutating func settleRest(_ variable: Int32, _ interval: inout Interval<Double>) {
    if variables[variable].kind == .size {
      interval.high = interval.low
      return
    }
    problem.breakpoints.removeAll()
    for index in 0..<blockConstraints.count where constraints[blockConstraints[index]].relation != .equal {
      problem.breakpoints.append(
        Breakpoint<Double>(
          unaryRow(blockConstraints[index], of: variable), .equal, rank: 0, weight: 1))
    }
    problem.breakpoints.sort { $0.at < $1.at }
    interval.narrow(problem.breakpoints, 0..<problem.breakpoints.count, &problem.conditions)
  }

  /// A constraint with one unknown: its coefficient, and all else.
  @inline(__always)
  private mutating func unaryRow(_ constraint: Int32, of variable: Int32) -> (coefficient: Double, constant: Double) {
    var row = (coefficient: 1.0, constant: constraints[constraint].constant)
    for at in termRange(constraint) {
      if terms[at].variable == variable {
        row.coefficient = terms[at].coefficient
      } else {
        row.constant += terms[at].coefficient * values[terms[at].variable]
      }
    }
    return row
  }

  /// Takes over what a block's solution says of a variable.
  mutating func store(_ variable: Int32, _ value: Double, isOpen: Bool, isLoose: Bool) {
    if value != values[variable] || isLoose || variables[variable].isLoose { noteMoved(variable) }
    variables[variable].isOpen = isOpen
    variables[variable].isLoose = isLoose
    setValue(variable, variables[variable].kind == .size ? max(value, 0) : value)
  }
}
