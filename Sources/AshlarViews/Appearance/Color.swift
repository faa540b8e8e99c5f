/// A colour of the sRGB space that may let others shine through.
public struct Color: Hashable, Sendable {
  /// From 0 to 1.
  public let red: Double
  /// From 0 to 1.
  public let green: Double
  /// From 0 to 1.
  public let blue: Double
  /// From 0 (not seen) to 1 (nothing shines through).
  public let alpha: Double

  /// Makes a colour; components beyond 0…1 become the nearer end, NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.component(red)
    self.green = Color.component(green)
    self.blue = Color.component(blue)
    self.alpha = Color.component(alpha)
  }

  /// Makes a grey; components beyond 0…1 become the nearer end, NaN becomes 0.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  private static func component(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
