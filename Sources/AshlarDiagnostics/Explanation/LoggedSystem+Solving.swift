import AshlarLayout
import AshlarSolver

extension LoggedSystem {
  /// A solver with some of the rows, and which constraint each of its rows belongs to.
  private struct Attempt {
    let solver = Solver()
    var variables: [Variable?]
    var owners: [ConstraintID: Int] = [:]

    init(count: Int) { variables = [Variable?](repeating: nil, count: count) }
  }

  /// A smallest set of constraints that cannot hold together, or `nil`: they all can.
  ///
  /// Removing any of them leaves a set that can hold.
  /// - Parameter preferred: a constraint that the set is to contain if there is such a set.
  func conflict(
    among members: [Int], assuming assumption: Assumption, preferring preferred: Int? = nil
  ) -> [Int]? {
    guard let found = firstConflict(among: members, assumption) else { return nil }
    guard let preferred, !found.contains(preferred), members.contains(preferred), members.count <= 64 else {
      return found
    }
    return filtered(members, keeping: preferred, assumption) ?? found
  }

  /// Whether constraints can hold together.
  func canHold(_ members: [Int], assuming assumption: Assumption) -> Bool {
    firstConflict(among: members, assumption) == nil
  }

  private func firstConflict(among members: [Int], _ assumption: Assumption) -> [Int]? {
    var attempt = Attempt(count: quantities.count)
    do throws(SolverError) {
      try attempt.solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
        for member in members { try add(rows[member], of: member, assumption, to: &attempt) }
      }
    } catch {
      return nil
    }
    guard let conflict = attempt.solver.conflicts.first else { return nil }
    var set: [Int] = []
    for id in conflict.constraints {
      // Bounds of hidden values belong to no constraint.
      if let owner = attempt.owners[id], !set.contains(owner) { set.append(owner) }
    }
    return set.isEmpty ? nil : reduced(set.sorted(), assumption)
  }

  /// A constraint whose rounded numbers made two rows of it, or a bound in the set, may hide that less suffices.
  private func reduced(_ set: [Int], _ assumption: Assumption) -> [Int] {
    guard set.count <= 64, set.contains(where: { rows[$0].tolerance > 0 || isHidden($0) }) else { return set }
    var kept = set
    for member in set.reversed() {
      let rest = kept.filter { $0 != member }
      if !rest.isEmpty, hasConflict(rest, assumption) { kept = rest }
    }
    return kept
  }

  /// Drops, beginning with the last one, whatever the rest does not need in order to conflict.
  private func filtered(_ members: [Int], keeping preferred: Int, _ assumption: Assumption) -> [Int]? {
    var kept = members
    for member in members.reversed() where member != preferred {
      let rest = kept.filter { $0 != member }
      if hasConflict(rest, assumption) { kept = rest }
    }
    let others = kept.filter { $0 != preferred }
    return hasConflict(others, assumption) ? nil : kept
  }

  private func hasConflict(_ members: [Int], _ assumption: Assumption) -> Bool {
    var attempt = Attempt(count: quantities.count)
    do throws(SolverError) {
      try attempt.solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
        for member in members { try add(rows[member], of: member, assumption, to: &attempt) }
      }
    } catch {
      return false
    }
    return !attempt.solver.conflicts.isEmpty
  }

  // MARK: Values

  /// Values that some constraints give, with optional wishes that give way.
  ///
  /// - Parameters:
  ///   - wishes: rows that are fulfilled as far as the others let them, strongest first.
  func values(of members: [Int], wishing wishes: [LinearRow] = [], assuming assumption: Assumption) -> [Double] {
    var attempt = Attempt(count: quantities.count)
    do throws(SolverError) {
      try attempt.solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in
        for member in members { try add(rows[member], of: member, assumption, to: &attempt) }
        for (index, wish) in wishes.enumerated() {
          let priority = Float(900 - min(index, 890))
          _ = try addRow(wish, relation: wish.relation, shift: 0, priority: priority, assumption, to: &attempt)
        }
      }
    } catch {
      return [Double](repeating: 0, count: quantities.count)
    }
    return attempt.variables.map { $0.map { attempt.solver.value(of: $0) } ?? 0 }
  }

  /// The smallest and largest value of a sum that some constraints allow; `nil` for an end that they leave open.
  func range(of sum: LinearRow, under members: [Int], assuming assumption: Assumption) -> (
    low: Double?, high: Double?
  ) {
    let limit = 1e6
    func extreme(_ wanted: Double) -> Double? {
      var wish = sum
      wish.constant -= wanted
      wish.relation = .equal
      let value = sum.value(at: values(of: members, wishing: [wish], assuming: assumption))
      return value.magnitude > limit / 2 ? nil : value
    }
    return (extreme(-limit), extreme(limit))
  }

  // MARK: Building

  private func add(
    _ row: LinearRow, of member: Int, _ assumption: Assumption, to attempt: inout Attempt
  ) throws(SolverError) {
    if row.relation == .equal, row.tolerance > 0 {
      for relation: LayoutRelation in [.lessThanOrEqual, .greaterThanOrEqual] {
        let shift = relation == .lessThanOrEqual ? -row.tolerance : row.tolerance
        let id = try addRow(row, relation: relation, shift: shift, priority: 1000, assumption, to: &attempt)
        attempt.owners[id] = member
      }
    } else {
      let shift =
        row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? -row.tolerance : row.tolerance
      let id = try addRow(row, relation: row.relation, shift: shift, priority: 1000, assumption, to: &attempt)
      attempt.owners[id] = member
    }
  }

  private func addRow(
    _ row: LinearRow, relation: LayoutRelation, shift: Double, priority: Float, _ assumption: Assumption,
    to attempt: inout Attempt
  ) throws(SolverError) -> ConstraintID {
    var terms: [Term] = []
    for product in row.terms {
      terms.append(Term(try variable(product.variable, assumption, in: &attempt), product.factor))
    }
    return try attempt.solver.add(
      LinearConstraint(terms, relation.solverRelation, constant: row.constant + shift, priority: priority))
  }

  private func variable(
    _ index: Int, _ assumption: Assumption, in attempt: inout Attempt
  ) throws(SolverError) -> Variable {
    if let variable = attempt.variables[index] { return variable }
    let quantity = quantities[index]
    let isBounded = assumption == .usualValues && quantity.isHidden
    if case .unnamed = quantity {
      let variable = attempt.solver.makeVariable(.position)
      attempt.variables[index] = variable
      return variable
    }
    let variable = attempt.solver.makeVariable(quantity.isSize || isBounded ? .size : .position)
    attempt.variables[index] = variable
    guard isBounded else { return variable }
    switch quantity {
    case .margin:
      try attempt.solver.add(
        LinearConstraint([Term(variable)], .lessThanOrEqual, constant: -Self.largestMargin))
    case .baseline(let item, _):
      guard let height = self.variable(.height(item)) else { break }
      let size = try self.variable(height, assumption, in: &attempt)
      try attempt.solver.add(LinearConstraint([Term(variable), Term(size, -1)], .lessThanOrEqual))
    default: break
    }
    return variable
  }
}
