import AshlarLayout

/// The part of a chain that has attributes and may get more: `make.left.top`.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, AttributeNaming {
  /// Adds the attributes to the chain.
  public func naming(_ attributes: AttributeSet) -> ConstraintMakerExtendable {
    self.attributes.formUnion(attributes)
    return self
  }
}
