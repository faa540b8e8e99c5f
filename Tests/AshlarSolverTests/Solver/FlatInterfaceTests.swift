import AshlarSolver
import AshlarTestSupport
import Testing

/// The ways in and out that make no descriptions: terms from anywhere, values in one go.
@Suite struct FlatInterfaceTests {
  @Test func termsOfOneVariableAreAddedUp() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    solver.reserve(variables: 2, constraints: 3, terms: 8)
    let terms = [Term(x), Term(y, 0), Term(x, 2)]
    let id = try solver.add(terms.span, .equal, constant: -6)
    #expect(try solver.constraint(id).terms == [Term(x, 3)])
    #expect(solver.value(of: x) == 2)
    // What cancels out says nothing of its variable.
    let nothing = [Term(y), Term(y, -1)]
    #expect(try solver.constraint(solver.add(nothing.span, .equal)).terms.isEmpty)
    let long = (0..<40).map { Term($0 % 2 == 0 ? x : y, 1) }
    let sum = try solver.add(long.span, .equal, constant: -100)
    #expect(try solver.constraint(sum).terms.count == 2)
    #expect(solver.value(of: y) == 3)
  }

  @Test func badTermsAreRefusedAndLeaveNothing() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    let stranger = Solver().makeVariable(.position)
    let gone = solver.makeVariable(.position)
    try solver.removeVariable(gone)
    for coefficient in [Double.nan, .infinity, -.infinity, 1e16] {
      let terms = [Term(x), Term(x, coefficient)]
      #expect(throws: SolverError.notFinite) { try solver.add(terms.span, .equal) }
    }
    #expect(throws: SolverError.unknownVariable(gone)) { try solver.add([Term(x), Term(gone)].span, .equal) }
    #expect(throws: SolverError.invalidWeight(0)) { try solver.add([Term(x)].span, .equal, weight: 0) }
    #expect(throws: SolverError.invalidPriority(0)) { try solver.add([Term(x)].span, .equal, priority: 0) }
    _ = stranger
    try solver.removeVariable(x)
  }

  @Test func valuesAreReadAtOnce() throws {
    let solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable(.position) }
    for (index, variable) in variables.enumerated() { try solver.add(require(variable, .equal, Double(index * index))) }
    let gone = solver.makeVariable(.size)
    try solver.removeVariable(gone)
    var values = [Double](repeating: -1, count: 7)
    solver.readValues(of: variables + [gone], into: &values)
    #expect(values == [0, 1, 4, 9, 16, 0, -1])
  }

  @Test func variablesAreMadeAtOnce() throws {
    let solver = Solver()
    let first = solver.makeVariables(.position, count: 3)
    #expect(solver.makeVariables(.size, count: 0).isEmpty)
    try solver.removeVariable(first[1])
    // The place that is free is taken again, under another handle.
    let second = solver.makeVariables(.size, count: 2)
    let all = [first[0], first[2]] + second
    #expect(Set(all).count == 4 && !all.contains(first[1]))
    for (index, variable) in all.enumerated() { try solver.add(require(variable, .greaterThanOrEqual, Double(index))) }
    #expect(all.map { solver.value(of: $0) } == [0, 1, 2, 3])
    #expect(throws: SolverError.unknownVariable(first[1])) { try solver.add(require(first[1], .equal, 1)) }
  }

  /// Room is a hint: too little, too much, twice or none of it, the result is the same.
  @Test(arguments: [[], [0], [1], [40], [40, 40], [3, 0, 100], [-1, 1 << 30, 7]])
  func roomIsAHint(counts: [Int]) throws {
    let solver = Solver()
    for count in counts { solver.reserve(variables: count, constraints: count, terms: 2 * count) }
    let variables = solver.makeVariables(.position, count: 30)
    try solver.settle { () throws(SolverError) in
      try solver.add(require(variables[0], .equal, 5))
      for index in 1..<30 { try solver.add(require(variables[index], minus: variables[index - 1], .equal, 2)) }
    }
    solver.reserve(variables: 10, constraints: 10, terms: 10)
    let last = solver.makeVariable(.position)
    try solver.add(require(last, minus: variables[29], .equal, 1))
    // 5 + 29 * 2 + 1.
    #expect(solver.value(of: last) == 64 && solver.value(of: variables[29]) == 63)
  }

  /// x >= 3 and x + 2y = 11, x weighed down to 0: x = 3, y = 4.
  @Test(arguments: [true, false])
  func rowsShareTheirMemory(together: Bool) throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let terms = [Term(x), Term(x), Term(y, 2), Term(x)]
    let rows = [
      ConstraintRow(termCount: 1, .greaterThanOrEqual, constant: -3),
      ConstraintRow(termCount: 2, .equal, constant: -11),
      ConstraintRow(termCount: 1, .equal, priority: 250, weight: 2, tier: .contentSize),
      ConstraintRow(termCount: 0, .equal, priority: 1),
    ]
    var ids: [ConstraintID] = []
    if together {
      try solver.settle { () throws(SolverError) in ids = try solver.add(rows.span, terms: terms.span) }
    } else {
      ids = try solver.add(rows.span, terms: terms.span)
    }
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == 4)
    #expect(
      try ids.map { try solver.constraint($0) } == [
        LinearConstraint([Term(x)], .greaterThanOrEqual, constant: -3),
        LinearConstraint([Term(x), Term(y, 2)], .equal, constant: -11),
        LinearConstraint([Term(x)], .equal, priority: 250, weight: 2, tier: .contentSize),
        LinearConstraint([], .equal, priority: 1),
      ])
  }

  @Test func ofRefusedRowsNoneIsAdded() throws {
    let solver = Solver()
    let x = solver.makeVariable(.position)
    let terms = [Term(x), Term(x)]
    let fits = ConstraintRow(termCount: 1, .equal, constant: -3)
    let stays = try solver.add(require(x, .greaterThanOrEqual, 1))
    #expect(throws: SolverError.notFinite) {
      try solver.add([fits, ConstraintRow(termCount: 1, .equal, constant: .nan)].span, terms: terms.span)
    }
    #expect(throws: SolverError.termCount(expected: 3, found: 2)) {
      try solver.add([fits, ConstraintRow(termCount: 2, .equal)].span, terms: terms.span)
    }
    #expect(throws: SolverError.termCount(expected: .max, found: 2)) {
      try solver.add([fits, ConstraintRow(termCount: .max, .equal)].span, terms: terms.span)
    }
    #expect(throws: SolverError.termCount(expected: 1, found: 2)) {
      try solver.add([fits, ConstraintRow(termCount: -1, .equal)].span, terms: terms.span)
    }
    // x = 3 and x = 4 cannot hold both.
    #expect(throws: SolverError.self) {
      try solver.add([fits, ConstraintRow(termCount: 1, .equal, constant: -4)].span, terms: terms.span)
    }
    #expect(solver.value(of: x) == 1 && solver.conflicts.isEmpty)
    try solver.remove(stays)
    try solver.removeVariable(x)
  }

  /// Rows of all kinds, plain and odd, some of them refused: together they do what they do one by one, in a new system,
  /// after a solution, and where something removed leaves room.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func rowsDoWhatTheyDoOneByOne(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (together, apart) = (Solver(), Solver())
    let count = Int.random(in: 1...80, using: &random)
    let variables = together.makeVariables(.position, count: count)
    _ = apart.makeVariables(.position, count: count)
    if random.chance(0.5) {
      for solver in [together, apart] {
        try solver.settle { () throws(SolverError) in
          let id = try solver.add(require(variables[0], .equal, 7))
          try solver.add(require(variables[count - 1], .greaterThanOrEqual, 2))
          try solver.remove(id)
        }
      }
    }
    let places = (0..<3).map { _ in Self.oddRows(of: variables, &random) }
    for (rows, terms) in places {
      var (ids, others): ([ConstraintID], [ConstraintID]) = ([], [])
      var (error, otherError): (SolverError?, SolverError?)
      try together.settle { () throws(SolverError) in
        do throws(SolverError) { ids = try together.add(rows.span, terms: terms.span) } catch let thrown {
          error = thrown
        }
      }
      try apart.settle { () throws(SolverError) in
        var first = 0
        for row in rows {
          let own = Array(terms[first..<first + row.termCount])
          first += row.termCount
          let constraint = LinearConstraint(
            own, row.relation, constant: row.constant, priority: row.priority, weight: row.weight, tier: row.tier)
          do throws(SolverError) { others.append(try apart.add(constraint)) } catch let thrown {
            otherError = thrown
            break
          }
        }
        guard otherError != nil else { return }
        for id in others.reversed() { try apart.remove(id) }
        others = []
      }
      #expect(error == otherError)
      #expect(try ids.map { try together.constraint($0) } == others.map { try apart.constraint($0) })
      #expect(variables.map { together.value(of: $0) } == variables.map { apart.value(of: $0) })
    }
  }

  private static func oddRows(
    of variables: [Variable], _ random: inout SplitMix64
  ) -> (rows: [ConstraintRow], terms: [Term]) {
    let mayRefuse = random.chance(0.3)
    var (rows, terms): ([ConstraintRow], [Term]) = ([], [])
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let count = random.pick([0, 1, 1, 2, 2, 2, 3, 4, 5, 9])
      for _ in 0..<count {
        let coefficient = random.pick([1, 1, -1, -1, 2, 0.5, 0])
        terms.append(Term(random.pick(variables), mayRefuse && random.chance(0.02) ? .nan : coefficient))
      }
      // Wishes and inequalities, so that nothing conflicts.
      rows.append(
        ConstraintRow(
          termCount: count, random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: mayRefuse && random.chance(0.02) ? .infinity : random.whole(in: -9...9),
          priority: random.pick([250, 500, 999]), weight: mayRefuse && random.chance(0.02) ? 0 : 1))
    }
    return (rows, terms)
  }
}
