extension LayoutConstraint {
  /// The constraint as a layout document writes it, as in `a.leading >= 0.5 * b.trailing + 8 @750 #gap`.
  ///
  /// A distance between two places that is compared with a constant prints as `b.left == a.right + 8`. Other distances
  /// have no form in documents and print as `(b.left - a.right)`.
  ///
  /// - Parameter name: gives the items their names.
  public func description(name: (LayoutNode) -> String) -> String {
    var text = sideTexts(name) + offsetText
    if priority != .required { text += " @" + numberText(priority.rawValue) }
    if let identifier { text += " #" + identifier }
    return text
  }

  /// Everything up to the constant.
  private func sideTexts(_ name: (LayoutNode) -> String) -> String {
    let relation = " " + relation.symbol + " "
    let end = name(firstNode) + "." + firstAttribute.name
    if let secondSide {
      let factor = multiplier == 1 ? "" : numberText(multiplier) + " * "
      return firstSide.text(name) + relation + factor + secondSide.text(name)
    }
    if let start = starts?.first { return end + relation + name(start.node) + "." + start.attribute.name }
    return end + relation
  }

  /// The constant, with its sign apart where something comes before it.
  private var offsetText: String {
    if secondNode == nil && starts?.first == nil { return numberText(constant) }
    if constant == 0 { return "" }
    return (constant < 0 ? " - " : " + ") + numberText(constant.magnitude)
  }
}

extension LayoutExpression {
  fileprivate func text(_ name: (LayoutNode) -> String) -> String {
    let end = name(node) + "." + attribute.name
    guard let start else { return end }
    return "(" + end + " - " + name(start.node) + "." + start.attribute.name + ")"
  }
}

/// The shortest decimal number that reads back as the same value; whole numbers have no fraction.
private func numberText<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
