import AshlarLayout

/// A priority by SnapKit's names, with which one can reckon: `.high - 1`.
///
/// Valid from 0 (wishes nothing) to 1000 (must hold); it is checked when the constraint is activated.
public struct ConstraintPriority: Hashable, Sendable, Strideable, ExpressibleByFloatLiteral, ConstraintPriorityTarget {
  /// The level, from 0 to 1000.
  public let value: Float

  /// Makes a priority of that level.
  public init(_ value: Float) {
    self.value = value
  }

  /// Makes a priority from a literal such as `999.5`.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// 1000: must hold.
  public static let required = ConstraintPriority(1000)
  /// 750: how strongly content resists being compressed.
  public static let high = ConstraintPriority(750)
  /// 500: between high and low.
  public static let medium = ConstraintPriority(500)
  /// 250: how strongly an item hugs its content.
  public static let low = ConstraintPriority(250)

  /// The same level as the engine takes it.
  public var layoutPriority: LayoutPriority { LayoutPriority(value) }

  /// The priority that many levels higher.
  public func advanced(by distance: Float) -> ConstraintPriority { ConstraintPriority(value + distance) }

  /// How many levels the other priority is higher.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }

  /// The priority that many levels higher.
  public static func + (priority: Self, levels: Float) -> Self { priority.advanced(by: levels) }

  /// The priority that many levels lower.
  public static func - (priority: Self, levels: Float) -> Self { priority.advanced(by: -levels) }
}
