/// A solver problem as plain data: variables in rest order, rows in activation order, and, if known, the answer.
package struct SystemCase: Sendable, CustomStringConvertible {
  /// What a variable stands for.
  package enum Kind: Sendable { case size, position }

  /// How the two sides compare.
  package enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// `sum of coefficient * variable + constant  relation  0`.
  package struct Row: Sendable, Equatable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Float
    package var weight: Double
    /// Whether the row belongs to the content-size tier of its priority.
    package var isContent: Bool

    package init(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, weight: Double = 1,
      isContent: Bool = false
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.weight = weight
      self.isContent = isContent
    }

    package var isRequired: Bool { priority >= 1000 && !isContent }
  }

  /// A coefficient times a variable, which is named by its place in the list.
  package struct Term: Sendable, Equatable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Which member of a minimal conflicting set gives way.
  package enum Choice: String, Sendable {
    case newest, oldest, middle

    /// The member, given the set in activation order.
    package func pick<Member>(_ members: [Member]) -> Member {
      switch self {
      case .newest: members[members.count - 1]
      case .oldest: members[0]
      case .middle: members[members.count / 2]
      }
    }
  }

  /// A minimal set and the row that was lowered, as indices of rows.
  package struct Report: Sendable, Equatable {
    package var members: [Int]
    package var lowered: Int

    package init(members: [Int], lowered: Int) {
      self.members = members
      self.lowered = lowered
    }
  }

  /// What a solver should say.
  package struct Answer: Sendable {
    package var values: [Double]
    /// Variables that the rows leave open before the rest rule.
    package var ambiguous: [Int]
    package var conflicts: [Report]

    package init(values: [Double], ambiguous: [Int], conflicts: [Report]) {
      self.values = values
      self.ambiguous = ambiguous
      self.conflicts = conflicts
    }
  }

  package var name: String
  package var kinds: [Kind]
  /// Values that precede every row, by variable.
  package var fixed: [Int: Double] = [:]
  package var rows: [Row]
  package var choice = Choice.newest
  /// The variables' places in the rest rule, where they are not in order of the list.
  package var restOrders: [Int64]?
  package var answer: Answer?

  package init(name: String, kinds: [Kind], rows: [Row]) {
    self.name = name
    self.kinds = kinds
    self.rows = rows
  }

  package var description: String { name }
}

extension SystemCase {
  /// Reads a case of `Fixtures/random-systems` or `Fixtures/random-conflicts`; the format is in `Fixtures/README.md`.
  package init(_ fixture: FixtureCase) throws {
    func need<Value>(_ value: Value?, _ key: String) throws -> Value {
      guard let value else { throw FixtureError.malformed(name: fixture.name, key: key) }
      return value
    }
    let letters = try need(fixture["variables"]?.string, "variables")
    let rows = try need(fixture["constraints"]?.array, "constraints").map { try need(Row($0), "constraints") }
    self.init(name: fixture.name, kinds: letters.map { $0 == "s" ? .size : .position }, rows: rows)
    for entry in fixture["fixed"]?.array ?? [] {
      let pair = try need(entry.array, "fixed")
      fixed[try need(pair[0].integer, "fixed")] = try need(pair[1].number, "fixed")
    }
    if let name = fixture["choose"]?.string { choice = try need(Choice(rawValue: name), "choose") }
    let reports = try (fixture["conflicts"]?.array ?? []).map { entry in
      let pair = try need(entry.array, "conflicts")
      return Report(
        members: try need(pair[0].array, "conflicts").compactMap(\.integer),
        lowered: try need(pair[1].integer, "conflicts"))
    }
    answer = Answer(
      values: try need(fixture["values"]?.array, "values").compactMap(\.number),
      ambiguous: try need(fixture["ambiguous"]?.array, "ambiguous").compactMap(\.integer), conflicts: reports)
  }
}

extension SystemCase.Row {
  /// `[terms, relation, constant, priority, weight, tier]`; the last two may be left out.
  init?(_ value: FixtureValue) {
    guard let entry = value.array, entry.count >= 4, let pairs = entry[0].array,
      let relation = entry[1].string.flatMap(SystemCase.Relation.init(rawValue:)), let constant = entry[2].number,
      let priority = entry[3].number
    else { return nil }
    var terms: [SystemCase.Term] = []
    for pair in pairs {
      guard let numbers = pair.array, numbers.count == 2, let variable = numbers[0].integer,
        let coefficient = numbers[1].number
      else { return nil }
      terms.append(SystemCase.Term(variable, coefficient))
    }
    self.init(
      terms, relation, constant, priority: Float(priority), weight: entry.count > 4 ? entry[4].number ?? 1 : 1,
      isContent: entry.count > 5 && entry[5].integer == 1)
  }
}

extension SystemCase {
  /// The whole problem in words, for the message of a failing test.
  package var text: String {
    var lines = ["\(name): " + kinds.enumerated().map { "\($1 == .size ? "s" : "p")\($0)" }.joined(separator: " ")]
    for (variable, value) in fixed.sorted(by: { $0.key < $1.key }) {
      lines.append("  fix \(label(variable)) = \(value)")
    }
    for (index, row) in rows.enumerated() { lines.append("  \(index): \(text(of: row))") }
    if let restOrders { lines.append("  rest orders \(restOrders)") }
    if choice != .newest { lines.append("  in a conflict the \(choice.rawValue) gives way") }
    return lines.joined(separator: "\n")
  }

  private func label(_ variable: Int) -> String { "\(kinds[variable] == .size ? "s" : "p")\(variable)" }

  private func text(of row: Row) -> String {
    let sum = row.terms.map { "\($0.coefficient)*\(label($0.variable))" }.joined(separator: " + ")
    let weight = row.weight == 1 ? "" : " weight \(row.weight)"
    let tier = row.isContent ? " content" : ""
    return "\(sum.isEmpty ? "0" : sum) + \(row.constant) \(row.relation.rawValue) 0 @\(row.priority)\(weight)\(tier)"
  }
}
