import AshlarSolver
import Testing

/// Every refusal, and that the solver is as it was before the call that threw.
@Suite struct SolverErrorTests {
  /// A solver with a size, a position and one constraint on each.
  struct Scene {
    let solver = Solver()
    let width: Variable
    let left: Variable
    let minimum: ConstraintID
    let place: ConstraintID

    init() throws {
      width = solver.makeVariable(.size)
      left = solver.makeVariable(.position)
      minimum = try solver.add(require(width, .greaterThanOrEqual, 40))
      place = try solver.add(wish(left, .equal, 7, 500))
    }

    /// Expects the call to throw and nothing to change; returns the error.
    func refused(_ body: (Scene) throws -> Void) throws -> SolverError {
      let before = Appearance(solver, [width, left])
      var thrown: SolverError?
      do { try body(self) } catch let error as SolverError { thrown = error }
      #expect(Appearance(solver, [width, left]) == before)
      return try #require(thrown)
    }
  }

  struct BadNumber: Sendable, CustomStringConvertible {
    let description: String
    let call: @Sendable (Scene) throws -> Void

    init(_ description: String, _ call: @escaping @Sendable (Scene) throws -> Void) {
      self.description = description
      self.call = call
    }
  }

  static let bad: [Double] = [.nan, .infinity, -.infinity, 1e16]

  static let badNumbers: [BadNumber] = bad.flatMap { value in
    [
      BadNumber("constant \(value)") { scene in
        _ = try scene.solver.add(LinearConstraint([Term(scene.width)], .equal, constant: value))
      },
      BadNumber("coefficient \(value)") { scene in
        _ = try scene.solver.add(LinearConstraint([Term(scene.width, value)], .equal))
      },
      BadNumber("set constant \(value)") { scene in
        try scene.solver.setConstant(value, of: scene.place)
      },
      BadNumber("replacement \(value)") { scene in
        try scene.solver.replace(scene.place, with: wish(scene.left, .equal, value, 500))
      },
      BadNumber("fix \(value)") { scene in
        try scene.solver.fix(scene.left, at: value)
      },
      BadNumber("suggestion \(value)") { scene in
        try scene.solver.beginEdit(scene.left, priority: 1)
        defer { try? scene.solver.endEdit(scene.left) }
        try scene.solver.suggest(value, for: scene.left)
      },
    ]
  }

  @Test(arguments: badNumbers)
  func refusesNumbersThatAreNone(_ number: BadNumber) throws {
    #expect(try Scene().refused(number.call) == .notFinite)
  }

  @Test(arguments: [Double.nan, .infinity])
  func refusesWeightsThatAreNoNumbers(_ weight: Double) throws {
    let error = try Scene().refused { scene in
      _ = try scene.solver.add(wish(scene.left, .equal, 1, 500, weight: weight))
    }
    #expect(error == .notFinite)
  }

  @Test(arguments: [0, -1, -1e9])
  func refusesWeightsThatAreNotPositive(_ weight: Double) throws {
    let error = try Scene().refused { scene in
      _ = try scene.solver.add(wish(scene.left, .equal, 1, 500, weight: weight))
    }
    #expect(error == .invalidWeight(weight))
  }

  @Test(arguments: [0, -1, 1000.5, .infinity, .nan] as [Float])
  func refusesPrioritiesOutsideOfTheScale(_ priority: Float) throws {
    let scene = try Scene()
    let errors = [
      try scene.refused { scene in
        _ = try scene.solver.add(wish(scene.left, .equal, 1, priority))
      },
      try scene.refused { scene in try scene.solver.setPriority(priority, of: scene.place) },
      try scene.refused { scene in try scene.solver.beginEdit(scene.left, priority: priority) },
    ]
    for error in errors {
      guard case .invalidPriority(let found) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(found == priority || (found.isNaN && priority.isNaN))
    }
  }

  @Test func refusesANegativeSize() throws {
    let scene = try Scene()
    #expect(
      try scene.refused { scene in try scene.solver.fix(scene.width, at: -3) }
        == .negativeSize(scene.width, -3))
  }

  @Test func refusesAStaleConstraint() throws {
    let scene = try Scene()
    let gone = try scene.solver.add(wish(scene.left, .equal, 1, 20))
    try scene.solver.remove(gone)
    let reused = try scene.solver.add(wish(scene.left, .equal, 2, 10))
    #expect(gone != reused)
    let calls: [(Scene) throws -> Void] = [
      { scene in try scene.solver.remove(gone) },
      { scene in try scene.solver.setConstant(1, of: gone) },
      { scene in try scene.solver.setPriority(1, of: gone) },
      { scene in try scene.solver.replace(gone, with: wish(scene.left, .equal, 1, 1)) },
      { scene in _ = try scene.solver.constraint(gone) },
    ]
    for call in calls { #expect(try scene.refused(call) == .unknownConstraint(gone)) }
    #expect(!scene.solver.isLowered(gone))
  }

  @Test func refusesAStaleVariable() throws {
    let scene = try Scene()
    let gone = scene.solver.makeVariable(.position)
    try scene.solver.removeVariable(gone)
    let reused = scene.solver.makeVariable(.position)
    #expect(gone != reused)
    let calls: [(Scene) throws -> Void] = [
      { scene in _ = try scene.solver.add(wish(gone, .equal, 1, 1)) },
      { scene in try scene.solver.replace(scene.place, with: wish(gone, .equal, 1, 1)) },
      { scene in try scene.solver.fix(gone, at: 1) },
      { scene in try scene.solver.setRestOrder(1, of: gone) },
      { scene in try scene.solver.removeVariable(gone) },
      { scene in try scene.solver.beginEdit(gone) },
      { scene in try scene.solver.suggest(1, for: gone) },
      { scene in try scene.solver.endEdit(gone) },
    ]
    for call in calls { #expect(try scene.refused(call) == .unknownVariable(gone)) }
  }

  @Test func refusesToForgetAVariableInUse() throws {
    let scene = try Scene()
    #expect(
      try scene.refused { scene in try scene.solver.removeVariable(scene.left) }
        == .variableInUse(scene.left))
    try scene.solver.remove(scene.place)
    try scene.solver.removeVariable(scene.left)
  }

  @Test func refusesASuggestionWithoutAnEdit() throws {
    let scene = try Scene()
    #expect(
      try scene.refused { scene in try scene.solver.suggest(3, for: scene.left) }
        == .notEdited(scene.left))
    try scene.solver.endEdit(scene.left)
  }

  @Test func aRefusedEditLeavesTheOldOne() throws {
    let scene = try Scene()
    try scene.solver.beginEdit(scene.left)
    try scene.solver.suggest(30, for: scene.left)
    let error = try scene.refused { scene in try scene.solver.beginEdit(scene.left, priority: 0) }
    #expect(error == .invalidPriority(0))
    try scene.solver.suggest(31, for: scene.left)
    #expect(scene.solver.value(of: scene.left) == 31)
  }

  @Test func refusesWhatCannotHold() throws {
    let scene = try Scene()
    let error = try scene.refused { scene in
      _ = try scene.solver.add(require(scene.width, .lessThanOrEqual, 30))
    }
    guard case .unsatisfiable(let members, let refused) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(members == [scene.minimum, refused])
    #expect(
      try scene.refused { scene in try scene.solver.remove(refused) }
        == .unknownConstraint(refused))
  }

  @Test func refusesChangesThatCannotHold() throws {
    let scene = try Scene()
    let maximum = try scene.solver.add(require(scene.width, .lessThanOrEqual, 90))
    let whim = try scene.solver.add(wish(scene.width, .equal, 200, 250))
    func expect(_ members: [ConstraintID], _ refused: ConstraintID, _ call: (Solver) throws -> Void) throws {
      let error = try scene.refused { scene in try call(scene.solver) }
      #expect(error == .unsatisfiable(conflicting: members, refused: refused))
    }
    try expect([scene.minimum, maximum], maximum) { try $0.setConstant(-30, of: maximum) }
    try expect([scene.minimum, maximum], scene.minimum) { try $0.setConstant(-100, of: scene.minimum) }
    try expect([maximum, whim], whim) { try $0.setPriority(1000, of: whim) }
    try expect([scene.minimum, maximum], maximum) {
      try $0.replace(maximum, with: require(scene.width, .equal, 10))
    }
    #expect(try scene.solver.constraint(maximum) == require(scene.width, .lessThanOrEqual, 90))
    #expect(try scene.solver.constraint(whim).priority == 250)
  }
}
