/// How much a constraint matters, from 0 to 1000; 1000 must hold.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// Literals are single-precision numbers.
  public typealias FloatLiteralType = Float

  /// The priority as a number; nothing checks its range.
  public let value: Float

  /// Makes a priority of a literal.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// Makes a priority of a number.
  public init(_ value: Float) {
    self.value = value
  }

  /// 1000: it must hold.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  /// Whether the numbers are equal.
  public static func == (lhs: ConstraintPriority, rhs: ConstraintPriority) -> Bool { lhs.value == rhs.value }

  /// The priority that is higher by a number.
  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }

  /// By how much another priority is higher.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
