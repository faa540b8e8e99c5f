/// How text looks: which letters, how large, how heavy.
public struct Font: Hashable, Sendable {
  /// The em, in points; a size that is not over 0 makes text without extent.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// The name of the font family, or `nil`: the standard one.
  public var family: String?

  /// The font of a label unless told otherwise: 17 points, regular, upright.
  public init(size: Double = 17, weight: Weight = .regular, isItalic: Bool = false, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
  }

  /// How heavy the strokes are; the cases are those of `UIFont.Weight`.
  public enum Weight: String, CaseIterable, Sendable {
    /// Lightest first.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
