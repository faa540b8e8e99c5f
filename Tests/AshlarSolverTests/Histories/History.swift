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
  }

  private(set) var builder: RandomSystem
  let solver = Solver()
  let variables: [Variable]
  /// Rows in force, in activation order, with their handles.
  private(set) var rows: [(row: SystemCase.Row, id: ConstraintID)] = []
  private(set) var fixed: [Int: Double] = [:]
  private(set) var edits: [Int: (value: Double, priority: Float)] = [:]
  let choice: SystemCase.Choice
  /// The most rows that are in force at once.
  let rowLimit: Int

  init(seed: UInt64, shape: RandomSystem.Shape, rowLimit: Int) {
    builder = RandomSystem(seed: seed, shape: shape)
    choice = builder.generator.pick([.newest, .newest, .oldest, .middle])
    self.rowLimit = rowLimit
    let solver = solver
    variables = builder.kinds.map { solver.makeVariable($0 == .size ? .size : .position) }
  }

  /// What is in force, without the edits.
  var system: SystemCase {
    var system = SystemCase(name: "history", kinds: builder.kinds, rows: rows.map(\.row))
    system.fixed = fixed
    system.choice = choice
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
    }
  }

  /// Draws a change that makes sense for what is in force now.
  mutating func draw() -> Change {
    let index = rows.isEmpty ? 0 : Int.random(in: rows.indices, using: &builder.generator)
    let kind = Int.random(in: 0..<12, using: &builder.generator)
    if rows.count < 2 || (kind < 3 && rows.count < rowLimit) { return .add(builder.row()) }
    if rows.count >= rowLimit || kind == 3 { return .remove(at: index) }
    switch kind {
    case 4, 5, 6: return .setConstant(constant(for: rows[index].row), at: index)
    case 7: return .setPriority(builder.generator.pick([1000, 1000, 750, 500, 250]), at: index)
    case 8: return .replace(builder.row(), at: index)
    case 9: return drawFix()
    default: return drawEdit()
    }
  }

  private mutating func constant(for row: SystemCase.Row) -> Double {
    row.isRequired
      ? builder.requiredConstant(row.terms, row.relation) : builder.generator.whole(in: -80...80)
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
