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
    case .invalidConstraint(let constraint, let reason):
      return Diagnostic(
        "\(reason.text(of: constraint, name))\(constraint.callSite.suffix) cannot be used: \(reason.words)",
        severity: .warning)
    }
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
