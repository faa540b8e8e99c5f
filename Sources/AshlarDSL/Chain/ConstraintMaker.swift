import AshlarLayout

/// What the block of `makeConstraints` gets: each attribute named on it begins a statement about the item.
///
/// The block only describes; when it has ended all its constraints are activated at once, in the order of their relations.
public final class ConstraintMaker: AttributeNaming {
  let node: LayoutNode
  let dialect: Dialect
  let callSite: CallSite
  /// The chain begun last. One that has its relation, and that nobody keeps, serves for the next.
  @exclusivity(unchecked) private var chain: ConstraintMakerExtendable?
  /// Earlier chains that had no relation when the next one began.
  @exclusivity(unchecked) private var open: [ConstraintMakerRelatable] = []
  /// The end of the last statement; reused likewise.
  @exclusivity(unchecked) private var ending: ConstraintMakerEditable?
  @exclusivity(unchecked) private var statements: [Constraint] = []

  init(_ node: LayoutNode, _ dialect: Dialect, _ callSite: CallSite) {
    self.node = node
    self.dialect = dialect
    self.callSite = callSite
  }

  /// The item that the statements are about, or `nil` when it is gone.
  public var item: (any LayoutItem)? { node.owner }

  /// Begins a statement about the attributes.
  public func naming(_ attributes: AttributeSet) -> ConstraintMakerExtendable {
    putAsideOpenChain()
    if isKnownUniquelyReferenced(&chain), let chain {
      chain.begin(attributes)
      return chain
    }
    let begun = ConstraintMakerExtendable(self, attributes)
    chain = begun
    return begun
  }

  private func putAsideOpenChain() {
    guard let chain, chain.last == nil else { return }
    open.append(chain)
    self.chain = nil
  }

  /// What follows a relation in a chain.
  func end(_ statement: Constraint) -> ConstraintMakerEditable {
    if isKnownUniquelyReferenced(&ending), let ending {
      ending.statement = statement
      return ending
    }
    let made = ConstraintMakerEditable(statement)
    ending = made
    return made
  }

  private static let usualCount = 4

  func append(_ statement: Constraint, insteadOf former: Constraint?) {
    if let former, let index = statements.lastIndex(where: { $0 === former }) {
      statements[index] = statement
    } else {
      if statements.isEmpty { statements.reserveCapacity(ConstraintMaker.usualCount) }
      statements.append(statement)
    }
  }

  /// Ends the block: deals with chains that have no relation.
  ///
  /// - Returns: all statements, in order.
  func close() -> [Constraint] {
    putAsideOpenChain()
    // Chains know the maker, so it must not know them any more.
    let all = open
    open = []
    chain = nil
    for chain in all where chain.last == nil {
      switch dialect.openChain {
      case .dropped: break
      case .equalToParent: _ = chain.state(.equal, .parent, callSite)
      case .reported: reportOpen(chain)
      }
    }
    return statements
  }

  private func reportOpen(_ chain: ConstraintMakerRelatable) {
    for attribute in chain.attributes.attributes {
      let constraint = LayoutConstraint(LayoutExpression(node, attribute), .equal, callSite: callSite)
      if !constraint.reportInvalid(.missingRelation) { node.waitingStatementsForWriting()?.keepUnheard(constraint) }
    }
  }
}
