import UIKit

/// What becomes a constant: numbers, points, sizes and insets, which Objective-C boxes with macros.
@preconcurrency @MainActor public protocol MASBoxable: MASRelationTarget {
  /// The value by its kind.
  var mas_value: MASValue { get }
}

extension MASBoxable {
  /// The value as a constant.
  public var mas_rightSide: MASRightSide { .value(mas_value) }
}

/// A value by its kind.
public enum MASValue: Equatable, Sendable {
  /// A constant for every attribute.
  case number(CGFloat)
  /// Constants for the middles.
  case point(CGPoint)
  /// Constants for width and height.
  case size(CGSize)
  /// Constants for the edges, pointing inward.
  case insets(MASEdgeInsets)
}

extension Int: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(CGFloat(self)) }
}

extension UInt: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(CGFloat(self)) }
}

extension Float: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(CGFloat(self)) }
}

extension Double: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(CGFloat(self)) }
}

extension CGFloat: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(self) }
}

extension NSNumber: MASBoxable {
  /// The number.
  public var mas_value: MASValue { .number(CGFloat(doubleValue)) }
}

extension CGPoint: MASBoxable {
  /// The point.
  public var mas_value: MASValue { .point(self) }
}

extension CGSize: MASBoxable {
  /// The size.
  public var mas_value: MASValue { .size(self) }
}

extension UIEdgeInsets: MASBoxable {
  /// The insets.
  public var mas_value: MASValue { .insets(self) }
}
