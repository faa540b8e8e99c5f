import AshlarSolver

@testable import AshlarLayout

extension Scene {
  /// The row that a constraint becomes, as in `a.x + a.width - 0.5 root.width - 8 == 0 @750`; terms in order of items.
  func row(_ constraint: LayoutConstraint) -> String {
    guard let engine, let host = constraint.host else { return "inactive" }
    engine.makeVariablesOfNewItems()
    var rows = RowBuilder()
    rows.build(constraint, heldBy: host)
    let row = rows.lastConstraint
    var sums: [(order: Int64, name: String, coefficient: Double)] = []
    for term in row.terms {
      guard let node = engine.node(of: term.variable), let kind = node.variables?.kind(of: term.variable) else {
        return "stale variable"
      }
      let order = 4 * node.order + Int64(kind.rawValue)
      if let index = sums.firstIndex(where: { $0.order == order }) {
        sums[index].coefficient += term.coefficient
      } else {
        sums.append((order, name(of: node) + "." + kind.name, term.coefficient))
      }
    }
    var text = ""
    for sum in sums.sorted(by: { $0.order < $1.order }) where sum.coefficient != 0 {
      append(sum.coefficient, sum.name, to: &text)
    }
    if row.constant != 0 || text.isEmpty { append(row.constant, nil, to: &text) }
    text += row.relation == .equal ? " == 0" : row.relation == .lessThanOrEqual ? " <= 0" : " >= 0"
    if row.priority != 1000 { text += " @\(row.priority)" }
    return text
  }

  func row(_ text: String) -> String {
    let constraint = constraint(text)
    constraint.isActive = true
    return row(constraint)
  }

  private func append(_ value: Double, _ name: String?, to text: inout String) {
    text += text.isEmpty ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
    let number = number(value.magnitude)
    if let name { text += (number == "1" ? "" : number + " ") + name } else { text += number }
  }

  private func number(_ value: Double) -> String {
    value == Double(Int(value)) ? String(Int(value)) : "\(value)"
  }
}
