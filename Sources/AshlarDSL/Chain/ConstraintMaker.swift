import AshlarLayout

/// What the block of `makeConstraints` gets: each attribute named on it begins a statement about the item.
///
/// The block only describes; when it has ended all its constraints are activated at once, in the order of their relations.
public final class ConstraintMaker: AttributeNaming {
  let node: LayoutNode
  let dialect: Dialect
  let callSite: CallSite
  private var chains: [ConstraintMakerRelatable] = []
  private(set) var statements: [Constraint] = []

  init(_ node: LayoutNode, _ dialect: Dialect, _ callSite: CallSite) {
    self.node = node
    self.dialect = dialect
    self.callSite = callSite
  }

  /// The item that the statements are about, or `nil` when it is gone.
  public var item: (any LayoutItem)? { node.owner }

  /// Begins a statement about the attributes.
  public func naming(_ attributes: AttributeSet) -> ConstraintMakerExtendable {
    let chain = ConstraintMakerExtendable(self, attributes)
    chains.append(chain)
    return chain
  }

  func append(_ statement: Constraint, insteadOf former: Constraint?) {
    if let former, let index = statements.lastIndex(where: { $0 === former }) {
      statements[index] = statement
    } else {
      statements.append(statement)
    }
  }

  /// Ends the block: deals with chains that have no relation.
  func close() {
    let all = chains
    chains = []
    for chain in all where chain.last == nil {
      switch dialect.openChain {
      case .dropped: break
      case .equalToParent: _ = chain.state(.equal, .parent, callSite)
      case .reported: reportOpen(chain)
      }
    }
  }

  private func reportOpen(_ chain: ConstraintMakerRelatable) {
    for attribute in chain.attributes.attributes {
      let constraint = LayoutConstraint(LayoutExpression(node, attribute), .equal, callSite: callSite)
      if !constraint.reportInvalid(.missingRelation) { node.madeConstraintsForWriting()?.keepUnheard(constraint) }
    }
  }
}
