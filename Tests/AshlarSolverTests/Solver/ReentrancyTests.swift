import AshlarSolver
import Testing

/// A choice may look at the solver that asks it, and not change it.
@Suite struct ReentrancyTests {
  @Test func aChoiceThatChangesTheSolverIsRefused() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let first = try solver.add(require(x, .equal, 1))
    _ = try solver.add(wish(y, .equal, 5, 500))
    var refusals: [SolverError] = []
    func note(_ change: () throws(SolverError) -> Void) {
      do throws(SolverError) { try change() } catch { refusals.append(error) }
    }
    try solver.transaction(
      lowering: { set in
        note { () throws(SolverError) in _ = try solver.add(require(y, .equal, 9)) }
        note { () throws(SolverError) in try solver.remove(first) }
        note { () throws(SolverError) in try solver.setConstant(3, of: first) }
        note { () throws(SolverError) in try solver.setPriority(3, of: first) }
        note { () throws(SolverError) in try solver.fix(y, at: 2) }
        note { () throws(SolverError) in try solver.beginEdit(y) }
        note { () throws(SolverError) in try solver.setRestOrder(7, of: y) }
        note { () throws(SolverError) in try solver.transaction(lowering: { $0[0] }, {}) }
        solver.solve()
        return set[0]
      },
      { () throws(SolverError) in _ = try solver.add(require(x, .equal, 2)) })
    #expect(refusals == Array(repeating: .busy, count: 8))
    #expect(solver.conflicts.map(\.lowered) == [first])
    #expect(solver.value(of: x) == 2)
    #expect(solver.value(of: y) == 5)
  }

  @Test func productsBeyondAllLayoutsStayFinite() throws {
    let solver = Solver()
    var last = solver.makeVariable(.size)
    try solver.fix(last, at: 1e15)
    try solver.settle { () throws(SolverError) in
      for _ in 0..<40 {
        let next = solver.makeVariable(.size)
        _ = try solver.add(LinearConstraint([Term(next), Term(last, -1e15)], .equal))
        last = next
      }
    }
    #expect(solver.value(of: last).isFinite)
  }

  @Test func theLastPlaceInTheRestOrderCanBeTaken() throws {
    let solver = Solver()
    let last = solver.makeVariable(.size, restOrder: .max)
    let next = solver.makeVariable(.size)
    _ = try solver.add(LinearConstraint([Term(last), Term(next)], .greaterThanOrEqual, constant: -10))
    // Sizes are minimised from the last in rest order on: `last` comes out 0, and `next` has all of the 10.
    #expect(solver.value(of: last) == 0)
    #expect(solver.value(of: next) == 10)
  }
}
