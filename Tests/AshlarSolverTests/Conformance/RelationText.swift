import AshlarTestSupport

/// What is wrong with a text of a solver case.
enum ScriptError: Error {
  case badExpression(String)
  case badOperation(String)
  case unknownVariable(String)
}

/// A linear expression over named variables.
struct NamedSum {
  var coefficients: [String: Double] = [:]
  var constant = 0.0

  func times(_ factor: Double) -> NamedSum {
    NamedSum(coefficients: coefficients.mapValues { $0 * factor }, constant: constant * factor)
  }

  func plus(_ other: NamedSum, times factor: Double = 1) -> NamedSum {
    NamedSum(
      coefficients: coefficients.merging(other.coefficients.mapValues { $0 * factor }, uniquingKeysWith: +),
      constant: constant + factor * other.constant)
  }
}

/// A strength in a solver case: `required`, `strong`, `medium`, `weak`, with a weight (`weak:4`), or a number.
///
/// The words stand above all numbers below 999, in that order; a required edit gives way to required constraints only.
struct Strength {
  var priority: Float
  var weight: Double

  static let requiredEdit: Float = 999.875

  init(_ text: String) throws {
    let parts = text.split(separator: ":")
    let words: [Substring: Float] = ["required": 1000, "strong": 999.75, "medium": 999.5, "weak": 999.25]
    guard let first = parts.first, let priority = words[first] ?? Float(first),
      let weight = parts.count > 1 ? Double(parts[1]) : 1
    else { throw ScriptError.badExpression(text) }
    self.priority = priority
    self.weight = weight
  }
}

/// Reads `2*xm == (xl + xr) / 2 !weak:4`.
struct RelationText {
  var sum: NamedSum
  var relation: SystemCase.Relation
  var strength: Strength

  init(_ text: String) throws {
    let parts = text.split(separator: "!", maxSplits: 1)
    let body = String(parts.first ?? "")
    strength = try Strength(parts.count > 1 ? parts[1].filter { $0 != " " } : "required")
    for relation in SystemCase.Relation.allCases {
      let sides = body.components(around: relation.rawValue)
      guard sides.count == 2 else { continue }
      self.relation = relation
      sum = try Self.sum(sides[0]).plus(try Self.sum(sides[1]), times: -1)
      return
    }
    throw ScriptError.badExpression(text)
  }

  static func sum(_ text: String) throws -> NamedSum {
    var parser = SumParser(text)
    let sum = try parser.sum()
    guard parser.isAtEnd else { throw ScriptError.badExpression(text) }
    return sum
  }
}

extension String {
  fileprivate func components(around separator: String) -> [String] {
    guard let range = self.firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}

/// Recursive descent over `+ - * / ( )`, numbers and names; products have at most one variable factor.
private struct SumParser {
  private let characters: [Character]
  private var position = 0
  private let text: String

  init(_ text: String) {
    self.text = text
    characters = text.filter { $0 != " " }.map { $0 }
  }

  var isAtEnd: Bool { position == characters.count }

  private mutating func eat(_ wanted: Character) -> Bool {
    guard position < characters.count, characters[position] == wanted else { return false }
    position += 1
    return true
  }

  mutating func sum() throws -> NamedSum {
    var total = try product()
    while true {
      if eat("+") {
        total = total.plus(try product())
      } else if eat("-") {
        total = total.plus(try product(), times: -1)
      } else {
        return total
      }
    }
  }

  private mutating func product() throws -> NamedSum {
    var total = try factor()
    while true {
      if eat("*") {
        let next = try factor()
        guard next.coefficients.isEmpty || total.coefficients.isEmpty else { throw ScriptError.badExpression(text) }
        total = next.coefficients.isEmpty ? total.times(next.constant) : next.times(total.constant)
      } else if eat("/") {
        let next = try factor()
        guard next.coefficients.isEmpty else { throw ScriptError.badExpression(text) }
        total = total.times(1 / next.constant)
      } else {
        return total
      }
    }
  }

  private mutating func factor() throws -> NamedSum {
    if eat("-") { return try factor().times(-1) }
    if eat("+") { return try factor() }
    if eat("(") {
      let inner = try sum()
      guard eat(")") else { throw ScriptError.badExpression(text) }
      return inner
    }
    let start = position
    while position < characters.count, !"+-*/()".contains(characters[position]) || isExponentSign { position += 1 }
    let word = String(characters[start..<position])
    if let number = Double(word) { return NamedSum(constant: number) }
    guard let first = word.first, first.isLetter || first == "_" else { throw ScriptError.badExpression(text) }
    return NamedSum(coefficients: [word: 1])
  }

  /// Whether the sign here belongs to a number like `1e+06`.
  private var isExponentSign: Bool {
    guard position > 1, "+-".contains(characters[position]), "eE".contains(characters[position - 1]) else {
      return false
    }
    return characters[position - 2].isNumber || characters[position - 2] == "."
  }
}
