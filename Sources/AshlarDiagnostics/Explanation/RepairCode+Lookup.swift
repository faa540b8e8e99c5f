import AshlarLayout

/// What the system has made is in nobody's hands: it is looked up by its identifier, its items and, if the log shows
/// which attribute is the first, by that.
extension RepairCode {
  /// How a constraint of the log is told from others of the same identifier.
  private enum Match {
    /// First and second item and the first attribute are as printed.
    case exact(ReportedPlace, second: Int?)
    /// A visual format does not tell which of the two comes first.
    case pair(Int, Int)
  }

  /// The priority of an installed required constraint cannot be changed: it has to be inactive meanwhile.
  func lookedUp(_ step: Repair.Step) -> String? {
    guard let (identifier, match) = search(for: step) else { return nil }
    let condition: String
    switch match {
    case .exact(let first, let second):
      var text = "constraint.firstItem === \(object(first.item)), "
      text += "constraint.firstAttribute == .\(first.attribute.name)"
      if let second { text += ", constraint.secondItem === \(object(second))" }
      condition = "  guard \(text) else { continue }\n"
    case .pair(let one, let other):
      condition =
        "  let items = [constraint.firstItem, constraint.secondItem]\n"
        + "  guard items.contains(where: { $0 === \(object(one)) }), "
        + "items.contains(where: { $0 === \(object(other)) }) else { continue }\n"
    }
    let holder = holder(of: step)
    let list = holder.isItself ? "\(holder.name).constraints" : "\(holder.name).superview?.constraints ?? []"
    return remark(on: step, match)
      + "for constraint in \(list) where constraint.identifier == \"\(escaped(identifier))\" {\n" + condition
      + "  constraint.isActive = false\n  constraint.priority = \(priorityType)(999)\n  constraint.isActive = true\n}"
  }

  func lookedUpInObjectiveC(_ step: Repair.Step) -> String? {
    guard let (identifier, match) = search(for: step) else { return nil }
    let condition: String
    switch match {
    case .exact(let first, let second):
      var text = "constraint.firstItem != \(object(first.item)) || "
      text += "constraint.firstAttribute != NSLayoutAttribute\(first.attribute.capitalizedName)"
      if let second { text += " || constraint.secondItem != \(object(second))" }
      condition = text
    case .pair(let one, let other):
      func isPair(_ one: Int, _ other: Int) -> String {
        "(constraint.firstItem == \(object(one)) && constraint.secondItem == \(object(other)))"
      }
      condition = "!(\(isPair(one, other)) || \(isPair(other, one)))"
    }
    let holder = holder(of: step)
    let list = "\(holder.name)\(holder.isItself ? "" : ".superview").constraints"
    // The loop changes the list.
    return remark(on: step, match) + "for (NSLayoutConstraint *constraint in [\(list) copy]) {\n"
      + "  if (![constraint.identifier isEqualToString:@\"\(escaped(identifier))\"]) continue;\n"
      + "  if (\(condition)) continue;\n"
      + "  constraint.active = NO;\n  constraint.priority = 999;\n  constraint.active = YES;\n}"
  }

  /// - Returns: `nil` if nothing would find the constraint.
  private func search(for step: Repair.Step) -> (identifier: String, match: Match)? {
    let constraint = report.constraints[step.constraint]
    let statement = constraint.statement
    guard step.change == .priority, let identifier = constraint.identifier, statement.first.start == nil,
      statement.second?.start == nil, statement.places.allSatisfy({ $0.attribute.layoutAttribute != nil })
    else { return nil }
    let first = statement.first.place.withoutFrame
    guard statement.form == .edge || statement.form == .gap, let second = statement.second?.place.item else {
      return (identifier, .exact(first, second: statement.second?.place.item))
    }
    return (identifier, .pair(min(first.item, second), max(first.item, second)))
  }

  /// Says so if others of the log are found as well.
  private func remark(on step: Repair.Step, _ match: Match) -> String {
    let constraint = report.constraints[step.constraint]
    var count = 0
    for other in report.constraints where other.identifier == constraint.identifier {
      let places = other.statement.places
      switch match {
      case .exact(let first, let second):
        let isKnown = other.statement.form == .anchors || other.statement.form == .size
        guard isKnown ? places.first == first : places.contains(first) else { continue }
        if second == nil ? places.count == 1 : places.contains(where: { $0.item == second }) { count += 1 }
      case .pair(let one, let other):
        let items = places.map({ $0.item })
        if items.contains(one), items.contains(other) { count += 1 }
      }
    }
    guard count > 1 else { return "" }
    return "// Finds \(count) constraints of this log, and lowers them all.\n"
  }

  /// The view on whose list a constraint is: the outer one of two, the only one, else what contains both.
  private func holder(of step: Repair.Step) -> (name: String, isItself: Bool) {
    var items: [Int] = []
    for place in report.constraints[step.constraint].statement.places {
      // A guide is held by its owner, if the log shows that.
      let reported = report.items[place.item]
      let item = reported.isGuide ? reported.superview ?? place.item : place.item
      if !items.contains(item) { items.append(item) }
    }
    items.sort()
    if items.count == 1 { return (names.code[items[0]], true) }
    for item in items where items.allSatisfy({ $0 == item || report.items[$0].superview == item }) {
      return (names.code[item], true)
    }
    let view = items.first { !report.items[$0].isGuide } ?? items[0]
    return (names.code[view], false)
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Words.plain(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
