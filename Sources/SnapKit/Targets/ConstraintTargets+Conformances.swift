import UIKit

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { self }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension ConstraintDirectionalInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority as a number.
  public var constraintPriorityTargetValue: Float { rawValue }
}
