import AshlarLayout

/// The chain of several items, `[a, b].snp`: the block runs once for each, and one batch activates what all describe.
public struct ConstraintItemsDSL {
  let nodes: [LayoutNode]
  let dialect: Dialect

  /// Makes the chain of nodes by the rules of a dialect.
  package init(_ nodes: [LayoutNode], dialect: Dialect = .neutral) {
    self.nodes = nodes
    self.dialect = dialect
  }
}

extension ConstraintItemsDSL {
  /// Describes constraints of each item and leaves them inactive.
  ///
  /// - Returns: a live constraint for every relation, item by item.
  @discardableResult
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.prepare, CallSite(fileID: fileID, line: line), block)
  }

  /// Describes constraints of each item and activates them all at once.
  ///
  /// - Returns: a live constraint for every relation, item by item.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.make, CallSite(fileID: fileID, line: line), block)
  }

  /// Takes away what the chain made for the items so far, and activates what the block describes for each.
  ///
  /// - Returns: a live constraint for every relation, item by item.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.remake, CallSite(fileID: fileID, line: line), block)
  }

  /// Changes constraints that the chain made for the items, and adds those that are new, by the rules of
  /// ``ConstraintItemDSL/updateConstraints(fileID:line:_:)``.
  ///
  /// - Returns: a live constraint for every relation, item by item.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.update, CallSite(fileID: fileID, line: line), block)
  }

  /// Deactivates and forgets what the chain made for the items, whose frames stand for constraints again if the chain has
  /// ended that.
  ///
  /// - Returns: the constraints taken away, item after item, in the order in which they were made.
  @discardableResult
  public func removeConstraints() -> [LayoutConstraint] {
    nodes.flatMap { $0.removeMadeConstraints() }
  }

  private func run(
    _ purpose: ConstraintMaking.Purpose, _ callSite: CallSite, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaking(purpose: purpose, dialect: dialect, callSite: callSite).run(nodes, block)
  }
}

extension Array where Element: LayoutItem {
  /// The chain of all the items.
  public var snp: ConstraintItemsDSL { ConstraintItemsDSL(map { $0.layoutNode }) }
}

extension [any LayoutItem] {
  /// The chain of all the items.
  public var snp: ConstraintItemsDSL { ConstraintItemsDSL(map { $0.layoutNode }) }
}
