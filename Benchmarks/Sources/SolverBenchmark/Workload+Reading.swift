import AshlarSolver
import Foundation

extension Workload {
  /// Reads a file; its format is described in `Workloads/workloads.py`.
  init(path: String) throws(WorkloadError) {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    var scanner = WorkloadScanner(path: path, bytes: bytes)
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent

    try scanner.expect("V")
    variableCount = try scanner.count()
    try scanner.expect("E")
    edits = []
    for _ in 0..<(try scanner.count()) {
      let variable = try scanner.variable(below: variableCount)
      edits.append(Edit(variable: variable, strength: try scanner.strength()))
    }
    try scanner.expect("I")
    initialSuggestions = try scanner.numbers(upTo: "C")
    guard initialSuggestions.isEmpty || initialSuggestions.count == edits.count else {
      throw scanner.unexpected("\(initialSuggestions.count) suggestions", expected: "one for each edit, or none")
    }
    statements = []
    for _ in 0..<(try scanner.count()) { statements.append(try scanner.statement(below: variableCount)) }
    try scanner.expect("S")
    resizes = []
    for _ in 0..<(try scanner.count()) {
      var suggestions: [Double] = []
      for _ in edits { suggestions.append(try scanner.number()) }
      resizes.append(suggestions)
    }
    try scanner.expect("X")
    churn = []
    for _ in 0..<(try scanner.count()) {
      let index = try scanner.count()
      guard index < statements.count else { throw scanner.unexpected("\(index)", expected: "a constraint's index") }
      churn.append(Replacement(index: index, statement: try scanner.statement(below: variableCount)))
    }
    try scanner.expect("R")
    churnReads = []
    for _ in 0..<(try scanner.count()) { churnReads.append(try scanner.variable(below: variableCount)) }
  }
}

extension WorkloadScanner {
  fileprivate mutating func variable(below count: Int) throws(WorkloadError) -> Int {
    let variable = try self.count()
    guard variable < count else { throw .noSuchVariable(path: path, line: line, variable: variable) }
    return variable
  }

  /// `R`, or `S`, `M`, `W` with a weight after a colon.
  fileprivate mutating func strength() throws(WorkloadError) -> Strength {
    let found = word()
    let parts = found.split(separator: ":", omittingEmptySubsequences: false)
    let level = Strength.Level.allCases.first { parts.first.map(String.init) == $0.letter }
    if level == .required, parts.count == 1 { return Strength(level: .required, weight: 1) }
    guard let level, level != .required, parts.count == 2, let weight = Double(parts[1]), weight > 0 else {
      throw unexpected(found, expected: "a strength")
    }
    return Strength(level: level, weight: weight)
  }

  fileprivate mutating func statement(below count: Int) throws(WorkloadError) -> Workload.Statement {
    let found = word()
    let relations: [String: Relation] = ["E": .equal, "L": .lessThanOrEqual, "G": .greaterThanOrEqual]
    guard let relation = relations[found] else { throw unexpected(found, expected: "'E', 'L' or 'G'") }
    let strength = try strength()
    let constant = try number()
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<(try self.count()) {
      let variable = try variable(below: count)
      terms.append((variable, try number()))
    }
    return Workload.Statement(relation: relation, strength: strength, constant: constant, terms: terms)
  }
}
