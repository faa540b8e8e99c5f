import AshlarSolver
import Testing

/// Cost in proportion to what a change touches, measured in work done and never in time.
@Suite struct WorkTests {
  /// A list of cells under a fixed width: each has a text that wants its own width and stops before a badge.
  private struct List {
    let solver = Solver()
    let width: Variable
    var tops: [Variable] = []
    var texts: [ConstraintID] = []
    /// Variables of one cell: top, height, text x and width, badge x and width.
    static let variablesPerCell = 6

    init(cells: Int, wrapping: Bool) throws {
      let solver = solver
      width = solver.makeVariable(.size)
      let width = width
      var tops: [Variable] = []
      var texts: [ConstraintID] = []
      try solver.settle { () throws(SolverError) in
        try solver.fix(width, at: 320)
        var bottom: [Term] = []
        for cell in 0..<cells {
          let (top, height) = (solver.makeVariable(.position), solver.makeVariable(.size))
          let (x, w) = (solver.makeVariable(.position), solver.makeVariable(.size))
          let (badge, b) = (solver.makeVariable(.position), solver.makeVariable(.size))
          _ = try solver.add(LinearConstraint([Term(top)] + bottom.map { Term($0.variable, -1) }, .equal))
          bottom = [Term(top), Term(height)]
          texts.append(try solver.add(wish(height, .equal, 40 + Double(cell % 3), 750)))
          _ = try solver.add(require(x, .equal, 16))
          _ = try solver.add(wish(w, .lessThanOrEqual, 200, 250, tier: .contentSize))
          _ = try solver.add(wish(w, .greaterThanOrEqual, 200, 750, tier: .contentSize))
          _ = try solver.add(require(b, .equal, 24))
          _ = try solver.add(LinearConstraint([Term(badge), Term(b), Term(width, -1)], .equal, constant: 16))
          _ = try solver.add(LinearConstraint([Term(x), Term(w), Term(badge, -1)], .lessThanOrEqual, constant: 8))
          tops.append(top)
        }
        if wrapping {
          let content = solver.makeVariable(.size)
          _ = try solver.add(LinearConstraint([Term(content)] + bottom.map { Term($0.variable, -1) }, .equal))
        }
      }
      self.tops = tops
      self.texts = texts
    }

    /// Work done by a change.
    func work(of change: () throws -> Void) throws -> SolverWork {
      let before = solver.work
      try change()
      solver.solve()
      return solver.work - before
    }
  }

  @Test(arguments: [10, 100, 1000], [false, true])
  func aChangeInOneCellSolvesThatCellOnly(cells: Int, wrapping: Bool) throws {
    let list = try List(cells: cells, wrapping: wrapping)
    let work = try list.work { try list.solver.setConstant(-50, of: list.texts[cells / 2]) }
    // The height alone is solved; the tops below it (and the content's height) are computed from it.
    #expect(work == SolverWork(pivots: 0, tableaux: 0, solvedVariables: 1))
    // Heights 40, 41, 42, 40, … with the middle one 50: the last top is the sum of all but the last.
    let heights = (0..<cells).map { $0 == cells / 2 ? 50 : 40 + Double($0 % 3) }
    #expect(list.solver.value(of: list.tops[cells - 1]) == heights.dropLast().reduce(0, +))
  }

  @Test(arguments: [10, 100, 1000])
  func buildingIsLinearInIndependentCells(cells: Int) throws {
    let one = try List(cells: 10, wrapping: false).solver.work
    let many = try List(cells: cells, wrapping: false).solver.work
    #expect(many.pivots * 10 == one.pivots * cells)
    #expect(many.solvedVariables * 10 == one.solvedVariables * cells)
  }

  @Test func anUnconstrainedAxisCostsNothing() throws {
    let list = try List(cells: 50, wrapping: false)
    let height = list.solver.makeVariable(.size)
    try list.solver.fix(height, at: 500)
    let work = try list.work { try list.solver.fix(height, at: 900) }
    #expect(work == SolverWork(pivots: 0, tableaux: 0, solvedVariables: 0))
  }

  @Test func aFactThatComesOutTheSameStopsThere() throws {
    // y = x and z = y - x + 5: when x changes, z is computed and does not move, so its wish is not looked at.
    let solver = Solver()
    let (x, y, z, w) = (
      solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.position),
      solver.makeVariable(.size)
    )
    try solver.fix(x, at: 1)
    _ = try solver.add(require(y, minus: x, .equal, 0))
    _ = try solver.add(LinearConstraint([Term(z), Term(y, -1), Term(x)], .equal, constant: -5))
    _ = try solver.add(LinearConstraint([Term(w), Term(z, -1)], .greaterThanOrEqual, priority: 500))
    #expect(solver.value(of: w) == 5)
    let before = solver.work
    try solver.fix(x, at: 2)
    #expect(solver.value(of: z) == 5)
    #expect(solver.work == before)
  }

  @Test(arguments: [10, 100])
  func anEditSolvesWhatFollowsFromItOnly(cells: Int) throws {
    // The same list with the width edited instead of fixed: the edit acts as a fact, cell by cell.
    let list = try List(cells: cells, wrapping: false)
    try list.solver.fix(list.width, at: nil)
    try list.solver.beginEdit(list.width)
    try list.solver.suggest(320, for: list.width)
    list.solver.solve()
    list.solver.solve()
    // Of each cell the text's width against the badge: solved for the first move that is made a second time, and traced.
    let first = try list.work { try list.solver.suggest(310, for: list.width) }
    #expect(first.solvedVariables == 2 * cells && first.followedPasses == 0)
    let second = try list.work { try list.solver.suggest(300, for: list.width) }
    #expect(second == SolverWork(pivots: 0, tableaux: 0, solvedVariables: 0, followedPasses: 1))
  }
}
