import AshlarLayout

extension RepairCode {
  // MARK: SnapKit

  func snapKit(of step: Repair.Step, as variable: String) -> String? {
    if step.change == .maskOff {
      let name = names.code[maskedItem(of: step)]
      return "// \(name).snp.makeConstraints { … } does this by itself.\n" + maskOff(step)
    }
    let said = said(of: step)
    guard isOwn(step), said.hasCode, !isHeld(said.first.item) else {
      return anchors(of: step, as: variable)
    }
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
    return Self.inPlace + "\(name).snp.makeConstraints { make in\n  \(text)\n}"
  }

  // MARK: Masonry

  func masonry(of step: Repair.Step, as variable: String) -> String? {
    if step.change == .maskOff {
      let name = names.code[maskedItem(of: step)]
      return "// [\(name) mas_makeConstraints:…] does this by itself.\n"
        + "\(name).translatesAutoresizingMaskIntoConstraints = NO;"
    }
    if !isOwn(step) { return lookedUpInObjectiveC(step) }
    let said = said(of: step)
    guard said.hasCode else { return nil }
    guard !isHeld(said.first.item), let value = masonryValue(said) else {
      return objectiveC(of: step, said, as: variable)
    }
    var text = "make.\(said.first.attribute.masonryName).\(value)"
    if step.change == .priority { text += ".priority(999)" }
    let name = names.code[said.first.item]
    if step.change == .remove { return "// Remove from [\(name) mas_makeConstraints:…]: \(text);" }
    return Self.inPlace + "[\(name) mas_makeConstraints:^(MASConstraintMaker *make) {\n  \(text);\n}];"
  }

  /// What follows `make.height.`; `nil` where Masonry has no word for a guide.
  private func masonryValue(_ said: Said) -> String? {
    guard !report.items[said.first.item].isGuide else { return nil }
    guard let second = said.second else { return "mas_\(said.relation.method)To(\(number(said.constant)))" }
    guard let place = masonryPlace(second) else { return nil }
    var text = "\(said.relation.method)To(\(place))"
    if said.multiplier != 1 { text += ".multipliedBy(\(number(said.multiplier)))" }
    if said.constant != 0 { text += ".offset(\(number(said.constant)))" }
    return text
  }

  private func masonryPlace(_ place: ReportedPlace) -> String? {
    let item = report.items[place.item]
    guard item.isGuide else { return "\(names.code[place.item]).mas_\(place.attribute.masonryName)" }
    guard item.text == "UIViewSafeAreaLayoutGuide", let owner = item.superview else { return nil }
    return "\(names.code[owner]).mas_safeAreaLayoutGuide\(place.attribute.capitalizedName)"
  }

  /// What Masonry has no word for is written with the system's own.
  private func objectiveC(of step: Repair.Step, _ said: Said, as variable: String) -> String {
    let first = "\(object(said.first.item)) attribute:\(said.first.attribute.objectiveCName)"
    let second =
      said.second.map { "\(object($0.item)) attribute:\($0.attribute.objectiveCName)" }
      ?? "nil attribute:NSLayoutAttributeNotAnAttribute"
    let expression =
      "[NSLayoutConstraint constraintWithItem:\(first) relatedBy:\(said.relation.objectiveCName) "
      + "toItem:\(second) multiplier:\(number(said.multiplier)) constant:\(number(said.constant))]"
    if step.change == .remove { return "// Remove: \(expression).active = YES;" }
    let priority = step.change == .priority ? "\(variable).priority = 999;\n" : ""
    return Self.inPlace + "NSLayoutConstraint *\(variable) = \(expression);\n\(priority)\(variable).active = YES;"
  }
}
