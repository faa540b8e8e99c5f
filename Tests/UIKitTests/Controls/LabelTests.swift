import AshlarViews
import Testing
import UIKit

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom.
@MainActor @Suite struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func beginsAsDocumented() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1 && label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textColor == .label && label.preferredMaxLayoutWidth == 0 && label.isEnabled && !label.isHighlighted)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && label.intrinsicContentSize == .zero)
  }

  @Test func isAsLargeAsItsText() {
    let view = label("abcd")
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 12))
    view.font = .systemFont(ofSize: 20)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 24))
    view.font = nil
    #expect(view.font == .systemFont(ofSize: 17))
    #expect(label("ab cd ef", lines: 0).sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 10, height: 36))
    let wrapped = label("ab cd ef", lines: 2)
    wrapped.preferredMaxLayoutWidth = 25
    #expect(wrapped.intrinsicContentSize == CGSize(width: 25, height: 24))
    #expect(wrapped.preferredMaxLayoutWidth == 25)
    #expect(
      label("ab cd ef").textRect(
        forBounds: CGRect(x: 3, y: 4, width: 25, height: 100), limitedToNumberOfLines: 0)
        == CGRect(x: 3, y: 4, width: 25, height: 24))
  }

  @Test func wrapsInTheWidthOfTheLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = label("ab cd ef gh", lines: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 26),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 26, height: 24))
  }

  @Test func takesTheLookOfAttributedText() {
    let view = label("abc")
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    view.attributedText = text
    // The label's own font stands in where there is none.
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 24) && view.text == "abc")
    text.append(NSAttributedString(string: "d"))
    #expect(view.text == "abc")
    // A font that is set later is that of the whole text.
    view.font = .systemFont(ofSize: 10)
    #expect(view.intrinsicContentSize == CGSize(width: 15, height: 12))
    view.text = "ab"
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 12))
    #expect(view.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    view.attributedText = nil
    #expect(view.text == nil && view.intrinsicContentSize == .zero)
  }

  @Test func drawsWhatItIsTold() throws {
    let view = label("abcd")
    let drawn = try #require(view.ashlarView as? Label)
    view.textColor = .red
    #expect(drawn.textColor == Color(red: 1, green: 0, blue: 0))
    view.highlightedTextColor = .blue
    view.isHighlighted = true
    #expect(drawn.textColor == Color(red: 0, green: 0, blue: 1))
    view.isHighlighted = false
    view.isEnabled = false
    #expect(drawn.textColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    view.textAlignment = .center
    view.lineBreakMode = .byTruncatingMiddle
    #expect(drawn.textAlignment == .center && drawn.lineBreakMode == .byTruncatingMiddle)
    view.attributedText = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.green])
    #expect(drawn.spans?.first?.color == Color(red: 0, green: 1, blue: 0))
    view.textColor = .blue
    view.textAlignment = .right
    #expect(drawn.spans?.first?.color == Color(red: 0, green: 0, blue: 1))
    #expect(drawn.spans?.first?.paragraph.alignment == .right)
  }

  /// The body style is 17 points high in the standard category, 53 in the largest: lines of 20.4 and 63.6.
  @Test func growsWithTheContentSizeCategory() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = label("ab")
    view.font = .preferredFont(forTextStyle: .body)
    window.addSubview(view)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(view.intrinsicContentSize.width == 17)
    view.adjustsFontForContentSizeCategory = true
    #expect(view.intrinsicContentSize.width == 53 && view.font.pointSize == 53)
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(view.intrinsicContentSize.width == 14)
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(view.intrinsicContentSize.width == 10)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 14)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits).pointSize == 28)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits) == 28)
  }

  @Test func shrinksOnlyWhatIsDrawn() throws {
    let view = label("abcd")
    let drawn = try #require(view.ashlarView as? Label)
    view.adjustsFontSizeToFitWidth = true
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 12))
    #expect(drawn.drawnText(within: 10).font.size == 5 && drawn.drawnText(within: 30).font.size == 10)
    view.minimumScaleFactor = 0.75
    #expect(drawn.drawnText(within: 10).font.size == 7.5)
    view.numberOfLines = 2
    #expect(drawn.drawnText(within: 10).font.size == 10)
  }
}
