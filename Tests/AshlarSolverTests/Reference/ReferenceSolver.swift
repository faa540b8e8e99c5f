import AshlarTestSupport

/// Solves a `SystemCase` from nothing, one level after another, exactly; the judge of the fast solver.
///
/// It follows the text of the rules and nothing else: required rows, then each level's weighted sum of absolute
/// violations, then the rest rule. After a level only its optimal points are left, see `IntegerTableau`.
struct ReferenceSolver {
  /// Columns of a row whose sum is how far its expression is from 0.
  private var distance: [Int: [Int]] = [:]
  private let system: SystemCase
  private var tableau: IntegerTableau
  private var parts: [[(column: Int, sign: Int)]] = []

  private init(_ system: SystemCase) {
    self.system = system
    tableau = IntegerTableau(width: 2 * system.kinds.count + 2 * system.rows.count)
    for (variable, kind) in system.kinds.enumerated() {
      if system.fixed[variable] != nil {
        parts.append([])
      } else if kind == .size {
        parts.append([(tableau.makeColumn(), 1)])
      } else {
        parts.append([(tableau.makeColumn(), 1), (tableau.makeColumn(), -1)])
      }
    }
  }

  /// The answer, conflicts included.
  static func solve(_ system: SystemCase) throws(ReferenceOverflow) -> SystemCase.Answer {
    let reports = try replay(system)
    let lowered = Set(reports.map(\.lowered))
    var solver = ReferenceSolver(system)
    for index in system.rows.indices where system.rows[index].isRequired && !lowered.contains(index) {
      _ = try solver.addRequired(index)
    }
    for level in system.levels(lowered: lowered) { try solver.settle(level) }
    let ambiguous = try solver.ambiguous()
    try solver.rest()
    return SystemCase.Answer(
      values: try solver.values().map(\.double), ambiguous: ambiguous, conflicts: reports)
  }

  /// Whether the rows can hold together.
  static func isFeasible(_ system: SystemCase, _ indices: [Int]) throws(ReferenceOverflow) -> Bool {
    var solver = ReferenceSolver(system)
    for index in indices where try !solver.addRequired(index) { return false }
    return true
  }

  private mutating func addRequired(_ index: Int) throws(ReferenceOverflow) -> Bool {
    let row = system.rows[index]
    let sum = try expression(row.terms, row.constant)
    let sign = row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? 1 : -1
    let (fits, slack) = try tableau.addRequired(sum.terms, sum.constant, slackSign: sign)
    distance[index] = slack.map { [$0] } ?? []
    return fits
  }

  private mutating func settle(_ level: [Int]) throws(ReferenceOverflow) {
    var cost: [(column: Int, coefficient: Rational)] = []
    for index in level {
      let row = system.rows[index]
      let sum = try expression(row.terms, row.constant)
      let (over, under) = try tableau.addWish(sum.terms, sum.constant)
      distance[index] = [over, under]
      let weight = try Rational(row.weight)
      if row.relation != .greaterThanOrEqual { cost.append((over, weight)) }
      if row.relation != .lessThanOrEqual { cost.append((under, weight)) }
    }
    _ = try tableau.minimise(cost, freezing: true)
  }

  /// `SEMANTICS` 3: sizes, the last first; the slacks of position inequalities; positions, the first first.
  private mutating func rest() throws(ReferenceOverflow) {
    let one = Rational(1, over: 1)
    for variable in system.kinds.indices.reversed() where system.kinds[variable] == .size {
      _ = try tableau.minimise(parts[variable].map { ($0.column, one) }, freezing: true)
    }
    var cost: [(column: Int, coefficient: Rational)] = []
    for (index, row) in system.rows.enumerated() where row.relation != .equal && system.hasPosition(row) {
      cost += (distance[index] ?? []).map { ($0, one) }
    }
    _ = try tableau.minimise(cost, freezing: true)
    for variable in system.kinds.indices where system.kinds[variable] == .position {
      _ = try tableau.minimise(parts[variable].map { ($0.column, one) }, freezing: true)
    }
  }

  /// Variables that take more than one value over the points that are left.
  private func ambiguous() throws(ReferenceOverflow) -> [Int] {
    let start = try values()
    var found = Array(repeating: false, count: start.count)
    for variable in start.indices where !found[variable] {
      for sign in [1, -1] where !found[variable] {
        var probe = self
        let cost = parts[variable].map { (column: $0.column, coefficient: Rational($0.sign * sign, over: 1)) }
        if try !probe.tableau.minimise(cost, freezing: false) {
          found[variable] = true
        } else {
          for (other, value) in try probe.values().enumerated() where value != start[other] { found[other] = true }
        }
      }
    }
    return found.indices.filter { found[$0] }
  }

  private func expression(_ terms: [SystemCase.Term], _ constant: Double) throws(ReferenceOverflow)
    -> (terms: [(column: Int, coefficient: Rational)], constant: Rational)
  {
    var constant = constant
    var out: [(column: Int, coefficient: Rational)] = []
    for term in terms {
      constant += term.coefficient * (system.fixed[term.variable] ?? 0)
      let coefficient = try Rational(term.coefficient)
      for part in parts[term.variable] {
        out.append((part.column, Rational(part.sign * coefficient.numerator, over: coefficient.denominator)))
      }
    }
    return (out, try Rational(constant))
  }

  private func values() throws(ReferenceOverflow) -> [Rational] {
    var out: [Rational] = []
    for variable in system.kinds.indices {
      if let value = system.fixed[variable] {
        out.append(try Rational(value))
      } else {
        // Of the two halves of a position at most one is not 0 in any solution that the simplex stops at, but only
        // their difference counts.
        var sum = Rational(0, over: 1)
        for part in parts[variable] {
          let value = tableau.value(of: part.column)
          let numerator = try difference(
            try product(sum.numerator, value.denominator),
            -(try product(part.sign * value.numerator, sum.denominator)))
          sum = Rational(numerator, over: try product(sum.denominator, value.denominator))
        }
        out.append(sum)
      }
    }
    return out
  }
}

extension SystemCase {
  /// Optional rows by level, the one that counts most first: lowered rows, then each priority, explicit before content.
  func levels(lowered: Set<Int>) -> [[Int]] {
    struct Key: Hashable {
      var priority: Float
      var isContent: Bool
    }
    var keyed: [Key: [Int]] = [:]
    for (index, row) in rows.enumerated() where !row.isRequired {
      keyed[Key(priority: row.priority, isContent: row.isContent), default: []].append(index)
    }
    let order = keyed.keys.sorted { a, b in
      a.priority == b.priority ? !a.isContent && b.isContent : a.priority > b.priority
    }
    return (lowered.isEmpty ? [] : [lowered.sorted()]) + order.map { keyed[$0] ?? [] }
  }

  func hasPosition(_ row: Row) -> Bool {
    let named = Set(row.terms.map(\.variable))
    return named.contains { variable in
      kinds[variable] == .position
        && row.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient } != 0
    }
  }
}
