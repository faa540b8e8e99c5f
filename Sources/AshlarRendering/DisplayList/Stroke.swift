import AshlarViews

/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
  /// How the line is interrupted.
  public enum Pattern: UInt8, Hashable, Sendable {
    /// Not at all.
    case solid
    /// In strokes with gaps between.
    case dashed
  }

  /// The thickness, in points.
  public var width: Double
  /// The colour.
  public var color: Color
  /// How it is interrupted.
  public var pattern: Pattern

  /// Makes a stroke.
  public init(width: Double, color: Color, pattern: Pattern = .solid) {
    self.width = width
    self.color = color
    self.pattern = pattern
  }
}
