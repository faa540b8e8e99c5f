import AshlarLayout

extension ConstraintItemDSL {
  /// How strongly the item refuses to become wider than its content; 250 unless set.
  public var contentHuggingHorizontalPriority: LayoutPriority {
    get { node.contentHuggingPriority(for: .horizontal) }
    nonmutating set { node.setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How strongly the item refuses to become higher than its content; 250 unless set.
  public var contentHuggingVerticalPriority: LayoutPriority {
    get { node.contentHuggingPriority(for: .vertical) }
    nonmutating set { node.setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How strongly the item refuses to become narrower than its content; 750 unless set.
  public var contentCompressionResistanceHorizontalPriority: LayoutPriority {
    get { node.contentCompressionResistancePriority(for: .horizontal) }
    nonmutating set { node.setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How strongly the item refuses to become lower than its content; 750 unless set.
  public var contentCompressionResistanceVerticalPriority: LayoutPriority {
    get { node.contentCompressionResistancePriority(for: .vertical) }
    nonmutating set { node.setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}
