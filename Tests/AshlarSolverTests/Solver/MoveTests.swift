import AshlarSolver
import Testing

/// What is moved again and again is followed in straight lines, without solving; where a line bends, it is found anew.
@Suite struct MoveTests {
  /// The width of a text that wants 120, has `width - 100` to itself and is never negative: it follows the window in
  /// three pieces, 0 up to 100, `width - 100` up to 220, then 120.
  private struct Text {
    let solver = Solver()
    let window: Variable
    let text: Variable
    let hugging: ConstraintID

    init(followingAnEdit: Bool) throws(SolverError) {
      let solver = solver
      let (window, text) = (solver.makeVariable(.size), solver.makeVariable(.size))
      var hugging: [ConstraintID] = []
      try solver.settle { () throws(SolverError) in
        if followingAnEdit {
          try solver.beginEdit(window, priority: 999)
          try solver.suggest(300, for: window)
        } else {
          try solver.fix(window, at: 300)
        }
        try solver.add(
          LinearConstraint([Term(text), Term(window, -1)], .lessThanOrEqual, constant: 100, priority: 998))
        hugging.append(try solver.add(wish(text, .lessThanOrEqual, 120, 250, tier: .contentSize)))
        try solver.add(wish(text, .greaterThanOrEqual, 120, 750, tier: .contentSize))
      }
      self.window = window
      self.text = text
      self.hugging = hugging[0]
    }

    func move(to width: Double, followingAnEdit: Bool) throws(SolverError) {
      if followingAnEdit {
        try solver.suggest(width, for: window)
      } else {
        try solver.fix(window, at: width)
      }
    }
  }

  @Test(arguments: [false, true])
  func followsAcrossBends(followingAnEdit: Bool) throws {
    let text = try Text(followingAnEdit: followingAnEdit)
    for width in Array(stride(from: 0.0, through: 400, by: 12.5)) + [300, 10, 150, 220, 100, 399, 0] {
      try text.move(to: width, followingAnEdit: followingAnEdit)
      #expect(text.solver.value(of: text.window) == width)
      #expect(text.solver.value(of: text.text) == min(max(width - 100, 0), 120), "width \(width)")
    }
  }

  @Test func aFollowedMoveSolvesNothing() throws {
    let text = try Text(followingAnEdit: true)
    for width in [300.0, 310, 320] {
      try text.move(to: width, followingAnEdit: true)
      text.solver.solve()
    }
    let before = text.solver.work
    for width in stride(from: 230.0, through: 330, by: 1) {
      try text.move(to: width, followingAnEdit: true)
      text.solver.solve()
    }
    #expect(
      text.solver.work - before == SolverWork(pivots: 0, tableaux: 0, solvedVariables: 0, followedPasses: 101))
  }

  /// Every line of a block is traced once: coming back to it costs no solving.
  @Test func aLineIsFoundOnce() throws {
    let text = try Text(followingAnEdit: true)
    func sweep() throws -> Int {
      let before = text.solver.work.solvedVariables
      for width in stride(from: 0.0, through: 400, by: 10) {
        try text.move(to: width, followingAnEdit: true)
        text.solver.solve()
      }
      return text.solver.work.solvedVariables - before
    }
    #expect(try sweep() > 0)
    #expect(try sweep() == 0)
  }

  @Test func anyOtherChangeEndsFollowing() throws {
    let text = try Text(followingAnEdit: true)
    for width in [300.0, 310, 320, 330] {
      try text.move(to: width, followingAnEdit: true)
      text.solver.solve()
    }
    // Not solved yet when the rest changes.
    try text.move(to: 150, followingAnEdit: true)
    let id = try text.solver.add(wish(text.text, .equal, 7, 990))
    #expect(text.solver.value(of: text.text) == 7)
    try text.solver.remove(id)
    #expect(text.solver.value(of: text.text) == 50)
    try text.solver.setPriority(700, of: text.hugging)
    try text.solver.endEdit(text.window)
    // Without the edit nothing holds the window: sizes are as small as possible, and the text wants 120.
    #expect(text.solver.value(of: text.text) == 120)
    #expect(text.solver.value(of: text.window) == 220)
  }

  @Test func followedVariablesAreReportedAsChanged() throws {
    let text = try Text(followingAnEdit: false)
    for width in [300.0, 190, 180] {
      try text.move(to: width, followingAnEdit: false)
      text.solver.solve()
    }
    _ = text.solver.takeChangedVariables()
    try text.move(to: 170, followingAnEdit: false)
    #expect(Set(text.solver.takeChangedVariables()) == [text.window, text.text])
    #expect(text.solver.takeChangedVariables().isEmpty)
  }

  /// A followed move that leads into a conflict is refused and leaves everything as it was.
  @Test func aRefusedMoveIsUndone() throws {
    let solver = Solver()
    let (width, part) = (solver.makeVariable(.size), solver.makeVariable(.size))
    try solver.fix(width, at: 100)
    try solver.add(LinearConstraint([Term(part), Term(width, -1)], .equal, constant: 20))
    for value in [110.0, 120, 130, 20] {
      try solver.fix(width, at: value)
      #expect(solver.value(of: part) == value - 20)
    }
    #expect(throws: SolverError.self) { try solver.fix(width, at: 19) }
    #expect(solver.value(of: width) == 20 && solver.value(of: part) == 0)
    try solver.fix(width, at: 50)
    #expect(solver.value(of: part) == 30)
  }

  /// Two edits at once: a box that keeps 10 from both sides, and a diagonal part that adds both up.
  @Test func followsTwoParametersAtOnce() throws {
    let solver = Solver()
    let (w, h) = (solver.makeVariable(.size), solver.makeVariable(.size))
    let (box, sum, capped) = (solver.makeVariable(.size), solver.makeVariable(.size), solver.makeVariable(.size))
    try solver.settle { () throws(SolverError) in
      for variable in [w, h] {
        try solver.beginEdit(variable)
        try solver.suggest(100, for: variable)
      }
      try solver.add(LinearConstraint([Term(box), Term(w, -1)], .equal, constant: 20))
      try solver.add(LinearConstraint([Term(sum), Term(box, -1), Term(h, -2)], .equal))
      try solver.add(LinearConstraint([Term(capped), Term(sum, -1)], .lessThanOrEqual, priority: 900))
      try solver.add(LinearConstraint([Term(capped), Term(h, -3)], .lessThanOrEqual, priority: 900))
      try solver.add(wish(capped, .greaterThanOrEqual, 1000, 500))
    }
    for step in 0..<40 {
      let (width, height) = (100 + Double(step * 37 % 83), 50 + Double(step * 29 % 61))
      try solver.settle { () throws(SolverError) in
        try solver.suggest(width, for: w)
        try solver.suggest(height, for: h)
      }
      let total = width - 20 + 2 * height
      #expect(solver.value(of: sum) == total)
      #expect(solver.value(of: capped) == min(total, 3 * height), "step \(step)")
    }
    #expect(solver.work.followedPasses > 20)
  }

  /// A line made far out keeps too little of what it is worth near 0.
  @Test func whatIsFarOutIsNotFollowed() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.fix(x, at: 0)
    try solver.add(require(y, minus: x, .equal, 0.3))
    for value in [1e15, 9e14, 10, 11, 12, 1e15, 13, 1e9, 14] {
      try solver.fix(x, at: value)
      #expect(abs(solver.value(of: y) - (value + 0.3)) <= 1e-9 * max(1, value * 1e-6), "\(value)")
    }
  }

  @Test func followedProductsStayFinite() throws {
    let solver = Solver()
    let first = solver.makeVariable(.position)
    var last = first
    try solver.fix(first, at: 0)
    for _ in 0..<25 {
      let next = solver.makeVariable(.position)
      try solver.add(LinearConstraint([Term(next), Term(last, -1e15)], .equal))
      last = next
    }
    for value in [1.0, 2, 3, 4] {
      try solver.fix(first, at: value)
      #expect(solver.value(of: last).isFinite)
    }
  }

  /// What follows a second parameter only is left alone when the first one moves.
  @Test func onlyWhatFollowsIsReported() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let (belowX, belowY) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let height = solver.makeVariable(.size)
    for variable in [x, y] { try solver.fix(variable, at: 0) }
    try solver.add(wish(height, .equal, 10, 500))
    try solver.add(LinearConstraint([Term(belowX), Term(x, -1), Term(height, -1)], .equal))
    try solver.add(LinearConstraint([Term(belowY), Term(y, -1), Term(height, -1)], .equal))
    for step in 1...3 {
      try solver.fix(x, at: Double(step))
      try solver.fix(y, at: Double(10 * step))
      solver.solve()
    }
    _ = solver.takeChangedVariables()
    try solver.fix(x, at: 7)
    #expect(Set(solver.takeChangedVariables()) == [x, belowX])
    #expect([belowX, belowY].map { solver.value(of: $0) } == [17, 40])
  }
}
