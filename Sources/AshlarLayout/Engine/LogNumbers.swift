// Numbers that tell objects of one tree apart in logs, where Apple has addresses: the same in every run.

extension LayoutNode {
  /// From 1 in the order of items, those of guides far behind those of views; 0 outside of an engine.
  package var logNumber: Int64 { isInEngine ? order + 1 : 0 }
}

extension LayoutConstraint {
  /// From 1 in the order in which the tree's constraints were activated; 0 of one that never was.
  package var logNumber: Int64 { serial }

  /// The places where distances start that the sides of the constraint are, if they are any.
  package var distanceStarts: (first: LayoutExpression.Place?, second: LayoutExpression.Place?) {
    (starts?.first, starts?.second)
  }
}
