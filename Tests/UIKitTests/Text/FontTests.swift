import Testing

@testable import UIKit

/// Fixed metrics: a line is 1.2 em high, its baseline 0.95 em below its top and 0.25 em above its bottom.
@Suite struct FontTests {
  @Test func measuresByFixedMetrics() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.pointSize == 20 && font.lineHeight == 24 && font.ascender == 19 && font.descender == -5)
    #expect(font.leading == 0 && font.capHeight == 14 && font.xHeight == 10)
    #expect(font.ascender - font.descender == font.lineHeight)
  }

  /// The sizes that Apple documents as class properties of `UIFont`; 0 stands for the standard one.
  @Test func knowsStandardSizes() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test(
    arguments: [
      (UIFont.systemFont(ofSize: 10), ".SFUI-Regular", []),
      (.systemFont(ofSize: 10, weight: .bold), ".SFUI-Bold", .traitBold),
      (.boldSystemFont(ofSize: 10), ".SFUI-Semibold", .traitBold),
      (.italicSystemFont(ofSize: 10), ".SFUI-Italic", .traitItalic),
      (.systemFont(ofSize: 10, weight: .light), ".SFUI-Light", []),
      (
        UIFont(name: "Avenir-HeavyOblique", size: 10) ?? .systemFont(ofSize: 1), "Avenir-HeavyOblique",
        [.traitBold, .traitItalic]
      ),
      (UIFont(name: "Georgia", size: 10) ?? .systemFont(ofSize: 1), "Georgia", []),
    ] as [(UIFont, String, UIFontDescriptor.SymbolicTraits)])
  func namesAndTraits(font: UIFont, name: String, traits: UIFontDescriptor.SymbolicTraits) {
    #expect(font.fontName == name && font.fontDescriptor.symbolicTraits == traits)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(font.withSize(30).pointSize == 30 && font.withSize(30).fontName == name)
  }

  @Test func takesFontsByName() {
    #expect(UIFont(name: "", size: 10) == nil)
    #expect(UIFont(name: "Avenir-HeavyOblique", size: 10)?.familyName == "Avenir")
    #expect(UIFont(name: "Helvetica Neue", size: 10)?.familyName == "Helvetica Neue")
  }

  /// Rows of the table in the Human Interface Guidelines, Typography, at their smallest, standard and largest category.
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, [31, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
      (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]), (.callout, [13, 16, 51]),
      (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]), (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func knowsTextStyles(style: UIFont.TextStyle, sizes: [CGFloat]) {
    #expect(UIFont.preferredFont(style, in: .extraSmall).pointSize == sizes[0])
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == sizes[1])
    #expect(
      UIFont.preferredFont(forTextStyle: style).adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == sizes[2])
    #expect(
      UIFont.preferredFont(forTextStyle: style).fontDescriptor.symbolicTraits.contains(.traitBold)
        == (style == .headline))
  }

  @Test func changesDescriptions() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(
      UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Bold" && UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 11).pointSize == 11)
    let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
    #expect(try #require(body.withDesign(.monospaced)).symbolicTraits == .traitMonoSpace)
    let avenir = UIFontDescriptor(fontAttributes: [.name: "Avenir-Black", .size: 12])
    #expect(UIFont(descriptor: avenir, size: 0).fontName == "Avenir-Black" && avenir.pointSize == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Avenir"]), size: 0).pointSize == 14)
  }

  /// The body style grows from 17 to 53 points: 10 becomes 31.2, and a whole number of points.
  @Test func growsFontsOfApps() {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
    #expect(font.pointSize == 10 && font.adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == 31)
    let limited = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 20)
    #expect(limited.pointSize == 10 && limited.adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == 20)
    #expect(UIFontMetrics.default.scaledValue(for: 12.5) == 12.5)
    #expect(UIFont.systemFont(ofSize: 10).adjusted(to: .extraLarge).pointSize == 10)
  }

  @Test func ordersCategories() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.extraLarge >= .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
  }

  @Test func isAnObjectLikeAnyOther() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
    #expect(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .regular)]).count == 1)
  }
}
