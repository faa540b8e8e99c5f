import AshlarLayout

/// Explains a list that holds together as it is printed, or that conflicts only with what is usual of hidden values.
struct HiddenWords {
  let system: LoggedSystem
  let words: ConstraintWords
  let set: [Int]
  let verdict: Explanation.Verdict
  let cause: ConflictCause

  private var report: ConstraintReport { system.report }

  func paragraph() -> String {
    if report.kind == .redacted { return "The system has hidden the list: it is printed as <private>." }
    if report.constraints.isEmpty, report.brokenElsewhere == nil { return "None of it could be read." }
    if report.constraints.isEmpty { return "Only the broken constraint is left of the log: the others are missing." }
    switch cause {
    case .none: return report.constraints.count == 1 ? "" : "All of these can hold together."
    case .incompleteList: return "What is left of the list can hold together: what makes it conflict is missing."
    default: break
    }
    let values = hiddenValues()
    if values.isEmpty { return withoutHidden() }
    if let text = alone() { return text }
    let intro = verdict == .likelyConflict ? "" : "As printed, all of these can hold together. "
    return intro + "The log does not show " + Words.list(distinctNames(values), "and") + ". " + demands(values)
  }

  /// Nothing hidden occurs in the rows, and they hold: rounding, or a superview that is not named.
  private func withoutHidden() -> String {
    let unnamed = report.items.contains { $0.isUnnamedSuperview }
    if unnamed {
      return
        "As printed, all of these can hold together. A frame is measured in a superview that the log does not name: "
        + "where that lies decides."
    }
    let isRounded = system.rows.contains { $0.tolerance > 0 }
    return "As printed, all of these can hold together"
      + (isRounded
        ? "; numbers are rounded, and the rest decides." : ": the log does not show what makes them conflict.")
  }

  /// A constraint that needs no other one to be odd, or that has none beside it.
  private func alone() -> String? {
    if set.count == 1, report.constraints[set[0]].statement.second == nil,
      case .variable = report.constraints[set[0]].statement.first.place.attribute
    {
      return "Only one constraint takes part: \(words.plainMeaning(of: set[0])). That is a private value of the "
        + "system, and such a value is not negative, as a rule."
    }
    guard set.isEmpty, report.constraints.count == 1 else { return nil }
    return "The only constraint of the list can hold by itself: the log does not show what it conflicts with."
  }

  private func distinctNames(_ values: [Hidden]) -> [String] {
    var names: [String] = []
    for value in values where !names.contains(value.name) { names.append(value.name) }
    return names
  }

  private struct Hidden {
    var name: String
    var variable: Int
    var isMargin: Bool
  }

  private func hiddenValues() -> [Hidden] {
    var variables: [Int] = []
    let members = set.isEmpty ? Array(report.constraints.indices) : set
    for member in members {
      for product in system.rows[member].terms
      where system.quantities[product.variable].isHidden && !variables.contains(product.variable) {
        variables.append(product.variable)
      }
    }
    let shown = variables.map { Hidden(name: name(of: system.quantities[$0]), variable: $0, isMargin: isMargin($0)) }
    guard shown.count > 6 else { return shown }
    return Array(shown[..<6])
  }

  private func isMargin(_ variable: Int) -> Bool {
    if case .margin = system.quantities[variable] { return true }
    return false
  }

  private func name(of quantity: LoggedSystem.Quantity) -> String {
    switch quantity {
    case .margin(let item, let attribute):
      let side = LayoutAttribute(rawValue: attribute) ?? .leftMargin
      return words.edge(ReportedPlace(item, .layout(side)))
    case .baseline(let item, let attribute):
      let line = LayoutAttribute(rawValue: attribute) ?? .firstBaseline
      return words.edge(ReportedPlace(item, .layout(line)))
    case .named(let item, let name): return "`\(Words.plain(name))` of \(words.name(item))"
    case .unnamed(let constraint, _):
      let places = report.constraints[constraint].statement.places
      let derived = places.first { if case .derived = $0.attribute { true } else { false } }
      return derived.map { words.edge($0) } ?? "what it calls `(null)`"
    default: return "what it hides"
    }
  }

  /// Sums of rounded numbers need no more digits.
  private func number(_ value: Double) -> String { ConstraintWords.number((value * 100).rounded() / 100) }

  /// What the printed constraints ask of the hidden values together.
  private func demands(_ values: [Hidden]) -> String {
    guard values.allSatisfy({ $0.isMargin || values.count == 1 }) else { return "They decide." }
    let sum = LinearRow(terms: values.map { LinearRow.Product(variable: $0.variable, factor: 1) })
    let members = set.isEmpty ? report.constraints.indices.filter { system.isRequired($0) } : set
    let range = system.range(of: sum, under: members, assuming: .nothing)
    let condition = values.count == 1 ? "The others fit only if it is" : "The others fit only if together they are"
    let isUnusual = verdict == .likelyConflict
    let usual =
      values.allSatisfy({ $0.isMargin })
      ? "margins are from 0 to 64 points, as a rule" : "such a value is never negative"
    let end = isUnusual ? "but \(usual)." : "so \(values.count == 1 ? "it was" : "they were") something else."
    switch (range.low, range.high) {
    case (let low?, let high?) where high - low < 0.01: return "\(condition) \(number(low)) points, \(end)"
    case (let low?, _) where isUnusual && low > 0: return "\(condition) at least \(number(low)) points, \(end)"
    case (_, let high?): return "\(condition) at most \(number(high)) points, \(end)"
    case (let low?, nil): return "\(condition) at least \(number(low)) points, \(end)"
    default: return values.count == 1 ? "It decides." : "They decide."
    }
  }
}
