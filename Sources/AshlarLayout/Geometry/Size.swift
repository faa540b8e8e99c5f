/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent to the right, in points.
  public var width: Double
  /// The extent downward, in points.
  public var height: Double

  /// Makes a size from its two lengths, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)
}
