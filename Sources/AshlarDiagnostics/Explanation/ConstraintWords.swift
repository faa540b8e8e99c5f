import AshlarLayout

/// Says in words what logged constraints mean.
struct ConstraintWords {
  let report: ConstraintReport
  let names: ItemNaming

  /// What a constraint means, as a sentence without a full stop.
  func meaning(of index: Int) -> String {
    let constraint = report.constraints[index]
    var text = statement(constraint.statement)
    switch report.owner(of: constraint) {
    case .mask: text = "as its frame was set, " + text
    case .container: text = "imposed from outside: " + text
    case .measuring: text = "while measuring: " + text
    case .hiding: text = "hidden in a stack view: " + text
    case .stackView: text = "by the stack view: " + text
    case .guide, .system, .app: break
    }
    if constraint.statement.limitsNothing { text += ", which limits nothing" }
    if let priority = constraint.priority, priority < 1000 {
      text += ", at priority \(ConstraintWords.number(priority))"
    }
    if constraint.isActive == false { text += " (inactive)" }
    return text
  }

  /// The same without a word about who made it.
  func plainMeaning(of index: Int) -> String { statement(report.constraints[index].statement) }

  /// What a statement about the report's items means.
  func plainMeaning(of statement: ReportedStatement) -> String { self.statement(statement) }

  func name(_ item: Int) -> String { names.words[item] }

  /// A length in points, without the noise of computing.
  static func number(_ value: Double) -> String {
    guard value.magnitude <= LoggedNumber.largestUsable else { return Words.number(value) }
    let rounded = (value * 10000).rounded() / 10000
    return Words.number(rounded == 0 ? 0 : rounded)
  }

  // MARK: Statements

  private func statement(_ statement: ReportedStatement) -> String {
    if statement.notANumber != .none { return notANumber(statement) }
    if statement.first.start != nil || statement.second?.start != nil { return distances(statement) }
    let place = statement.first.place
    guard let attribute = place.attribute.layoutAttribute else { return hidden(statement) }
    guard let second = statement.second else {
      return attribute.isSize ? constantSize(statement, attribute) : "\(edge(place)) is at \(amount(statement))"
    }
    guard let other = second.place.attribute.layoutAttribute else { return hidden(statement) }
    if attribute.isSize, other.isSize { return sizes(statement, attribute, second.place, other) }
    if attribute.isSize || other.isSize || statement.multiplier != 1 { return hidden(statement) }
    return places(statement, place, second.place)
  }

  private func constantSize(_ statement: ReportedStatement, _ attribute: LayoutAttribute) -> String {
    let name = name(statement.first.place.item)
    return "\(name) is \(bound(statement.relation))\(Self.number(statement.constant)) \(adjective(attribute))"
  }

  private func adjective(_ attribute: LayoutAttribute) -> String { attribute == .width ? "wide" : "high" }

  private func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  private func sizes(
    _ statement: ReportedStatement, _ attribute: LayoutAttribute, _ second: ReportedPlace, _ other: LayoutAttribute
  ) -> String {
    let (name, partner) = (name(statement.first.place.item), name(second.item))
    let isSameItem = statement.first.place.item == second.item
    let adjective = adjective(attribute)
    let object =
      isSameItem
      ? "it is \(self.adjective(other))" : attribute == other ? partner : "\(partner) is \(self.adjective(other))"
    let bound = bound(statement.relation)
    let constant = statement.constant
    if statement.multiplier == 1 {
      if constant == 0 { return "\(name) is \(bound)as \(adjective) as \(object)" }
      let comparative = attribute == .width ? (constant > 0 ? "wider" : "narrower") : constant > 0 ? "higher" : "lower"
      let turned = constant < 0 ? self.bound(statement.relation.mirrored) : bound
      return "\(name) is \(turned)\(Self.number(constant.magnitude)) \(comparative) than \(object)"
    }
    let factor = "\(Self.number(statement.multiplier)) times as \(adjective) as \(object)"
    if constant == 0 { return "\(name) is \(bound)\(factor)" }
    return "\(name) is \(bound)\(factor), \(constant > 0 ? "plus" : "minus") \(Self.number(constant.magnitude))"
  }

  /// Puts the inner item first, so that lengths are told from what contains it.
  private func places(_ statement: ReportedStatement, _ first: ReportedPlace, _ second: ReportedPlace) -> String {
    var (first, second) = (first, second)
    var (relation, constant) = (statement.relation, statement.constant)
    if report.items[second.item].superview == first.item {
      swap(&first, &second)
      (relation, constant) = (relation.mirrored, constant == 0 ? 0 : -constant)
    }
    let isFlush = constant == 0 && statement.space != .inward
    if isFlush, relation == .equal {
      if first.attribute == second.attribute { return "\(edge(first)) is that of \(name(second.item))" }
      return "\(edge(first)) is \(edge(second))"
    }
    let vertical = first.attribute.axis == .vertical
    var length = bound(relation) + Self.number(constant.magnitude)
    var isAfter = constant > 0 || constant == 0 && relation == .greaterThanOrEqual
    if constant < 0 { length = bound(relation.mirrored) + Self.number(constant.magnitude) }
    if statement.space == .inward {
      length = bound(relation == .equal ? .equal : .greaterThanOrEqual) + Self.number(constant.magnitude)
      isAfter = first.attribute.layoutAttribute?.isFar == false
    }
    if constant == 0, statement.space != .inward { length = relation == .equal ? "" : "not" }
    let direction = vertical ? (isAfter ? "below" : "above") : isAfter ? "after" : "before"
    let target =
      first.attribute == second.attribute && first.item != second.item ? "that of \(name(second.item))" : edge(second)
    if length == "not" {
      // An inequality without a length says which way an edge may not go.
      let forbidden = vertical ? (isAfter ? "above" : "below") : isAfter ? "before" : "after"
      return "\(edge(first)) is not \(forbidden) \(target)"
    }
    return "\(edge(first)) is \(length) \(direction) \(target)"
  }

  /// An edge in words: `the top of X`.
  func edge(_ place: ReportedPlace) -> String {
    let part: String
    switch place.attribute.layoutAttribute {
    case .left: part = "the left edge"
    case .right: part = "the right edge"
    case .leading: part = "the leading edge"
    case .trailing: part = "the trailing edge"
    case .top: part = "the top"
    case .bottom: part = "the bottom"
    case .centerX, .centerY: part = "the centre"
    case .firstBaseline: part = "the first baseline"
    case .lastBaseline: part = "the last baseline"
    case .leftMargin: part = "the left margin"
    case .rightMargin: part = "the right margin"
    case .leadingMargin: part = "the leading margin"
    case .trailingMargin: part = "the trailing margin"
    case .topMargin: part = "the top margin"
    case .bottomMargin: part = "the bottom margin"
    case .centerXWithinMargins, .centerYWithinMargins: part = "the centre between the margins"
    case .width: part = "the width"
    case .height: part = "the height"
    case .notAnAttribute, nil: part = "`\(Words.plain(place.attribute.name))`"
    }
    return "\(part) of \(name(place.item))"
  }

  private func amount(_ statement: ReportedStatement) -> String {
    bound(statement.relation) + Self.number(statement.constant)
  }

  private func hidden(_ statement: ReportedStatement) -> String {
    let first = edge(statement.first.place)
    let verb = verb(statement.relation)
    guard let second = statement.second else { return "\(first) \(verb) \(Self.number(statement.constant))" }
    var text = "\(first) \(verb) "
    if statement.multiplier != 1 { text += "\(Self.number(statement.multiplier)) times " }
    text += edge(second.place)
    if statement.constant != 0 {
      text += (statement.constant < 0 ? " minus " : " plus ") + Self.number(statement.constant.magnitude)
    }
    return text
  }

  /// Tells which number is none.
  private func notANumber(_ statement: ReportedStatement) -> String {
    let first = operand(statement.first)
    let verb = verb(statement.relation)
    guard let second = statement.second else { return "\(first) \(verb) nan" }
    return statement.notANumber == .multiplier
      ? "\(first) \(verb) nan times \(operand(second))" : "\(first) \(verb) \(operand(second)) plus nan"
  }

  private func verb(_ relation: LayoutRelation) -> String {
    relation == .equal ? "is" : relation == .lessThanOrEqual ? "is at most" : "is at least"
  }

  private func operand(_ operand: ReportedOperand) -> String {
    guard let start = operand.start else { return edge(operand.place) }
    return "the distance from \(edge(start)) to \(edge(operand.place))"
  }

  private func distances(_ statement: ReportedStatement) -> String {
    let verb = verb(statement.relation)
    guard let second = statement.second else {
      return "\(operand(statement.first)) \(verb) \(Self.number(statement.constant))"
    }
    var text = "\(operand(statement.first)) \(verb) "
    if statement.multiplier != 1 { text += "\(Self.number(statement.multiplier)) times " }
    text += operand(second)
    if statement.constant != 0 {
      text += (statement.constant < 0 ? " minus " : " plus ") + Self.number(statement.constant.magnitude)
    }
    return text
  }
}
