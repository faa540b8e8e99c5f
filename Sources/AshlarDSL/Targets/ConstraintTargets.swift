import AshlarLayout

/// The right side of a relation, as one value.
public enum RelatableTarget {
  /// Another item, or some attributes of it.
  case item(ConstraintItem)
  /// Several items: the statement is made once with each, in their order.
  case items([ConstraintItem])
  /// A constant: sizes equal it, places lie that far from the same attribute of the parent.
  case constant(ConstraintConstant)
}

/// What `equalTo`, `lessThanOrEqualTo` and `greaterThanOrEqualTo` take besides items.
///
/// A type that stands for an item without being one conforms with ``RelatableTarget/item(_:)``.
public protocol ConstraintRelatableTarget {
  /// The value as a right side.
  var relatableTarget: RelatableTarget { get }
}

/// What `offset` takes.
public protocol ConstraintOffsetTarget {
  /// The value as it is added to the right side.
  var offsetConstant: ConstraintConstant { get }
}

/// What `inset` takes.
public protocol ConstraintInsetTarget {
  /// The value as distances inward from the edges.
  var insetConstant: ConstraintConstant { get }
}

/// What `multipliedBy` and `dividedBy` take.
public protocol ConstraintMultiplierTarget {
  /// The value as a factor.
  var constraintMultiplier: Double { get }
}

/// What `priority` takes.
public protocol ConstraintPriorityTarget {
  /// The value as a priority; it is checked when the constraint is activated.
  var layoutPriority: LayoutPriority { get }
}

/// A number, which can be any of the targets.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number, in points where it is a length.
  var constraintNumber: Double { get }
}

extension ConstraintNumber {
  /// A constant.
  public var relatableTarget: RelatableTarget { .constant(.number(constraintNumber)) }
  /// The same number for every attribute.
  public var offsetConstant: ConstraintConstant { .number(constraintNumber) }
  /// The same distance from every edge.
  public var insetConstant: ConstraintConstant { .insets(EdgeInsets(all: constraintNumber)) }
  /// The number as a factor.
  public var constraintMultiplier: Double { constraintNumber }
  /// The number as a level from 0 to 1000.
  public var layoutPriority: LayoutPriority { LayoutPriority(Float(constraintNumber)) }
}
