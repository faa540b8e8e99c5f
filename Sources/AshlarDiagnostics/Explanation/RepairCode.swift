import AshlarLayout

/// Writes repairs as words and as code.
struct RepairCode {
  let report: ConstraintReport
  let anatomy: ReportAnatomy
  let names: ItemNaming
  let words: ConstraintWords

  /// The repair with its words and code.
  func complete(_ repair: Repair) -> Repair {
    var repair = repair
    repair.words = Words.list(repair.steps.map { text(of: $0) }, "and")
    repair.swift = joined(repair.steps.map { anchors(of: $0) })
    repair.snapKit = joined(repair.steps.map { snapKit(of: $0) })
    repair.masonry = joined(repair.steps.map { masonry(of: $0) })
    return repair
  }

  private func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts { text += text.isEmpty ? part : "\n" + part }
    return text
  }

  // MARK: Words

  private func text(of step: Repair.Step) -> String {
    let meaning = words.meaning(of: step.constraint)
    switch step.change {
    case .priority: return "lower the priority of this to 999: \(meaning)"
    case .remove: return "remove this one: \(meaning)"
    case .atMost, .atLeast:
      var changed = report.constraints[step.constraint].statement
      changed.relation = step.change.relation ?? changed.relation
      return "make it an inequality: \(words.plainMeaning(of: changed))"
    case .maskOff:
      let item = report.constraints[step.constraint].statement.maskedItem(in: report)
      return "turn off the autoresizing mask of \(names.words[item])"
    }
  }

  // MARK: Anchors

  private func anchors(of step: Repair.Step) -> String {
    let constraint = report.constraints[step.constraint]
    switch step.change {
    case .maskOff: return maskOff(constraint)
    case .remove: return "// Remove: " + anchorConstraint(constraint.statement, relation: nil) + ".isActive = true"
    case .atMost: return anchorConstraint(constraint.statement, relation: .lessThanOrEqual) + ".isActive = true"
    case .atLeast: return anchorConstraint(constraint.statement, relation: .greaterThanOrEqual) + ".isActive = true"
    case .priority:
      if anatomy.owners[step.constraint] != .app, let identifier = constraint.identifier {
        return lookedUp(identifier, constraint)
      }
      return "let constraint = \(anchorConstraint(constraint.statement, relation: nil))\n"
        + "constraint.priority = \(priorityType)(999)\nconstraint.isActive = true"
    }
  }

  private var priorityType: String { report.platform == .appKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority" }

  private func maskOff(_ constraint: ReportedConstraint) -> String {
    "\(names.code[constraint.statement.maskedItem(in: report)]).translatesAutoresizingMaskIntoConstraints = false"
  }

  /// The priority of an installed required constraint cannot be changed: it has to be inactive meanwhile.
  private func lookedUp(_ identifier: String, _ constraint: ReportedConstraint) -> String {
    let holder = holder(of: constraint)
    let list = holder.isItself ? "\(holder.name).constraints" : "\(holder.name).superview?.constraints ?? []"
    return "for constraint in \(list) where constraint.identifier == \"\(escaped(identifier))\" {\n"
      + "  constraint.isActive = false\n  constraint.priority = \(priorityType)(999)\n  constraint.isActive = true\n}"
  }

  /// The view on whose list a constraint is: the outer one of two, the only one, else what contains both.
  private func holder(of constraint: ReportedConstraint) -> (name: String, isItself: Bool) {
    var items: [Int] = []
    for place in constraint.statement.places {
      // A guide is held by its owner, if the log shows that.
      let reported = report.items[place.item]
      let item = reported.isGuide ? reported.superview ?? place.item : place.item
      if !items.contains(item) { items.append(item) }
    }
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

  private func anchorConstraint(_ statement: ReportedStatement, relation: LayoutRelation?) -> String {
    let said = Said(statement, relation, report)
    guard said.hasAnchors else { return itemConstraint(said) }
    let first = anchor(said.first)
    guard let second = said.second else {
      return "\(first).constraint(\(said.relation.method)ToConstant: \(number(said.constant)))"
    }
    var text = "\(first).constraint(\(said.relation.method)To: \(anchor(second))"
    if said.multiplier != 1 { text += ", multiplier: \(number(said.multiplier))" }
    if said.constant != 0 { text += ", constant: \(number(said.constant))" }
    return text + ")"
  }

  private func anchor(_ place: ReportedPlace) -> String {
    let attribute = place.attribute.layoutAttribute ?? .notAnAttribute
    return attribute.usesMargins
      ? "\(names.code[place.item]).layoutMarginsGuide.\(attribute.withoutMargin.name)Anchor"
      : "\(object(place.item)).\(attribute.name)Anchor"
  }

  /// Guides that belong to a view are reached by way of it.
  private func object(_ item: Int) -> String {
    let reported = report.items[item]
    guard reported.isGuide, let owner = reported.superview else { return names.code[item] }
    switch reported.text {
    case "UIViewSafeAreaLayoutGuide": return "\(names.code[owner]).safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": return "\(names.code[owner]).layoutMarginsGuide"
    default: return names.code[item]
    }
  }

  private func itemConstraint(_ said: Said) -> String {
    var text = "NSLayoutConstraint(item: \(names.code[said.first.item]), attribute: .\(said.first.attribute.name), "
    text += "relatedBy: .\(said.relation.method == "equal" ? "equal" : said.relation.method), toItem: "
    text +=
      said.second.map { "\(names.code[$0.item]), attribute: .\($0.attribute.name)" }
      ?? "nil, attribute: .notAnAttribute"
    return text + ", multiplier: \(number(said.multiplier)), constant: \(number(said.constant)))"
  }

  private func number(_ value: Double) -> String { Words.number(value) }

  // MARK: SnapKit and Masonry

  private func snapKit(of step: Repair.Step) -> String {
    let constraint = report.constraints[step.constraint]
    if step.change == .maskOff {
      let name = names.code[constraint.statement.maskedItem(in: report)]
      return "// \(name).snp.makeConstraints { … } does this by itself.\n" + maskOff(constraint)
    }
    if anatomy.owners[step.constraint] != .app { return anchors(of: step) }
    let said = Said(constraint.statement, step.change.relation, report)
    guard said.hasAnchors else { return anchors(of: step) }
    var text = "make.\(said.first.attribute.name).\(said.relation.method)To("
    if let second = said.second {
      text += "\(object(second.item)).snp.\(second.attribute.name))"
      if said.multiplier != 1 { text += ".multipliedBy(\(number(said.multiplier)))" }
      if said.constant != 0 { text += ".offset(\(number(said.constant)))" }
    } else {
      text += "\(number(said.constant)))"
    }
    if step.change == .priority { text += ".priority(999)" }
    let name = object(said.first.item)
    if step.change == .remove { return "// Remove from \(name).snp.makeConstraints: \(text)" }
    return "\(name).snp.makeConstraints { make in\n  \(text)\n}"
  }

  private func masonry(of step: Repair.Step) -> String {
    let constraint = report.constraints[step.constraint]
    if step.change == .maskOff {
      let name = names.code[constraint.statement.maskedItem(in: report)]
      return "// [\(name) mas_makeConstraints:…] does this by itself.\n"
        + "\(name).translatesAutoresizingMaskIntoConstraints = NO;"
    }
    let said = Said(constraint.statement, step.change.relation, report)
    if anatomy.owners[step.constraint] != .app || !said.hasAnchors { return objectiveC(of: step, constraint, said) }
    var text = "make.\(said.first.attribute.masonryName)."
    if let second = said.second {
      text += "\(said.relation.method)To(\(masonryPlace(second)))"
      if said.multiplier != 1 { text += ".multipliedBy(\(number(said.multiplier)))" }
      if said.constant != 0 { text += ".offset(\(number(said.constant)))" }
    } else {
      text += "mas_\(said.relation.method)To(\(number(said.constant)))"
    }
    if step.change == .priority { text += ".priority(999)" }
    let name = names.code[said.first.item]
    if step.change == .remove { return "// Remove from [\(name) mas_makeConstraints:…]: \(text);" }
    return "[\(name) mas_makeConstraints:^(MASConstraintMaker *make) {\n  \(text);\n}];"
  }

  private func masonryPlace(_ place: ReportedPlace) -> String {
    let item = report.items[place.item]
    if item.text == "UIViewSafeAreaLayoutGuide", let owner = item.superview {
      let attribute = place.attribute.name
      let capital = String(
        decoding: attribute.utf8.prefix(1).map { $0 & ~0x20 } + attribute.utf8.dropFirst(), as: UTF8.self)
      return "\(names.code[owner]).mas_safeAreaLayoutGuide\(capital)"
    }
    return "\(names.code[place.item]).mas_\(place.attribute.masonryName)"
  }

  /// What Masonry has no word for is written with the system's own.
  private func objectiveC(of step: Repair.Step, _ constraint: ReportedConstraint, _ said: Said) -> String {
    if anatomy.owners[step.constraint] != .app, let identifier = constraint.identifier {
      let holder = holder(of: constraint)
      return
        "for (NSLayoutConstraint *constraint in \(holder.name)\(holder.isItself ? "" : ".superview").constraints) {\n"
        + "  if (![constraint.identifier isEqualToString:@\"\(escaped(identifier))\"]) continue;\n"
        + "  constraint.active = NO;\n  constraint.priority = 999;\n  constraint.active = YES;\n}"
    }
    let first = "\(names.code[said.first.item]) attribute:\(said.first.attribute.objectiveCName)"
    let second =
      said.second.map { "\(names.code[$0.item]) attribute:\($0.attribute.objectiveCName)" }
      ?? "nil attribute:NSLayoutAttributeNotAnAttribute"
    return "NSLayoutConstraint *constraint = [NSLayoutConstraint constraintWithItem:\(first) "
      + "relatedBy:\(said.relation.objectiveCName) toItem:\(second) multiplier:\(number(said.multiplier)) "
      + "constant:\(number(said.constant))];\n"
      + (step.change == .priority ? "constraint.priority = 999;\n" : "") + "constraint.active = YES;"
  }
}
