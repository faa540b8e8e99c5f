import AshlarSolver

extension LayoutEngine {
  /// Applies everything that changed since the last pass and brings frames up to date.
  ///
  /// - Returns: the nodes whose frame changed, in the order of items.
  /// - Complexity: in proportion to what the changes touch; O(1) if nothing changed.
  @discardableResult
  public func layoutIfNeeded() -> [LayoutNode] {
    guard !pending.isEmpty, !isUpdating else { return [] }
    isUpdating = true
    translateFrames()
    if pending.needsSolving {
      applyChanges()
      updateConflicts()
    }
    let moved = updateFrames()
    isUpdating = false
    checkInvariants()
    deliverEvents()
    return moved
  }

  /// The components that the constraints leave open, in the order of items, then x, y, width, height.
  ///
  /// The rest rule has no say in this: an item without any constraint is open in all four. Lays out first if needed.
  public func ambiguousComponents() -> [LayoutComponent] {
    layoutIfNeeded()
    var found: [(place: Int64, component: LayoutComponent)] = []
    for variable in openVariables() {
      if let node = node(of: variable), let variables = node.variables, let kind = variables.kind(of: variable) {
        let place = 4 * node.order + Int64(kind.rawValue)
        found.append((place, LayoutComponent(node: node, kind: kind)))
      }
    }
    found.sort { $0.place < $1.place }
    return found.map { $0.component }
  }

  /// Sends ``LayoutEvent/ambiguity(_:)`` if the constraints leave anything open.
  public func reportAmbiguity() {
    let components = ambiguousComponents()
    if !components.isEmpty { report(.ambiguity(components)) }
  }

  /// The node that a variable belongs to, or `nil` after it left the tree.
  func node(of variable: Variable) -> LayoutNode? { nodeReference(of: variable)?.takeUnretainedValue() }

  @inline(__always)
  func nodeReference(of variable: Variable) -> Unmanaged<LayoutNode>? {
    let index = Int(variable.index)
    guard index < nodesByVariable.count, let node = nodesByVariable[index] else { return nil }
    return node._withUnsafeGuaranteedRef { $0.variables?.kind(of: variable) == nil } ? nil : node
  }

  func constraint(with id: ConstraintID) -> LayoutConstraint? {
    let index = Int(id.index)
    return index < constraintsByID.count ? constraintsByID[index]?.takeUnretainedValue() : nil
  }
}
