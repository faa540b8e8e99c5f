import AshlarLayout

/// Writes repairs as words and as code.
///
/// Code is given only where public API can say it: not for private attributes, nor for constraints of the system that
/// have no identifier to be found by.
struct RepairCode {
  let report: ConstraintReport
  let anatomy: ReportAnatomy
  let names: ItemNaming
  let words: ConstraintWords
  /// Whether nothing of the conflict is the app's, though a class or an identifier does not tell.
  let isSystems: Bool

  /// The app has made the constraint somewhere; a second one beside it would heal nothing.
  static let inPlace = "// In place of the present one:\n"

  /// The repair with its words and code.
  func complete(_ repair: Repair) -> Repair {
    var repair = repair
    let steps = repair.steps
    let variables = variables(for: steps)
    repair.words = Words.list(steps.map { text(of: $0) }, "and")
    repair.swift = code(of: steps) { anchors(of: steps[$0], as: variables[$0]) }
    repair.snapKit = code(of: steps) { snapKit(of: steps[$0], as: variables[$0]) }
    repair.masonry = code(of: steps) { masonry(of: steps[$0], as: variables[$0]) }
    return repair
  }

  /// Names for the constraints that the steps make: all of a repair's code stands in one scope.
  private func variables(for steps: [Repair.Step]) -> [String] {
    let making = steps.filter { isMaking($0) }.count
    var number = 0
    return steps.map { step in
      guard making > 1, isMaking(step) else { return "constraint" }
      number += 1
      return "constraint\(number)"
    }
  }

  private func isMaking(_ step: Repair.Step) -> Bool {
    step.change != .maskOff && step.change != .remove && isOwn(step)
  }

  /// Whether the app has the constraint in its hands.
  func isOwn(_ step: Repair.Step) -> Bool { !isSystems && anatomy.owners[step.constraint] == .app }

  /// The code of all steps; empty if no step has any.
  private func code(of steps: [Repair.Step], _ write: (Int) -> String?) -> String {
    let parts = steps.indices.map { write($0) }
    guard parts.contains(where: { $0 != nil }) else { return "" }
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "\n" }
      text += part ?? "// There is no public API for this: \(self.text(of: steps[index]))"
    }
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
    case .maskOff: return "turn off the autoresizing mask of \(names.words[maskedItem(of: step)])"
    }
  }

  // MARK: Anchors

  func anchors(of step: Repair.Step, as variable: String) -> String? {
    if step.change == .maskOff { return maskOff(step) }
    if !isOwn(step) { return lookedUp(step) }
    let said = said(of: step)
    guard said.hasCode else { return nil }
    let expression = said.hasAnchors ? anchorConstraint(said) : itemConstraint(said)
    switch step.change {
    case .remove: return "// Remove: \(expression).isActive = true"
    case .priority:
      return Self.inPlace
        + "let \(variable) = \(expression)\n\(variable).priority = \(priorityType)(999)\n\(variable).isActive = true"
    default: return Self.inPlace + "\(expression).isActive = true"
    }
  }

  /// What a step says, about a view of the app if one takes part: what makes constraints for a view turns its mask off,
  /// and that of a cell's content belongs to the system.
  func said(of step: Repair.Step) -> Said {
    var said = Said(report.constraints[step.constraint].statement, step.change.relation, report)
    if let second = said.second, isHeld(said.first.item), !isHeld(second.item) { said.turn() }
    return said
  }

  /// Whether the system places an item by its frame.
  func isHeld(_ item: Int) -> Bool {
    let name = report.items[item].className
    if name == "UITableViewCellContentView" || SystemNames.isPrivateClass(name) { return true }
    return report.constraints.indices.contains {
      let owner = anatomy.owners[$0]
      let statement = report.constraints[$0].statement
      return owner.isImposed && statement.first.place.item == item
        || owner == .mask && statement.maskedItem(in: report) == item && item == anatomy.root
    }
  }

  var priorityType: String { report.platform == .appKit ? "NSLayoutConstraint.Priority" : "UILayoutPriority" }

  func maskedItem(of step: Repair.Step) -> Int {
    report.constraints[step.constraint].statement.maskedItem(in: report)
  }

  func maskOff(_ step: Repair.Step) -> String {
    "\(names.code[maskedItem(of: step)]).translatesAutoresizingMaskIntoConstraints = false"
  }

  private func anchorConstraint(_ said: Said) -> String {
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
      ? "\(object(place.item)).layoutMarginsGuide.\(attribute.withoutMargin.name)Anchor"
      : "\(object(place.item)).\(attribute.name)Anchor"
  }

  /// Guides that belong to a view are reached by way of it; Objective-C writes them the same.
  func object(_ item: Int) -> String {
    let reported = report.items[item]
    guard reported.isGuide, let owner = reported.superview else { return names.code[item] }
    switch reported.text {
    case "UIViewSafeAreaLayoutGuide": return "\(names.code[owner]).safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": return "\(names.code[owner]).layoutMarginsGuide"
    default: return names.code[item]
    }
  }

  private func itemConstraint(_ said: Said) -> String {
    var text = "NSLayoutConstraint(item: \(object(said.first.item)), attribute: .\(said.first.attribute.name), "
    text += "relatedBy: .\(said.relation.method), toItem: "
    text +=
      said.second.map { "\(object($0.item)), attribute: .\($0.attribute.name)" } ?? "nil, attribute: .notAnAttribute"
    return text + ", multiplier: \(number(said.multiplier)), constant: \(number(said.constant)))"
  }

  func number(_ value: Double) -> String { Words.number(value) }
}
