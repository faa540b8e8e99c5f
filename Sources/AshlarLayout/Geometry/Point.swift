/// A place in some item's coordinates, in points; y grows downward.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate space.
  public static let zero = Point(x: 0, y: 0)
}
