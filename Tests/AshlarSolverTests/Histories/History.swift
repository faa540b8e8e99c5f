import AshlarSolver
import AshlarTestSupport

/// A solver that lives through random changes, and beside it what is in force, so that a fresh solver can be asked.
struct History {
  /// What one change does, decided before it is made, so that a refused one can be left out.
  enum Change: Sendable {
    case add(SystemCase.Row)
    case remove(at: Int)
    case setConstant(Double, at: Int)
    case setPriority(Float, at: Int)
    case replace(SystemCase.Row, at: Int)
    case fix(Int, Double?)
    case beginEdit(Int, Float, Double)
    case suggest(Int, Double)
    case endEdit(Int)
    case setRestOrder(Int, Int64)
    /// The variable goes with all rows that speak of it, and a new one takes its part.
    case renew(Int, Int64)
  }

  private(set) var builder: RandomSystem
  let solver = Solver()
  private(set) var variables: [Variable] = []
  /// Rows in force, in activation order, with their handles.
  private(set) var rows: [(row: SystemCase.Row, id: ConstraintID)] = []
  private(set) var fixed: [Int: Double] = [:]
  private(set) var edits: [Int: (value: Double, priority: Float)] = [:]
  /// The places of the variables in the rest rule.
  private(set) var restOrders: [Int64] = []
  let choice: SystemCase.Choice
  /// The most rows that are in force at once.
  let rowLimit: Int

  init(seed: UInt64, shape: RandomSystem.Shape, rowLimit: Int) {
    builder = RandomSystem(seed: seed, shape: shape)
    choice = builder.generator.pick([.newest, .newest, .oldest, .middle])
    self.rowLimit = rowLimit
    for (index, kind) in builder.kinds.enumerated() {
      restOrders.append(Int64(index) * 1000)
      variables.append(solver.makeVariable(kind == .size ? .size : .position, restOrder: restOrders[index]))
    }
  }

  /// What is in force, without the edits.
  var system: SystemCase {
    var system = SystemCase(name: "history", kinds: builder.kinds, rows: rows.map(\.row))
    system.fixed = fixed
    system.choice = choice
    system.restOrders = restOrders
    return system
  }

  /// The state in words, for the message of a failing test.
  var text: String {
    let edits = edits.sorted { $0.key < $1.key }.map { "edit \($0.key) = \($0.value.value) @\($0.value.priority)" }
    return system.text + "\n  " + edits.joined(separator: ", ")
  }

  /// What the old solver says.
  func answer() -> SystemCase.Answer { solver.answer(variables: variables, ids: rows.map(\.id)) }

  /// What a new solver says that is given the rows in activation order.
  func freshAnswer() throws(SolverError) -> SystemCase.Answer {
    let fresh = try LoadedSystem(system)
    for (variable, edit) in edits.sorted(by: { $0.key < $1.key }) {
      try fresh.solver.beginEdit(fresh.variables[variable], priority: edit.priority)
      try fresh.solver.suggest(edit.value, for: fresh.variables[variable])
    }
    return fresh.answer()
  }

  /// Makes changes in one transaction.
  mutating func transact(_ changes: [Change]) throws(SolverError) {
    var copy = self
    try solver.settle(choice) { () throws(SolverError) in
      for change in changes { try copy.make(change) }
    }
    self = copy
  }

  /// Makes one change; what it throws leaves the record as it was.
  mutating func make(_ change: Change) throws(SolverError) {
    switch change {
    case .add(let row):
      rows.append((row, try solver.add(LinearConstraint(row, variables))))
    case .remove(let index):
      try solver.remove(rows[index].id)
      rows.remove(at: index)
    case .setConstant(let constant, let index):
      try solver.setConstant(constant, of: rows[index].id)
      rows[index].row.constant = constant
    case .setPriority(let priority, let index):
      try solver.setPriority(priority, of: rows[index].id)
      rows[index].row.priority = priority
    case .replace(let row, let index):
      try solver.replace(rows[index].id, with: LinearConstraint(row, variables))
      rows[index].row = row
    case .fix(let variable, let value):
      try solver.fix(variables[variable], at: value)
      fixed[variable] = value
    case .beginEdit(let variable, let priority, let value):
      try solver.beginEdit(variables[variable], priority: priority)
      try solver.suggest(value, for: variables[variable])
      edits[variable] = (value, priority)
    case .suggest(let variable, let value):
      try solver.suggest(value, for: variables[variable])
      edits[variable]?.value = value
    case .endEdit(let variable):
      try solver.endEdit(variables[variable])
      edits[variable] = nil
    case .setRestOrder(let variable, let order):
      try solver.setRestOrder(order, of: variables[variable])
      restOrders[variable] = order
    case .renew(let variable, let order):
      try renew(variable, order)
    }
  }

  private mutating func renew(_ variable: Int, _ order: Int64) throws(SolverError) {
    for entry in rows where entry.row.terms.contains(where: { $0.variable == variable }) {
      try solver.remove(entry.id)
    }
    rows.removeAll { $0.row.terms.contains { $0.variable == variable } }
    try solver.endEdit(variables[variable])
    edits[variable] = nil
    fixed[variable] = nil
    try solver.removeVariable(variables[variable])
    restOrders[variable] = order
    variables[variable] = solver.makeVariable(
      builder.kinds[variable] == .size ? .size : .position, restOrder: order)
  }

  /// Draws a change that makes sense for what is in force now.
  mutating func draw() -> Change {
    let index = rows.isEmpty ? 0 : Int.random(in: rows.indices, using: &builder.generator)
    let kind = Int.random(in: 0..<24, using: &builder.generator)
    if rows.count < 2 || (kind < 6 && rows.count < rowLimit) { return .add(builder.row()) }
    if rows.count >= rowLimit || kind < 8 { return .remove(at: index) }
    switch kind {
    case 8..<14: return .setConstant(constant(for: rows[index].row), at: index)
    case 14, 15: return .setPriority(builder.generator.pick([1000, 1000, 750, 500, 250]), at: index)
    case 16, 17: return .replace(builder.row(), at: index)
    case 18, 19: return drawFix()
    case 20: return drawOrder()
    default: return drawEdit()
    }
  }

  /// Draws a move of something that can be moved: a constant, the value of a fixed variable, or an edit's wish.
  mutating func drawMove(of hot: [Int]) -> Change {
    let kind = Int.random(in: 0..<4, using: &builder.generator)
    if kind == 0, let variable = fixed.keys.min() {
      return .fix(variable, builder.generator.whole(in: 0...120))
    }
    if kind == 1, let variable = edits.keys.min() {
      return .suggest(variable, builder.generator.whole(in: -20...160))
    }
    let index = builder.generator.pick(hot) % rows.count
    return .setConstant(builder.generator.whole(in: -160...160), at: index)
  }

  private mutating func constant(for row: SystemCase.Row) -> Double {
    row.isRequired
      ? builder.requiredConstant(row.terms, row.relation) : builder.generator.whole(in: -80...80)
  }

  private mutating func drawOrder() -> Change {
    let variable = Int.random(in: variables.indices, using: &builder.generator)
    // Two equal places are not allowed, and one in a thousand million does not happen with these seeds.
    let order = Int64.random(in: -1_000_000_000...1_000_000_000, using: &builder.generator)
    return builder.generator.chance(0.3) ? .renew(variable, order) : .setRestOrder(variable, order)
  }

  private mutating func drawFix() -> Change {
    let variable = Int.random(in: variables.indices, using: &builder.generator)
    if fixed[variable] != nil || builder.generator.chance(0.3) { return .fix(variable, nil) }
    if builder.generator.chance(0.2) { return .fix(variable, builder.generator.whole(in: 0...80)) }
    return .fix(variable, builder.point[variable])
  }

  private mutating func drawEdit() -> Change {
    let variable = Int.random(in: variables.indices, using: &builder.generator)
    let value = builder.generator.whole(in: -20...100)
    if edits[variable] == nil {
      return .beginEdit(variable, builder.generator.pick([999, 999, 500]), value)
    }
    return builder.generator.chance(0.6) ? .suggest(variable, value) : .endEdit(variable)
  }
}
