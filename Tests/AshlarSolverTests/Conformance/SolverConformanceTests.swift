import AshlarSolver
import AshlarTestSupport
import Testing

/// The test suites of the Cassowary family (`Fixtures/solver`).
///
/// Where several optima exist any of them passes: then the solver's violations, level by level, are those of the
/// reference solver.
@Suite struct SolverConformanceTests {
  @Test(arguments: try Fixtures.cases(in: "solver"))
  func passes(_ fixture: FixtureCase) throws {
    var script = SolverScript(fixture)
    let steps = fixture["steps"]?.array ?? []
    var setup = (fixture["constraints"]?.array ?? []).map { FixtureValue.object(["add": $0]) }
    setup += (fixture["stays"]?.array ?? []).map { FixtureValue.object(["stay": $0]) }
    setup += fixture["edits"]?.array ?? []
    if fixture["expectError"] != nil {
      try expectRefusal { for operation in setup { try script.apply(operation) } }
      return
    }
    for operation in setup { try script.apply(operation) }
    if let ambiguous = fixture["multipleSolutions"]?.bool {
      #expect(script.solver.ambiguousVariables().isEmpty != ambiguous)
    }
    try compare(&script, fixture.body, expected: steps.isEmpty ? "expected" : "expectedBase", label: "base", fixture)
    for (number, step) in steps.enumerated() {
      for operation in step["ops"]?.array ?? [] { try script.apply(operation) }
      try compare(&script, step, expected: "expected", label: "step \(number)", fixture)
    }
  }

  private func expectRefusal(_ body: () throws -> Void) throws {
    let error = #expect(throws: SolverError.self) { try body() }
    guard case .unsatisfiable(let members, let refused)? = error else {
      Issue.record("expected an unsatisfiable constraint, got \(String(describing: error))")
      return
    }
    #expect(members.last == refused)
  }

  private func compare(
    _ script: inout SolverScript, _ state: FixtureValue, expected key: String, label: String, _ fixture: FixtureCase
  ) throws {
    script.look()
    let open = try expectOptimal(script, label)
    let tolerance = fixture["tolerance"]?.number ?? 1e-3
    let options = (state["expectedAnyOf"]?.array ?? [state[key]].compactMap { $0 }).compactMap(\.object)
    func misses(_ option: [String: FixtureValue]) -> [String] {
      option.keys.sorted().filter { name in
        guard let want = option[name]?.number, let found = script.values[name] else { return true }
        return !((found - want).magnitude <= tolerance) && !open.contains(name)
      }
    }
    #expect(
      options.isEmpty || options.contains { misses($0).isEmpty },
      "\(label): \(script.values.sorted { $0.key < $1.key }), expected \(options)")
    for relation in (state["expectedRelations"]?.array ?? []).compactMap(\.string) {
      #expect(try holds(relation, script.values, tolerance), "\(label): \(relation) in \(script.values)")
    }
  }

  /// Checks every level against the reference; returns the variables that it finds open.
  private func expectOptimal(_ script: SolverScript, _ label: String) throws -> Set<String> {
    let system = script.system
    let reference = try ReferenceSolver.solve(system)
    let values = script.names.map { script.values[$0] ?? .nan }
    for row in system.rows where row.isRequired {
      #expect(row.violation(at: values) <= 1e-6 * (1 + row.constant.magnitude), "\(label): \(system.text)")
    }
    for level in system.levels(lowered: []) {
      func total(_ point: [Double]) -> Double {
        level.reduce(0) { $0 + system.rows[$1].weight * system.rows[$1].violation(at: point) }
      }
      let best = total(reference.values)
      #expect((total(values) - best).magnitude <= 1e-6 * (1 + best), "\(label): level \(level) of \(system.text)")
    }
    return Set(reference.ambiguous.map { script.names[$0] })
  }

  private func holds(_ text: String, _ values: [String: Double], _ tolerance: Double) throws -> Bool {
    let relation = try RelationText(text)
    let left = relation.sum.coefficients.reduce(relation.sum.constant) { $0 + $1.value * (values[$1.key] ?? .nan) }
    switch relation.relation {
    case .equal: return left.magnitude <= tolerance
    case .lessThanOrEqual: return left <= tolerance
    case .greaterThanOrEqual: return left >= -tolerance
    }
  }
}

extension SystemCase.Row {
  /// How much the row misses at a point, as written.
  func violation(at point: [Double]) -> Double {
    let value = terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
    switch relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}
