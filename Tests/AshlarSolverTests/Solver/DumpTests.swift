import AshlarSolver
import Testing

/// The dump is for people, so it is compared as a person reads it.
@Suite struct DumpTests {
  @Test func showsVariablesConstraintsConflictsAndTableaux() throws {
    let solver = Solver()
    let names = ["root", "x", "w", "a", "b"]
    let variables = [
      solver.makeVariable(.size), solver.makeVariable(.position), solver.makeVariable(.size),
      solver.makeVariable(.size), solver.makeVariable(.size),
    ]
    func name(_ variable: Variable) -> String { names[variables.firstIndex(of: variable) ?? 0] }
    let (root, x, w, a, b) = (variables[0], variables[1], variables[2], variables[3], variables[4])
    try solver.settle { () throws(SolverError) in
      try solver.fix(root, at: 100)
      _ = try solver.add(require(root, minus: w, .equal, 20))
      _ = try solver.add(LinearConstraint([Term(x), Term(a, -2)], .equal, constant: -1))
      _ = try solver.add(wish(a, .equal, 30, 500, weight: 2))
      _ = try solver.add(LinearConstraint([Term(a), Term(b)], .lessThanOrEqual, constant: -40))
      _ = try solver.add(wish(b, .greaterThanOrEqual, 15, 750, tier: .contentSize))
      _ = try solver.add(require(w, .equal, 90))
    }
    // w = 100 - 20; b = 15 outranks a = 30, and a + b <= 40 leaves a = 25, so x = 2 * 25 + 1.
    let dump = solver.dump(name: name)
    let expected = """
      variables:
        root = 100.0 size pinned
        x = 51.0 position defined by x - 2.0*a - 1.0 == 0
        w = 80.0 size fixed by root - w - 20.0 == 0
        a = 25.0 size core
        b = 15.0 size core
      constraints:
        #0 root - w - 20.0 == 0
        #1 x - 2.0*a - 1.0 == 0
        #2 a - 30.0 == 0 @500.0 *2.0
        #3 a + b - 40.0 <= 0
        #4 b - 15.0 >= 0 @750.0 content
        #5 w - 90.0 == 0 lowered
      conflicts:
        {root - w - 20.0 == 0; w - 90.0 == 0} lowered: w - 90.0 == 0
      tableaux:
        piece of a, b

      """
    #expect(dump.hasPrefix(expected), "\(dump)")
    // In the tableau, the shared row is at its bound: a is measured from its wish of 30, b from its own of 15.
    #expect(dump.contains("(a - 30.0) = -5.0"))
    #expect(dump == solver.dump(name: name))
  }
}
