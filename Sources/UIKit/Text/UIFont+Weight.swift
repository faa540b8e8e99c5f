import AshlarViews
import Foundation

extension UIFont {
  /// How heavy the strokes are, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 is regular.
    public var rawValue: CGFloat

    /// A weight by its number; what is drawn is the nearest of the nine that have names.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight by its number; what is drawn is the nearest of the nine that have names.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    /// In the order of the weights of fonts.
    private static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    init(_ weight: Font.Weight) {
      self = zip(Font.Weight.allCases, Weight.named).first { $0.0 == weight }?.1 ?? .regular
    }

    /// The nearest weight of those that have names; a NaN is regular.
    var fontWeight: Font.Weight {
      zip(Font.Weight.allCases, Weight.named).min {
        abs($0.1.rawValue - rawValue) < abs($1.1.rawValue - rawValue)
      }.map { rawValue.isNaN ? .regular : $0.0 } ?? .regular
    }
  }
}
