import UIKit

/// What a relation may compare with: a number, a size, a point, insets, a view, a guide, or attributes of one.
public protocol ConstraintRelatableTarget {}

/// A constant of a constraint.
public protocol ConstraintConstantTarget {}

/// A number that `offset` adds.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// Insets that `inset` adds, or a number that stands for four of itself.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// Directional insets that `inset` adds.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A number that an attribute is multiplied by.
public protocol ConstraintMultiplierTarget {
  /// The number as a factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A priority, or a number that stands for one.
public protocol ConstraintPriorityTarget {
  /// The priority, from 0 to 1000.
  var constraintPriorityTargetValue: Float { get }
}
