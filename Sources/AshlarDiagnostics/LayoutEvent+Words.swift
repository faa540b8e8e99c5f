import AshlarLayout

extension LayoutConflict {
  /// The conflict in words: what cannot hold together, and what was broken.
  ///
  /// - Parameter name: The name of an item.
  public func diagnostic(name: (LayoutNode) -> String) -> Diagnostic {
    var list = ""
    for constraint in constraints {
      if !list.isEmpty { list += ", " }
      list += constraint.description(name: name)
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
      return Diagnostic("\(constraint.description(name: name)) cannot be used: \(reason.words)", severity: .warning)
    }
  }
}
