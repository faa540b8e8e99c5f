import AshlarLayout

/// The chain of one item, `view.snp`: makes its constraints and names its attributes.
public struct ConstraintItemDSL: AttributeNaming {
  let node: LayoutNode
  let dialect: Dialect

  /// Makes the chain of a node by the rules of a dialect.
  package init(_ node: LayoutNode, dialect: Dialect = .neutral) {
    self.node = node
    self.dialect = dialect
  }

  /// The item itself, or `nil` when it is gone.
  public var target: (any LayoutItem)? { node.owner }

  /// The attributes of the item, to compare others with.
  public func naming(_ attributes: AttributeSet) -> ConstraintItem { ConstraintItem(node, attributes) }
}

extension ConstraintItemDSL {
  /// Describes constraints of the item and leaves them inactive.
  ///
  /// - Returns: a live constraint for every relation, in order.
  @discardableResult
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.prepare, CallSite(fileID: fileID, line: line), block)
  }

  /// Describes constraints of the item and activates them all at once when the block has ended.
  ///
  /// - Returns: a live constraint for every relation, in order.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.make, CallSite(fileID: fileID, line: line), block)
  }

  /// Takes away what the chain made for the item so far, when the block has ended, and activates what it describes.
  ///
  /// - Returns: a live constraint for every relation, in order.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.remake, CallSite(fileID: fileID, line: line), block)
  }

  /// Changes constraints that the chain made for the item, and adds those that are new.
  ///
  /// A constraint in force with the same items, attributes and relation gets the new constant and multiplier; its
  /// priority and its label stay unless they are named. It keeps its place in the order of activation.
  ///
  /// - Returns: a live constraint for every relation, in order.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    run(.update, CallSite(fileID: fileID, line: line), block)
  }

  /// Deactivates and forgets what the chain made for the item, whose frame stands for constraints again if the chain has
  /// ended that.
  ///
  /// - Returns: the constraints taken away, in the order in which they were made; they can be activated again.
  @discardableResult
  public func removeConstraints() -> [LayoutConstraint] {
    node.removeMadeConstraints()
  }

  private func run(
    _ purpose: ConstraintMaking.Purpose, _ callSite: CallSite, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaking(purpose: purpose, dialect: dialect, callSite: callSite).run(CollectionOfOne(node), block)
  }
}

extension LayoutItem {
  /// The chain of the item.
  public var snp: ConstraintItemDSL { ConstraintItemDSL(layoutNode) }
}
