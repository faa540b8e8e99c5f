import AshlarLayout

extension Int: ConstraintNumber {
  /// The number, in points where it is a length.
  public var constraintNumber: Double { Double(self) }
}

extension UInt: ConstraintNumber {
  /// The number, in points where it is a length.
  public var constraintNumber: Double { Double(self) }
}

extension Float: ConstraintNumber {
  /// The number, in points where it is a length.
  public var constraintNumber: Double { Double(self) }
}

extension Double: ConstraintNumber {
  /// The number, in points where it is a length.
  public var constraintNumber: Double { self }
}

extension Size: ConstraintRelatableTarget, ConstraintOffsetTarget {
  /// A constant for width and height.
  public var relatableTarget: RelatableTarget { .constant(.size(self)) }
  /// Its lengths for width and height.
  public var offsetConstant: ConstraintConstant { .size(self) }
}

extension Point: ConstraintRelatableTarget, ConstraintOffsetTarget {
  /// A constant for places.
  public var relatableTarget: RelatableTarget { .constant(.point(self)) }
  /// Its coordinates for places.
  public var offsetConstant: ConstraintConstant { .point(self) }
}

extension EdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  /// A constant: that far inside the parent.
  public var relatableTarget: RelatableTarget { .constant(.insets(self)) }
  /// The insets themselves.
  public var insetConstant: ConstraintConstant { .insets(self) }
}

extension DirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  /// A constant: that far inside the parent.
  public var relatableTarget: RelatableTarget { .constant(.directionalInsets(self)) }
  /// The insets themselves.
  public var insetConstant: ConstraintConstant { .directionalInsets(self) }
}

extension ConstraintItem: ConstraintRelatableTarget {
  /// The item with its attributes.
  public var relatableTarget: RelatableTarget { .item(self) }
}

extension [ConstraintItem]: ConstraintRelatableTarget {
  /// The items, each with its attributes.
  public var relatableTarget: RelatableTarget { .items(self) }
}

extension LayoutPriority: ConstraintPriorityTarget {
  /// The priority itself.
  public var layoutPriority: LayoutPriority { self }
}
