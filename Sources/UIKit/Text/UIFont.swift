import AshlarViews
import Foundation

/// The letters of a text: which, how large, how heavy.
///
/// No font file is read. What a font's own numbers say (``lineHeight`` and the like) follows the fixed metrics of
/// `FixedMetricsMeasurer`; how large a text is in a tree, the measurer of the tree decides. A font never changes, so that it
/// may be shared between tasks although it can be subclassed.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeMark()
  /// As Ashlar measures it.
  let font: Font
  /// What the font is called where it is not one of the system.
  let ownName: String?
  /// How it follows the content size category, or `nil`: not at all.
  let growth: FontGrowth?

  init(_ font: Font, name: String? = nil, growth: FontGrowth? = nil) {
    self.font = font
    ownName = name
    self.growth = growth
    super.init()
  }

  /// A font by its PostScript name, such as `Avenir-HeavyOblique`; `nil` for an empty name.
  ///
  /// Which fonts there are is known only to what measures and draws, so that every other name is taken: its part before
  /// the hyphen is the family, the part behind it weight and slant.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let style = PostScriptName(fontName)
    let font = Font(
      size: UIFont.usableSize(fontSize), weight: style.weight, isItalic: style.isItalic, family: style.family)
    self.init(font, name: fontName)
  }

  /// A font as it is described.
  ///
  /// - Parameter pointSize: in points; 0 takes the size of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    font.size = UIFont.usableSize(pointSize == 0 ? descriptor.pointSize : pointSize)
    self.init(font, name: descriptor.ownName, growth: pointSize == 0 ? descriptor.growth : nil)
  }

  /// 0 and less stands for the standard size.
  static func usableSize(_ size: CGFloat) -> Double { size > 0 ? size : systemFontSize }

  // MARK: What it is

  /// The em, in points.
  open var pointSize: CGFloat { font.size }

  /// The family, such as `Avenir`.
  open var familyName: String { font.family ?? ".AppleSystemUIFont" }

  /// The PostScript name, such as `Avenir-Heavy`.
  open var fontName: String { ownName ?? PostScriptName.ofSystem(font) }

  /// The same in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = UIFont.usableSize(fontSize)
    return UIFont(font, name: ownName)
  }

  /// How the font is described.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, name: ownName, growth: growth) }

  // MARK: What it measures, in points

  /// From the baseline up to the top of a line: 0.95 em.
  open var ascender: CGFloat { FixedMetricsMeasurer.ascent * font.size }
  /// From the baseline to the bottom of a line, negative: −0.25 em.
  open var descender: CGFloat { -FixedMetricsMeasurer.descent * font.size }
  /// 1.2 em.
  open var lineHeight: CGFloat { FixedMetricsMeasurer.lineHeight * font.size }
  /// The space between lines: none.
  open var leading: CGFloat { 0 }
  /// The height of a capital letter: 0.7 em.
  open var capHeight: CGFloat { FixedMetricsMeasurer.capHeight * font.size }
  /// The height of a small letter: 0.5 em.
  open var xHeight: CGFloat { FixedMetricsMeasurer.xHeight * font.size }

  // MARK: As an object

  /// The font itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.font == font && other.ownName == ownName && other.growth == growth
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { font.hashValue }

  /// Name, weight and size.
  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-weight: \(font.weight.rawValue); "
      + "font-style: \(font.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }
}
