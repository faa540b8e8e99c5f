import AshlarLayout
/// The constraints of a visual format as text in the grammar of layout documents; views are their own names.
func constraintTexts(
  _ format: String, views: [String], metrics: [String: Double] = [:], style: VisualFormatStyle = VisualFormatStyle()
) throws(VisualFormatError) -> [String] {
  var items: [String: String] = [:]
  for view in views { items[view] = view }
  let parsed = try VisualFormatParser.parse(format, views: items, metrics: metrics)
  return try parsed.constraints(style: style) { $0 == "orphan" ? nil : "root" }.map { text(of: $0) }
}

private func text(of constraint: VisualFormatConstraint<String>) -> String {
  var text = "\(constraint.first.item).\(constraint.first.attribute) "
  switch constraint.relation {
  case .equal: text += "== "
  case .lessThanOrEqual: text += "<= "
  case .greaterThanOrEqual: text += ">= "
  }
  if let second = constraint.second {
    text += "\(second.item).\(second.attribute)"
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += number(abs(constraint.constant))
    }
  } else {
    text += number(constraint.constant)
  }
  return constraint.priority == 1000 ? text : text + " @\(number(Double(constraint.priority)))"
}

private func number(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
