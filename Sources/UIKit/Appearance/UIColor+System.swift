import AshlarViews
import Foundation

/// Colours that adapt to the light and dark appearance, with the values of the Human Interface Guidelines ("Color",
/// specifications of iOS) and, for element colours that are not listed there, those that iOS 13 and later report.
extension UIColor {
  /// Red.
  public class var systemRed: UIColor { adaptive("systemRed", ColorValue(0xFF3B30), ColorValue(0xFF453A)) }
  /// Green.
  public class var systemGreen: UIColor { adaptive("systemGreen", ColorValue(0x34C759), ColorValue(0x30D158)) }
  /// Blue.
  public class var systemBlue: UIColor { adaptive("systemBlue", ColorValue(0x007AFF), ColorValue(0x0A84FF)) }
  /// Orange.
  public class var systemOrange: UIColor { adaptive("systemOrange", ColorValue(0xFF9500), ColorValue(0xFF9F0A)) }
  /// Yellow.
  public class var systemYellow: UIColor { adaptive("systemYellow", ColorValue(0xFFCC00), ColorValue(0xFFD60A)) }
  /// Pink.
  public class var systemPink: UIColor { adaptive("systemPink", ColorValue(0xFF2D55), ColorValue(0xFF375F)) }
  /// Purple.
  public class var systemPurple: UIColor { adaptive("systemPurple", ColorValue(0xAF52DE), ColorValue(0xBF5AF2)) }
  /// Teal.
  public class var systemTeal: UIColor { adaptive("systemTeal", ColorValue(0x30B0C7), ColorValue(0x40C8E0)) }
  /// Indigo.
  public class var systemIndigo: UIColor { adaptive("systemIndigo", ColorValue(0x5856D6), ColorValue(0x5E5CE6)) }
  /// Brown.
  public class var systemBrown: UIColor { adaptive("systemBrown", ColorValue(0xA2845E), ColorValue(0xAC8E68)) }
  /// Mint.
  public class var systemMint: UIColor { adaptive("systemMint", ColorValue(0x00C7BE), ColorValue(0x63E6E2)) }
  /// Cyan.
  public class var systemCyan: UIColor { adaptive("systemCyan", ColorValue(0x32ADE6), ColorValue(0x64D2FF)) }
  /// The grey that does not adapt.
  public class var systemGray: UIColor { adaptive("systemGray", ColorValue(0x8E8E93), ColorValue(0x8E8E93)) }
  /// The second grey from the text.
  public class var systemGray2: UIColor { adaptive("systemGray2", ColorValue(0xAEAEB2), ColorValue(0x636366)) }
  /// The third grey from the text.
  public class var systemGray3: UIColor { adaptive("systemGray3", ColorValue(0xC7C7CC), ColorValue(0x48484A)) }
  /// The fourth grey from the text.
  public class var systemGray4: UIColor { adaptive("systemGray4", ColorValue(0xD1D1D6), ColorValue(0x3A3A3C)) }
  /// The fifth grey from the text.
  public class var systemGray5: UIColor { adaptive("systemGray5", ColorValue(0xE5E5EA), ColorValue(0x2C2C2E)) }
  /// The grey nearest to the ground.
  public class var systemGray6: UIColor { adaptive("systemGray6", ColorValue(0xF2F2F7), ColorValue(0x1C1C1E)) }
  /// Text that matters most.
  public class var label: UIColor { adaptive("label", ColorValue(0x000000), ColorValue(0xFFFFFF)) }
  /// Text that matters less.
  public class var secondaryLabel: UIColor {
    adaptive("secondaryLabel", ColorValue(0x3C3C43, 0.6), ColorValue(0xEBEBF5, 0.6))
  }
  /// Text that matters little.
  public class var tertiaryLabel: UIColor {
    adaptive("tertiaryLabel", ColorValue(0x3C3C43, 0.3), ColorValue(0xEBEBF5, 0.3))
  }
  /// Text that matters least.
  public class var quaternaryLabel: UIColor {
    adaptive("quaternaryLabel", ColorValue(0x3C3C43, 0.18), ColorValue(0xEBEBF5, 0.16))
  }
  /// Text that leads elsewhere.
  public class var link: UIColor { adaptive("link", ColorValue(0x007AFF), ColorValue(0x0984FF)) }
  /// Text in an empty field.
  public class var placeholderText: UIColor {
    adaptive("placeholderText", ColorValue(0x3C3C43, 0.3), ColorValue(0xEBEBF5, 0.3))
  }
  /// A thin line that lets the ground through.
  public class var separator: UIColor { adaptive("separator", ColorValue(0x3C3C43, 0.29), ColorValue(0x545458, 0.6)) }
  /// A thin line that lets nothing through.
  public class var opaqueSeparator: UIColor { adaptive("opaqueSeparator", ColorValue(0xC6C6C8), ColorValue(0x38383A)) }
  /// The ground of a screen.
  public class var systemBackground: UIColor {
    adaptive("systemBackground", ColorValue(0xFFFFFF), ColorValue(0x000000))
  }
  /// What lies on the ground of a screen.
  public class var secondarySystemBackground: UIColor {
    adaptive("secondarySystemBackground", ColorValue(0xF2F2F7), ColorValue(0x1C1C1E))
  }
  /// What lies on top of that.
  public class var tertiarySystemBackground: UIColor {
    adaptive("tertiarySystemBackground", ColorValue(0xFFFFFF), ColorValue(0x2C2C2E))
  }
  /// The ground of a grouped list.
  public class var systemGroupedBackground: UIColor {
    adaptive("systemGroupedBackground", ColorValue(0xF2F2F7), ColorValue(0x000000))
  }
  /// What lies on the ground of a grouped list.
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive("secondarySystemGroupedBackground", ColorValue(0xFFFFFF), ColorValue(0x1C1C1E))
  }
  /// What lies on top of that in a grouped list.
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive("tertiarySystemGroupedBackground", ColorValue(0xF2F2F7), ColorValue(0x2C2C2E))
  }
  /// Fills thin and small shapes.
  public class var systemFill: UIColor { adaptive("systemFill", ColorValue(0x787880, 0.2), ColorValue(0x787880, 0.36)) }
  /// Fills shapes of medium size.
  public class var secondarySystemFill: UIColor {
    adaptive("secondarySystemFill", ColorValue(0x787880, 0.16), ColorValue(0x787880, 0.32))
  }
  /// Fills large shapes.
  public class var tertiarySystemFill: UIColor {
    adaptive("tertiarySystemFill", ColorValue(0x767680, 0.12), ColorValue(0x767680, 0.24))
  }
  /// Fills large areas.
  public class var quaternarySystemFill: UIColor {
    adaptive("quaternarySystemFill", ColorValue(0x747480, 0.08), ColorValue(0x767680, 0.18))
  }
  /// What controls are drawn with unless told otherwise.
  public class var tintColor: UIColor { adaptive("tintColor", ColorValue(0x007AFF), ColorValue(0x0A84FF)) }

  private class func adaptive(_ name: String, _ light: ColorValue, _ dark: ColorValue) -> UIColor {
    UIColor(shade: .adaptive(name: .system(name), light: light.color, dark: dark.color))
  }
}

/// A colour as it is written in lists: `0xRRGGBB` and an opacity.
private struct ColorValue {
  var color: Color

  init(_ rgb: UInt32, _ alpha: Double = 1) {
    color = Color(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}
