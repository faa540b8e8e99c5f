import AshlarViews
import Foundation

extension UIFont {
  /// What a text is for; the user's ``UIContentSizeCategory`` decides how large that is.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public var rawValue: String

    /// A style by the name that UIKit uses; ``body`` stands in for a name that is not known.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest headings of visionOS; bold, and two points larger than ``largeTitle``.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Second largest headings of visionOS; bold, and as large as ``title1``.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The largest headings.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading as large as text, but semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set off.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Standard captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// How heavy the system draws it.
    var weight: Font.Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// The size of the font, in points.
    ///
    /// The table is that of the Human Interface Guidelines ("Typography", Dynamic Type sizes), which the simulator of iOS
    /// 13.3 confirms but for one entry (github.com/temoki/UIKit_DynamicType, README; there the last one is 41).
    /// The two of visionOS are not in it: 36 and 28 at the standard category and bold are from memory, no source found, and
    /// how they grow, two points over ``largeTitle`` and as ``title1``, is our own choice.
    func pointSize(for category: UIContentSizeCategory) -> Double {
      let step = category.step ?? TextStyle.standardStep
      return (TextStyle.sizes.first { $0.style == self }?.sizes ?? TextStyle.bodySizes)[step]
    }

    /// The place of the standard category.
    private static let standardStep = 3

    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    private static let title1Sizes: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]

    /// From the smallest category to the largest.
    private static let sizes: [(style: TextStyle, sizes: [Double])] = [
      (.extraLargeTitle, [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]),
      (.extraLargeTitle2, title1Sizes),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, title1Sizes),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, bodySizes),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.body, bodySizes),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
  }
}
