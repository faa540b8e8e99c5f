import AshlarSolver

extension LayoutEngine {
  #if ASHLAR_INTERNAL_CHECKS
    /// Verifies what holds after a pass; see `Documentation/Invariants.md`.
    ///
    /// - Complexity: O(size of the tree + the distances that constraints span).
    func checkInvariants() {
      var crossings: [ObjectIdentifier: Int32] = [:]
      var forwarded = 0
      root.walkSubtree { node in
        checkLinks(of: node)
        forwarded += checkBaselines(of: node)
        checkSolverSide(of: node)
        checkLists(of: node)
        countCrossings(of: node, &crossings)
        return true
      }
      precondition(forwarded == forwardedBaselineCount, "the engine knows how many baselines come from below")
      root.walkSubtree { node in
        precondition(
          node.crossingCount == crossings[ObjectIdentifier(node)] ?? 0,
          "a node knows how many constraints cross above it")
        return true
      }
    }

    private func checkLinks(of node: LayoutNode) {
      precondition(node.kind == .view || !node.hasChildren, "a guide has no children")
      var previous: LayoutNode?
      for child in node.children {
        precondition(child.parent === node, "a child knows its parent")
        precondition(child.previousSibling === previous, "siblings are linked both ways")
        previous = child
      }
      precondition(node.lastChild === previous, "the last child ends the list")
      let inherited = node.parent?.cachedDirection ?? .leftToRight
      precondition(
        node.cachedDirection == node.forcedDirection ?? inherited, "the cached direction is the one passed down")
    }

    private func checkBaselines(of node: LayoutNode) -> Int {
      var forwarded = 0
      for attribute in LayoutAttribute.baselines {
        let source = node.baselineSource(of: attribute)
        if !source.isOwn { forwarded += 1 }
        if case .descendant(let line) = source {
          precondition(line !== node && line.isDescendant(of: node), "a baseline comes from inside of its container")
        }
      }
      return forwarded
    }

    private func checkSolverSide(of node: LayoutNode) {
      precondition(node.engine === self, "an item of the tree knows its engine")
      guard let variables = node.variables else { preconditionFailure("an item of the tree has variables") }
      for variable in variables.all { precondition(self.node(of: variable) === node, "a variable knows its item") }
      if let parent = node.parent {
        precondition(parent.order < node.order, "a parent comes before its children in the order of items")
      }
      for constraint in node.hosted {
        precondition(constraint.unsent.isEmpty, "the solver knows of every change")
        guard let id = constraint.solverID else { preconditionFailure("the solver has every active constraint") }
        precondition(self.constraint(with: id) === constraint, "a handle leads to its constraint")
      }
    }

    private func checkLists(of node: LayoutNode) {
      precondition(node.clock == nil, "an engine counts activations itself")
      precondition(node.marks.isEmpty, "no remark outlasts a pass")
      var newer: LayoutConstraint?
      for constraint in node.hosted {
        precondition(constraint.host === node, "a held constraint knows its host")
        precondition(
          constraint.hostLinks.next?.takeUnretainedValue() === newer, "held constraints are linked both ways")
        newer = constraint
      }
      for constraint in node.mentions {
        precondition(constraint.isActive, "only active constraints are mentioned")
        precondition(constraint.slot(of: node) != nil, "only constraints that name a node are on its lists")
      }
      precondition(
        node.ownConstraints.allSatisfy { $0.firstNode === node }, "own constraints have the node as their first item")
    }

    private func countCrossings(of node: LayoutNode, _ crossings: inout [ObjectIdentifier: Int32]) {
      for constraint in node.mentions {
        var current = node
        while current !== constraint.host {
          crossings[ObjectIdentifier(current), default: 0] += 1
          guard let parent = current.parent else { preconditionFailure("a host lies above all that it holds") }
          current = parent
        }
      }
    }
  #else
    /// Verifies nothing in release builds.
    @inline(__always) func checkInvariants() {}
  #endif
}
