import AshlarSolver

extension LayoutEngine {
  /// The active constraints of the tree, in order of activation.
  public var activeConstraints: [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    root.walkSubtree { node in
      result += node.hosted
      return true
    }
    return result.sorted { $0.serial < $1.serial }
  }

  /// The active constraints, one a line, in order of activation, as a layout document writes them.
  ///
  /// - Parameter name: gives the items their names.
  public func dump(name: (LayoutNode) -> String) -> String {
    var text = ""
    for constraint in activeConstraints { text += constraint.description(name: name) + "\n" }
    return text
  }

  /// The solver's tableau as text.
  ///
  /// - Parameter name: gives the items their names; variables are called as in `card.width`.
  public func dumpSolver(name: (LayoutNode) -> String) -> String {
    layoutIfNeeded()
    return solver.dump { variable in
      guard let node = node(of: variable), let kind = node.variables?.kind(of: variable) else { return "?" }
      return name(node) + "." + kind.name
    }
  }
}
