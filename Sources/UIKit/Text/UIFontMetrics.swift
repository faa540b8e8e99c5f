import AshlarViews
import Foundation

/// Lets fonts and lengths of an app grow as the fonts of a text style do.
///
/// UIKit's own curve is not published: here both grow as many times as the size of the style's font, and fonts become whole
/// points.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// What grows as ``UIFont/TextStyle/body`` does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// What grows as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font in the standard category: as large as the one that is given, but it can grow.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, atMost: .infinity, for: .large) }

  /// The font in the standard category, at most as large as a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, atMost: maximumPointSize, for: .large)
  }

  /// The font in the category of traits, the standard one if they say nothing.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, atMost: .infinity, for: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// The font in the category of traits, at most as large as a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, atMost: maximumPointSize, for: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// The length in the category of traits, the standard one if they say nothing.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaled(value, for: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// The length in the standard category: the one that is given.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, for: .large) }

  /// - Parameter maximum: in points; 0 and less is no limit.
  func scaled(_ font: UIFont, atMost maximum: CGFloat, for category: UIContentSizeCategory) -> UIFont {
    font.following(
      .scaled(style, base: font.pointSize, maximum: maximum > 0 ? maximum : .infinity), in: category)
  }

  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    value * style.pointSize(for: category) / style.pointSize(for: .large)
  }
}
