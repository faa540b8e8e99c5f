import AshlarSolver
import AshlarTestSupport

/// Runs the operations of a solver case on a real solver, and keeps beside it what is in force as plain rows.
///
/// Stays, strength words and the edit protocol belong here and not to the solver: a stay is a constraint `v == value`
/// that is renewed at the end of an edit.
struct SolverScript {
  private struct Active {
    var text: String
    var relation: RelationText
    var id: ConstraintID
  }

  private struct Stay {
    var name: String
    var value: Double
    var strength: Strength
    var id: ConstraintID
  }

  private struct Edit {
    var name: String
    var value: Double
    var strength: Strength
  }

  let names: [String]
  let solver = Solver()
  private let kinds: [SystemCase.Kind]
  private let handles: [String: Variable]
  private var active: [Active?] = []
  private var stays: [Stay] = []
  private var edits: [Edit] = []
  /// What the variables were when they were last looked at.
  private(set) var values: [String: Double]

  init(_ fixture: FixtureCase) {
    names = (fixture["variables"]?.array ?? []).compactMap(\.string)
    let restricted = (fixture["restricted"]?.array ?? []).compactMap(\.string)
    kinds = names.map { restricted.contains($0) ? .size : .position }
    let solver = solver
    handles = Dictionary(
      uniqueKeysWithValues: zip(names, kinds).map { ($0, solver.makeVariable($1 == .size ? .size : .position)) })
    values = Dictionary(uniqueKeysWithValues: names.map { ($0, fixture["initial"]?[$0]?.number ?? 0) })
  }

  /// The rows in force, without names.
  var system: SystemCase {
    var rows: [SystemCase.Row] = []
    for entry in active {
      if let entry { rows.append(row(entry.relation)) }
    }
    for stay in stays { rows.append(wish(stay.name, stay.value, stay.strength)) }
    for edit in edits { rows.append(wish(edit.name, edit.value, edit.strength)) }
    return SystemCase(name: "script", kinds: kinds, rows: rows)
  }

  /// Solves and remembers the values.
  mutating func look() {
    solver.solve()
    for (name, handle) in handles { values[name] = solver.value(of: handle) }
  }

  func handle(_ name: String) throws -> Variable {
    guard let handle = handles[name] else { throw ScriptError.unknownVariable(name) }
    return handle
  }

  /// Applies `{"add": …}`, `{"suggest": [name, value]}` and so on; throws what the solver throws.
  mutating func apply(_ operation: FixtureValue) throws {
    guard let (kind, argument) = operation.object?.first else { throw ScriptError.badOperation("\(operation)") }
    let list = argument.array ?? [argument]
    switch (kind, list.first?.text) {
    case ("add", let text?): try add(text)
    case ("remove", _): try remove(argument)
    case ("stay", let name?): try stay(name, list)
    case ("removeStay", let name?): try removeStays(of: name)
    case ("edit", let name?): try beginEdit(name, list.count > 1 ? list[1].text ?? "strong" : "strong")
    case ("suggest", let name?) where list.count == 2: try suggest(name, list[1].number ?? 0)
    case ("endEdit", _): try endEdit(list.compactMap(\.string))
    case ("resolve", _): try renewStays()
    case ("constant", _) where list.count == 2: try setConstant(list[0].integer ?? -1, list[1].text ?? "")
    case ("strength", _) where list.count == 2: try setStrength(list[0].integer ?? -1, list[1].text ?? "")
    default: throw ScriptError.badOperation("\(operation)")
    }
  }
}

extension SolverScript {
  private func terms(_ relation: RelationText) -> [SystemCase.Term] {
    names.indices.compactMap { index in
      relation.sum.coefficients[names[index]].map { SystemCase.Term(index, $0) }
    }
  }

  private func row(_ relation: RelationText) -> SystemCase.Row {
    SystemCase.Row(
      terms(relation), relation.relation, relation.sum.constant, priority: relation.strength.priority,
      weight: relation.strength.weight)
  }

  private func wish(_ name: String, _ value: Double, _ strength: Strength) -> SystemCase.Row {
    let index = names.firstIndex(of: name) ?? -1
    return SystemCase.Row(
      [SystemCase.Term(index, 1)], .equal, -value, priority: strength.priority, weight: strength.weight)
  }

  private func constraint(_ row: SystemCase.Row) throws -> LinearConstraint {
    LinearConstraint(row, try names.map { try handle($0) })
  }

  private mutating func add(_ text: String) throws {
    let relation = try RelationText(text)
    active.append(Active(text: text, relation: relation, id: try solver.add(try constraint(row(relation)))))
  }

  private mutating func remove(_ reference: FixtureValue) throws {
    let index = reference.integer ?? active.firstIndex { $0?.text == reference.string } ?? -1
    guard active.indices.contains(index), let entry = active[index] else {
      throw ScriptError.badOperation("remove \(reference)")
    }
    try solver.remove(entry.id)
    active[index] = nil
  }

  private mutating func stay(_ name: String, _ list: [FixtureValue]) throws {
    let strength = try Strength(list.count > 1 ? list[1].text ?? "weak" : "weak")
    let value = list.count > 2 ? list[2].number ?? 0 : values[name] ?? 0
    let id = try solver.add(try constraint(wish(name, value, strength)))
    stays.append(Stay(name: name, value: value, strength: strength, id: id))
  }

  private mutating func removeStays(of name: String) throws {
    for stay in stays where stay.name == name { try solver.remove(stay.id) }
    stays.removeAll { $0.name == name }
  }

  private mutating func beginEdit(_ name: String, _ text: String) throws {
    var strength = try Strength(text)
    strength.priority = min(strength.priority, Strength.requiredEdit)
    let value = values[name] ?? 0
    try solver.beginEdit(try handle(name), priority: strength.priority, weight: strength.weight)
    try solver.suggest(value, for: try handle(name))
    edits.append(Edit(name: name, value: value, strength: strength))
  }

  private mutating func suggest(_ name: String, _ value: Double) throws {
    try solver.suggest(value, for: try handle(name))
    for index in edits.indices where edits[index].name == name { edits[index].value = value }
  }

  private mutating func endEdit(_ ended: [String]) throws {
    try renewStays()
    for edit in edits where ended.isEmpty || ended.contains(edit.name) { try solver.endEdit(try handle(edit.name)) }
    edits.removeAll { ended.isEmpty || ended.contains($0.name) }
  }

  private mutating func renewStays() throws {
    look()
    for index in stays.indices {
      stays[index].value = values[stays[index].name] ?? 0
      try solver.setConstant(-stays[index].value, of: stays[index].id)
    }
  }

  /// The number right of the relation becomes another one.
  private mutating func setConstant(_ index: Int, _ text: String) throws {
    guard var entry = active[index], let sign = entry.text.firstRange(of: entry.relation.relation.rawValue) else {
      throw ScriptError.badOperation("constant \(index)")
    }
    entry.relation.sum = try RelationText.sum(String(entry.text[..<sign.lowerBound]))
    entry.relation.sum.constant -= Double(text) ?? 0
    try solver.setConstant(entry.relation.sum.constant, of: entry.id)
    active[index] = entry
  }

  private mutating func setStrength(_ index: Int, _ text: String) throws {
    guard var entry = active[index] else { throw ScriptError.badOperation("strength \(index)") }
    let old = entry.relation.strength
    entry.relation.strength = try Strength(text)
    if old.weight == entry.relation.strength.weight {
      try solver.setPriority(entry.relation.strength.priority, of: entry.id)
    } else {
      try solver.replace(entry.id, with: try constraint(row(entry.relation)))
    }
    active[index] = entry
  }
}
