import AshlarSolver

/// The rows of a layout without views, chain and engine: what "solver-only" means.
///
/// It has what the engine would tell its solver and nothing more: four variables an item, relative to the parent and in
/// the order of items, the topmost item fixed, one row a constraint and two for each length of a content.
final class RowSystem {
  /// The four unknowns of an item.
  struct Item {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  private let solver = Solver()
  private var order: Int64 = 0
  private var variables: [Variable] = []
  private(set) var error: SolverError?

  func item() -> Item {
    let item = Item(
      x: solver.makeVariable(.position, restOrder: order), y: solver.makeVariable(.position, restOrder: order + 1),
      width: solver.makeVariable(.size, restOrder: order + 2), height: solver.makeVariable(.size, restOrder: order + 3))
    order += 4
    variables.append(item.x)
    variables.append(item.y)
    variables.append(item.width)
    variables.append(item.height)
    return item
  }

  func fix(_ item: Item, width: Double, height: Double) {
    attempt { () throws(SolverError) in
      try solver.fix(item.x, at: 0)
      try solver.fix(item.y, at: 0)
      try solver.fix(item.width, at: width)
      try solver.fix(item.height, at: height)
    }
  }

  /// `terms + constant  relation  0`, required.
  func add(_ terms: [Term], _ relation: Relation = .equal, _ constant: Double = 0) {
    attempt { () throws(SolverError) in try solver.add(terms.span, relation, constant: constant) }
  }

  /// Hugging at 250 and compression resistance at 750, for both lengths.
  func addContent(of item: Item, width: Double, height: Double) {
    addContent(item.width, width)
    addContent(item.height, height)
  }

  private func addContent(_ variable: Variable, _ length: Double) {
    attempt { () throws(SolverError) in
      let terms = [Term(variable)]
      try solver.add(terms.span, .lessThanOrEqual, constant: -length, priority: 250, tier: .contentSize)
      try solver.add(terms.span, .greaterThanOrEqual, constant: -length, priority: 750, tier: .contentSize)
    }
  }

  /// Runs the statements in one transaction and solves.
  func build(_ statements: (RowSystem) -> Void) {
    attempt { () throws(SolverError) in
      try solver.transaction(lowering: { $0[$0.count - 1] }) { () throws(SolverError) in statements(self) }
    }
  }

  /// Every value, four an item.
  func read(into values: inout [Double]) {
    solver.readValues(of: variables, into: &values)
  }

  private func attempt(_ work: () throws(SolverError) -> Void) {
    do {
      try work()
    } catch {
      self.error = error
    }
  }
}
