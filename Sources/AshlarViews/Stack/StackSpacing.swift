/// The gap between two arranged views of a stack.
public enum StackSpacing: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points; views overlap where it is negative. A value that is not finite, or too large to compute with, counts
  /// as 0.
  case points(Double)
  /// What the tree has as the standard gap between siblings (`UIStackView.spacingUseSystem`).
  case system

  /// Makes a gap of so many points.
  public init(floatLiteral value: Double) {
    self = .points(value)
  }

  /// Makes a gap of so many points.
  public init(integerLiteral value: Int) {
    self = .points(Double(value))
  }
}
