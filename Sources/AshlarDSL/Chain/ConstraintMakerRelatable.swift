import AshlarLayout

/// The part of a chain that has attributes and needs a relation: what they are compared with.
public class ConstraintMakerRelatable {
  let maker: ConstraintMaker
  @exclusivity(unchecked) final var attributes: AttributeSet
  /// The statement of the last relation, or `nil`: the chain is open.
  @exclusivity(unchecked) final var last: Constraint?

  init(_ maker: ConstraintMaker, _ attributes: AttributeSet) {
    self.maker = maker
    self.attributes = attributes
  }

  /// Serves for another statement.
  final func begin(_ attributes: AttributeSet) {
    self.attributes = attributes
    last = nil
  }

  final func relate(
    _ relation: LayoutRelation, _ target: RelatableTarget, _ callSite: CallSite
  ) -> ConstraintMakerEditable {
    switch target {
    case .item(let item): return state(relation, .item(item), callSite)
    case .items(let items): return state(relation, .items(items), callSite)
    case .constant(let constant):
      let editable = state(relation, .constant, callSite)
      editable.statement.constant = constant
      return editable
    }
  }

  final func state(
    _ relation: LayoutRelation, _ partner: Constraint.Partner, _ callSite: CallSite
  ) -> ConstraintMakerEditable {
    let statement = Constraint(
      maker.node, attributes, relation, partner, origin: (maker.dialect, callSite))
    maker.append(statement, insteadOf: maker.dialect.secondRelation == .replaces ? last : nil)
    last = statement
    return maker.end(statement)
  }

  /// Compares with what the closure makes of the parent; without a parent the statement is reported and never active.
  final func relate<Target: ConstraintRelatableTarget>(
    _ relation: LayoutRelation, toParent closure: (any LayoutItem) -> Target, _ callSite: CallSite
  ) -> ConstraintMakerEditable {
    guard let parent = maker.node.parent?.owner else { return state(relation, .lost, callSite) }
    return relate(relation, closure(parent).relatableTarget, callSite)
  }
}
