import AshlarLayout

extension LayoutConflict {
  /// The conflict in words: what cannot hold together, where each of it was written, and what was broken.
  ///
  /// - Parameter name: The name of an item.
  public func diagnostic(name: (LayoutNode) -> String) -> Diagnostic {
    var list = ""
    for constraint in constraints {
      if !list.isEmpty { list += ", " }
      list += constraint.description(name: name) + constraint.callSite.suffix
    }
    return Diagnostic(
      "these constraints cannot hold together: \(list)", severity: .warning,
      suggestion: "broken: \(broken.description(name: name))")
  }
}

extension LayoutEvent {
  /// The event in words.
  ///
  /// - Parameter name: The name of an item.
  public func diagnostic(name: (LayoutNode) -> String) -> Diagnostic {
    switch self {
    case .conflict(let conflict):
      return conflict.diagnostic(name: name)
    case .conflictResolved(let conflict):
      return Diagnostic("\(conflict.broken.description(name: name)) is no longer broken by a conflict", severity: .note)
    case .ambiguity(let components):
      var list = ""
      for component in components {
        if !list.isEmpty { list += ", " }
        list += name(component.node) + "." + component.kind.name
      }
      return Diagnostic("the constraints leave open: \(list)", severity: .warning)
    case .ambiguousContentSize(let node, let axes):
      return Diagnostic(
        "the content of \(name(node)) has no definite \(axes.contentWords)", severity: .warning,
        suggestion: axes.contentAdvice)
    case .invalidConstraint(let constraint, let reason):
      return Diagnostic(
        "\(reason.text(of: constraint, name))\(constraint.callSite.suffix) cannot be used: \(reason.words)",
        severity: .warning)
    }
  }
}

extension [Axis] {
  /// The lengths along the axes.
  fileprivate var contentWords: String {
    if count > 1 { return "size" }
    return first == .vertical ? "height" : "width"
  }

  /// What gives content that is scrolled its size.
  fileprivate var contentAdvice: String {
    if count > 1 { return "tie all its edges to the scroll view, and give it a size" }
    if first == .vertical { return "tie its top and bottom to the scroll view, and give it a height" }
    return "tie its leading and trailing edges to the scroll view, and give it a width, such as that of the view"
  }
}

extension InvalidConstraintReason {
  /// The constraint as far as it was said: without a relation only its attribute.
  fileprivate func text(of constraint: LayoutConstraint, _ name: (LayoutNode) -> String) -> String {
    guard self == .missingRelation || self == .missingParent else { return constraint.description(name: name) }
    return name(constraint.firstNode) + "." + constraint.firstAttribute.name
  }
}

extension CallSite {
  /// Where it is, as it follows what was written there.
  fileprivate var suffix: String { " (\(file):\(line))" }

  private var file: String { fileID.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
