/// The operators that Apple's Swift overlay gives numeric values of UIKit.
extension UILayoutPriority: Comparable {
  /// Whether the left priority gives way to the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The priority that is `right` higher.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }

  /// The priority that is `left` higher.
  public static func + (left: Float, right: Self) -> Self { Self(left + right.rawValue) }

  /// The priority that is `right` lower.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }

  /// How much higher the left priority is.
  public static func - (left: Self, right: Self) -> Float { left.rawValue - right.rawValue }

  /// Raises the priority.
  public static func += (left: inout Self, right: Float) { left.rawValue += right }

  /// Lowers the priority.
  public static func -= (left: inout Self, right: Float) { left.rawValue -= right }
}
