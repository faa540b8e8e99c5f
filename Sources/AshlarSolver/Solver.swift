/// An incremental Cassowary solver: linear constraints with ordered priorities in, one value a variable out.
///
/// The objective is lexicographic: required constraints hold; then, priority after priority from the highest down, the
/// weighted sum of absolute violations is as small as it can be; what is still open follows the rest rule: sizes as
/// small as possible, the last variable in rest order first; then the sum of the distances of all inequalities that
/// speak of a position; then positions as near to 0 as possible, the first in rest order first. The result is therefore
/// one point, a function of the constraints and the rest order, and not of the history of edits.
///
/// Changes cost in proportion to the pieces of the system that they touch. Many changes belong into one
/// ``transaction(lowering:_:)``; outside of one, a required constraint is solved for at once, since its addition may
/// have to be refused.
///
/// A solver belongs to one task at a time; different solvers may be used on different threads at once.
///
/// Source: G. Badros, A. Borning, P. Stuckey, The Cassowary Linear Arithmetic Constraint Solving Algorithm (2001).
public final class Solver {
  let state: UnsafeMutablePointer<SolverState>
  private(set) var transactionDepth = 0
  var needsSolving = false
  /// Set while a choice is asked: changes from inside it would pull the ground from under the replay.
  private(set) var isSolving = false

  /// Makes a solver without variables.
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SolverState())
  }

  deinit {
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Variables

  /// Makes a variable; its value is 0 until something else follows.
  ///
  /// Not to be called while a choice is asked (see ``transaction(lowering:_:)``), where it traps.
  /// - Parameter restOrder: the place in the rest rule, different for each variable; by default after all earlier ones.
  /// - Complexity: O(1).
  public func makeVariable(_ kind: Variable.Kind, restOrder: Int64? = nil) -> Variable {
    precondition(!isSolving, "a choice may look at the solver, but make no variables")
    needsSolving = true
    state.pointee.prepareForChange()
    return state.pointee.makeVariable(kind, restOrder: restOrder)
  }

  /// Makes many variables of one kind, in rest order after all earlier ones, with less to do for each than
  /// ``makeVariable(_:restOrder:)``.
  ///
  /// Not to be called while a choice is asked, where it traps, as it does for a negative count.
  /// - Complexity: O(count).
  public func makeVariables(_ kind: Variable.Kind, count: Int) -> [Variable] {
    precondition(!isSolving, "a choice may look at the solver, but make no variables")
    precondition(count >= 0, "no variables fewer than none")
    needsSolving = true
    state.pointee.prepareForChange()
    return Array(unsafeUninitializedCapacity: count) { places, initialized in
      state.pointee.makeVariables(kind, places, count)
      initialized = count
    }
  }

  /// Makes the variables of a rectangle, two positions and two sizes, at four places of the rest rule from `restOrder` on.
  package func makeRectangle(restOrder: Int64) -> (x: Variable, y: Variable, width: Variable, height: Variable) {
    precondition(!isSolving, "a choice may look at the solver, but make no variables")
    needsSolving = true
    state.pointee.prepareForChange()
    let x = state.pointee.makeVariable(.position, restOrder: restOrder)
    let y = state.pointee.makeVariable(.position, restOrder: restOrder &+ 1)
    let width = state.pointee.makeVariable(.size, restOrder: restOrder &+ 2)
    return (x, y, width, state.pointee.makeVariable(.size, restOrder: restOrder &+ 3))
  }

  /// Gives a variable another place in the rest rule.
  ///
  /// - Complexity: the piece of the variable is solved again.
  public func setRestOrder(_ order: Int64, of variable: Variable) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    guard state.pointee.variables[index].restOrder != order else { return }
    state.pointee.prepareForChange()
    state.pointee.setRestOrder(order, of: index)
    needsSolving = true
  }

  /// Forgets a variable that occurs in no constraint.
  ///
  /// - Throws: ``SolverError/variableInUse(_:)`` when it still occurs in one.
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    state.pointee.linkAll()
    guard state.pointee.variables[index].firstTerm < 0 else { throw .variableInUse(variable) }
    state.pointee.prepareForChange()
    state.pointee.removeVariable(index)
  }

  /// Fixes a variable at a value that precedes every constraint, or frees it with nil.
  ///
  /// A fixed variable is a fact, like the size of a window: it is never part of a conflict's set, and pieces that share
  /// nothing but fixed variables do not feel each other.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:refused:)`` outside a transaction, with the first conflict
  ///   that the value leads to (`refused` is its newest member); the variable is then as it was.
  public func fix(_ variable: Variable, at value: Double?) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: variable)
    if let value {
      guard SolverState.isUsable(value) else { throw .notFinite }
      if state.pointee.variables[index].kind == .size && value < 0 { throw .negativeSize(variable, value) }
    }
    let isPinned = state.pointee.variables[index].status == .pinned
    let old = isPinned ? state.pointee.pinnedValue(index) : nil
    guard old != value else { return }
    if isPinned, let value {
      state.pointee.movePin(index, to: value)
    } else {
      state.pointee.prepareForChange()
      state.pointee.pin(index, at: value)
    }
    if let conflict = settle() {
      state.pointee.prepareForChange()
      state.pointee.pin(index, at: old)
      restore()
      throw .unsatisfiable(conflicting: conflict, refused: conflict[conflict.count - 1])
    }
  }

  // MARK: Constraints

  /// Makes room for so many more variables, constraints and terms, so that little is copied while a system of known size
  /// is built.
  ///
  /// Numbers that are not positive say nothing; while a choice is asked nothing happens.
  /// - Complexity: O(what there is already).
  public func reserve(variables: Int, constraints: Int, terms: Int) {
    guard !isSolving else { return }
    state.pointee.reserve(variables: variables, constraints: constraints, terms: terms)
  }

  /// Activates a constraint, as the last one in activation order.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:refused:)`` when it is required, cannot hold together with the
  ///   required ones before it, and no transaction is open.
  /// - Complexity: proportional to the pieces that its variables belong to; in a transaction O(terms).
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constant: constraint.constant, priority: constraint.priority,
      weight: constraint.weight, tier: constraint.tier)
  }

  /// Activates a constraint like ``add(_:)``, from terms that lie somewhere else: no description has to be made of them.
  ///
  /// - Throws: as ``add(_:)`` does.
  /// - Complexity: as that of ``add(_:)``.
  @discardableResult
  public func add(
    _ terms: Span<Term>, _ relation: Relation, constant: Double = 0, priority: Float = 1000, weight: Double = 1,
    tier: LinearConstraint.Tier = .explicit
  ) throws(SolverError) -> ConstraintID {
    guard !isSolving else { throw .busy }
    let row = ConstraintRow(
      termCount: terms.count, relation, constant: constant, priority: priority, weight: weight, tier: tier)
    let id = try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try state.pointee.insert(row, terms)
    }
    needsSolving = true
    if priority >= 1000 && tier == .explicit && transactionDepth == 0, let conflict = settle() {
      state.pointee.removeConstraint(id.index)
      restore()
      throw .unsatisfiable(conflicting: conflict, refused: id)
    }
    return id
  }

  /// Activates many constraints in order, whose terms lie one after the other, with less to do for each than
  /// ``add(_:_:constant:priority:weight:tier:)``. When one is refused, none is added.
  ///
  /// - Throws: as ``add(_:)`` does; ``SolverError/termCount(expected:found:)`` when the rows do not use up the terms.
  /// - Complexity: in a transaction O(terms); outside of one, that of as many single additions.
  @discardableResult
  public func add(_ rows: Span<ConstraintRow>, terms: Span<Term>) throws(SolverError) -> [ConstraintID] {
    guard !isSolving else { throw .busy }
    var wanted = 0
    for index in rows.indices where rows[index].termCount >= 0 {
      let (sum, isTooMany) = wanted.addingReportingOverflow(rows[index].termCount)
      wanted = isTooMany ? .max : sum
    }
    guard wanted == terms.count else { throw .termCount(expected: wanted, found: terms.count) }
    var ids = [ConstraintID](repeating: ConstraintID(index: -1, generation: 0), count: rows.count)
    var count = 0
    do throws(SolverError) {
      try rows.withUnsafeBufferPointer { (rows) throws(SolverError) in
        try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
          try ids.withUnsafeMutableBufferPointer { (ids) throws(SolverError) in
            try add(rows, terms, ids, &count)
          }
        }
      }
    } catch {
      for id in ids[..<count].reversed() { try remove(id) }
      throw error
    }
    return ids
  }

  /// - Parameter done: how many rows have been added, also when one is refused.
  private func add(
    _ rows: UnsafeBufferPointer<ConstraintRow>, _ terms: UnsafeBufferPointer<Term>,
    _ ids: UnsafeMutableBufferPointer<ConstraintID>, _ done: inout Int
  ) throws(SolverError) {
    var first = 0
    needsSolving = true
    while done < rows.count {
      if transactionDepth > 0 {
        let plain = state.pointee.insertPlain(
          UnsafeBufferPointer(rebasing: rows[done...]), UnsafeBufferPointer(rebasing: terms[first...]),
          UnsafeMutableBufferPointer(rebasing: ids[done...]))
        done += plain.rows
        first += plain.terms
        if done == rows.count { break }
      }
      let row = rows[done]
      let own = UnsafeBufferPointer(rebasing: terms[first..<first + max(row.termCount, 0)])
      ids[done] =
        transactionDepth > 0
        ? try state.pointee.insert(row, own)
        : try add(
          own.span, row.relation, constant: row.constant, priority: row.priority, weight: row.weight, tier: row.tier)
      first += own.count
      done += 1
    }
  }

  /// Removes a constraint.
  ///
  /// - Complexity: its piece is solved again; in a transaction O(terms).
  public func remove(_ id: ConstraintID) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: id)
    state.pointee.prepareForChange()
    state.pointee.noteRegion(of: index)
    state.pointee.removeConstraint(index)
    needsSolving = true
  }

  /// Changes the constant of a constraint, which keeps its place in activation order.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:refused:)`` as ``add(_:)`` does; the constant is then as it was.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: id)
    guard SolverState.isUsable(constant) else { throw .notFinite }
    let old = state.pointee.constraints[index].constant
    guard old != constant else { return }
    state.pointee.moveConstant(constant, of: index)
    guard state.pointee.constraints[index].isRequired else {
      needsSolving = true
      return
    }
    if let conflict = settle() {
      state.pointee.prepareForChange()
      state.pointee.moveConstant(old, of: index)
      restore()
      throw .unsatisfiable(conflicting: conflict, refused: id)
    }
  }

  /// Changes the priority of a constraint, to and from required, too; it keeps its place in activation order.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:refused:)`` as ``add(_:)`` does; the priority is then as it was.
  public func setPriority(_ priority: Float, of id: ConstraintID) throws(SolverError) {
    var description = try constraint(id)
    guard description.priority != priority else { return }
    description.priority = priority
    try replace(id, with: description)
  }

  /// Changes everything about a constraint but its place in activation order.
  ///
  /// - Throws: ``SolverError/unsatisfiable(conflicting:refused:)`` as ``add(_:)`` does; the constraint is then as it was.
  public func replace(_ id: ConstraintID, with constraint: LinearConstraint) throws(SolverError) {
    guard !isSolving else { throw .busy }
    let index = try state.pointee.index(of: id)
    try state.pointee.check(constraint)
    let old = state.pointee.describe(index)
    state.pointee.prepareForChange()
    rewrite(index, constraint)
    if constraint.isRequired {
      if let conflict = settle() {
        rewrite(index, old)
        restore()
        throw .unsatisfiable(conflicting: conflict, refused: id)
      }
    } else {
      needsSolving = true
    }
  }

  private func rewrite(_ index: Int32, _ description: LinearConstraint) {
    state.pointee.noteRegion(of: index)
    state.pointee.unfill(index)
    if !description.isRequired { state.pointee.withdrawReport(of: index) }
    state.pointee.refill(index, with: description)
    state.pointee.noteRegion(of: index)
  }

  /// The description of a constraint as it stands, terms of one variable added up.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    state.pointee.describe(try state.pointee.index(of: id))
  }

  // MARK: Solving

  /// Runs many changes and re-optimises once, at the end.
  ///
  /// Nothing in it throws for being unsatisfiable: for each conflict `choose` is asked, given the earliest minimal set
  /// in activation order, which member is lowered below required (an answer that is no member means the newest). A
  /// component with lowered constraints is decided anew whenever a change touches it, so that a constraint recovers
  /// when the cause of its conflict goes. Transactions may nest; the outermost one solves. When `body` throws, the
  /// changes it made before stay. `choose` may look at the solver but not change it (``SolverError/busy``).
  public func transaction(
    lowering choose: ([ConstraintID]) -> ConstraintID, _ body: () throws(SolverError) -> Void
  ) throws(SolverError) {
    guard !isSolving else { throw .busy }
    transactionDepth += 1
    defer {
      transactionDepth -= 1
      if transactionDepth == 0 { run(lowering: choose) }
    }
    try body()
  }

  /// Re-optimises what has changed; of a conflict's set the newest is lowered.
  ///
  /// Reading a value does this by itself. Inside a transaction it does nothing.
  public func solve() {
    guard transactionDepth == 0, !isSolving else { return }
    run(lowering: { $0[$0.count - 1] })
  }

  private func run(lowering choose: ([ConstraintID]) -> ConstraintID) {
    needsSolving = false
    if state.pointee.followed() { return state.pointee.checkInvariants() }
    isSolving = true
    state.pointee.solve(lowering: choose)
    isSolving = false
    if state.pointee.wantsResponse { state.pointee.makeResponse() }
    state.pointee.checkInvariants()
  }

  @inline(__always)
  func solveIfNeeded() {
    if needsSolving { solve() }
  }

  /// Outside a transaction, solves; returns the set of a conflict if there is a new one.
  private func settle() -> [ConstraintID]? {
    needsSolving = true
    guard transactionDepth == 0 else { return nil }
    if state.pointee.followed() {
      needsSolving = false
      state.pointee.checkInvariants()
      return nil
    }
    if state.pointee.loweredCount > 0 {
      // Conflicts in force were accepted in a transaction; only a new one is refused.
      return settleBesideLowered()
    }
    if let conflict = state.pointee.solveOrReportConflict() { return conflict }
    needsSolving = false
    if state.pointee.wantsResponse { state.pointee.makeResponse() }
    state.pointee.checkInvariants()
    return nil
  }

  private func settleBesideLowered() -> [ConstraintID]? {
    if let conflict = state.pointee.firstNewConflict() { return conflict }
    solve()
    return nil
  }

  private func restore() {
    solve()
  }
}
