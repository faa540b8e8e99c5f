import AshlarViews
import Foundation

extension UIFont {
  /// The font of a text style in the standard category, ``UIContentSizeCategory/large``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(style, in: .large) }

  /// The font of a text style in the category of traits, the standard one if they say nothing.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, in: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  class func preferredFont(_ style: TextStyle, in category: UIContentSizeCategory) -> UIFont {
    UIFont(Font(weight: style.weight)).following(.style(style), in: category)
  }

  /// The same font, as large as a growth says.
  func following(_ growth: FontGrowth, in category: UIContentSizeCategory) -> UIFont {
    var font = font
    font.size = growth.pointSize(for: category)
    return UIFont(font, name: ownName, growth: growth)
  }

  /// The font in a category: another size if it was made to follow one, else itself.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let growth else { return self }
    return following(growth, in: category)
  }
}
