extension LayoutConstraint {
  /// The constraint as a layout document writes it, as in `a.leading >= 0.5 * b.trailing + 8 @750 #gap`.
  ///
  /// A side that is a distance between two places has no form in documents and prints as `(b.left - a.right)`.
  ///
  /// - Parameter name: gives the items their names.
  public func description(name: (LayoutNode) -> String) -> String {
    var text = sideDescription(0, start: 2, name) + " " + relation.symbol + " "
    if secondNode != nil {
      if multiplier != 1 { text += numberText(multiplier) + " * " }
      text += sideDescription(1, start: 3, name)
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + numberText(constant.magnitude) }
    } else {
      text += numberText(constant)
    }
    if priority != .required { text += " @" + numberText(priority.rawValue) }
    if let identifier { text += " #" + identifier }
    return text
  }

  private func sideDescription(_ slot: Int, start: Int, _ name: (LayoutNode) -> String) -> String {
    guard let node = operand(slot) else { return "?" }
    let end = name(node) + "." + operandAttribute(slot).name
    guard starts != nil, let startNode = operand(start) else { return end }
    return "(" + end + " - " + name(startNode) + "." + operandAttribute(start).name + ")"
  }
}

/// The shortest decimal number that reads back as the same value; whole numbers have no fraction.
private func numberText<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
