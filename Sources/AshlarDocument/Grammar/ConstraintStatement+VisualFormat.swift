import AshlarLayout

extension ConstraintStatement {
  /// What a constraint of a visual format says.
  package init(_ constraint: VisualFormatConstraint<String>) {
    self.init(
      Anchor(item: constraint.first.item, attribute: constraint.first.attribute), constraint.relation,
      constraint.second.map { Anchor(item: $0.item, attribute: $0.attribute) }, constant: constraint.constant)
    priority = LayoutPriority(constraint.priority)
  }
}
