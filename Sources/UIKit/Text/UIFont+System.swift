import AshlarViews
import Foundation

/// The fonts of the system.
extension UIFont {
  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The family of letters that are all as wide.
  static let monospacedFamily = "monospace"

  /// The regular font of the system; a size of 0 and less stands for ``systemFontSize``.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font(size: usableSize(fontSize))) }

  /// The font of the system in a weight; a size of 0 and less stands for ``systemFontSize``.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: usableSize(fontSize), weight: weight.fontWeight))
  }

  /// The bold font of the system, as UIKit takes it: semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: usableSize(fontSize), weight: .semibold))
  }

  /// The leaning font of the system.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: usableSize(fontSize), isItalic: true))
  }

  /// Letters of the system that are all as wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: usableSize(fontSize), weight: weight.fontWeight, family: monospacedFamily))
  }

  /// The font of the system with digits that are all as wide; in fixed metrics they are anyway.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
