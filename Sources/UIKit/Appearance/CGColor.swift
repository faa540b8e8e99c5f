import AshlarViews
import Foundation

/// A colour as its components, as layers and drawings take it.
public final class CGColor: Hashable, Sendable {
  let shade: ColorShade

  init(shade: ColorShade) { self.shade = shade }

  /// A colour of the sRGB space; components beyond 0…1 become the nearer end.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(shade: .rgb(Color(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour of the sRGB space; components beyond 0…1 become the nearer end.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey; components beyond 0…1 become the nearer end.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(shade: .gray(Color(white: gray, alpha: alpha)))
  }

  /// Red, green, blue and alpha, or white and alpha for a colour that was made as a grey; never `nil`.
  public var components: [CGFloat]? { shade.components }

  /// How many ``components`` there are, alpha included: 4, or 2 for a grey.
  public var numberOfComponents: Int { shade.components.count }

  /// From 0 (not seen) to 1 (nothing shines through).
  public var alpha: CGFloat { shade.color.alpha }

  /// The colour with another opacity, never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(shade: shade.withAlpha(alpha)) }

  /// Whether both have the same components of the same kind.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.shade == other.shade }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(shade) }
}
