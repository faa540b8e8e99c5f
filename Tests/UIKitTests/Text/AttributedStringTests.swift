import Testing
import UIKit

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom.
@Suite struct AttributedStringTests {
  private let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  /// Foundation halts on values whose first stored property does not look like one of its own.
  @Test func survivesNeighboursOfOtherLooks() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let values: [(NSAttributedString.Key, Any, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 12)),
      (.foregroundColor, UIColor(white: 0, alpha: 1), UIColor.black, UIColor.systemRed),
      (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle(), style),
    ]
    for (key, one, equal, other) in values {
      let text = NSMutableAttributedString(string: "abcd", attributes: [key: one])
      text.addAttribute(key, value: other, range: NSRange(location: 1, length: 2))
      var ranges: [NSRange] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 4)) { _, range, _ in ranges.append(range) }
      #expect(
        ranges == [NSRange(location: 0, length: 1), NSRange(location: 1, length: 2), NSRange(location: 3, length: 1)])
      text.addAttribute(key, value: equal, range: NSRange(location: 0, length: 4))
      #expect(text == NSAttributedString(string: "abcd", attributes: [key: one]))
    }
  }

  @Test func measuresStrings() {
    #expect("abc".size(withAttributes: small) == CGSize(width: 15, height: 12))
    #expect(("abc" as NSString).size(withAttributes: small) == CGSize(width: 15, height: 12))
    #expect("abc\nd".size(withAttributes: small) == CGSize(width: 15, height: 24))
    // Without a font, 12 points.
    #expect("ab".size().width == 12 && abs("ab".size().height - 14.4) < 1e-12)
    #expect(NSAttributedString(string: "ab", attributes: small).size() == CGSize(width: 10, height: 12))
  }

  @Test func wrapsStrings() {
    let room = CGSize(width: 20, height: 100)
    let context = NSStringDrawingContext()
    let rect = "ab cd ef".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: small, context: context)
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 36) && context.totalBounds == rect)
    let low = CGSize(width: 20, height: 25)
    #expect(
      "ab cd ef".boundingRect(
        with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: small, context: nil
      ).height == 24)
    #expect(
      "ab cd ef".boundingRect(with: room, attributes: small, context: nil)
        == CGRect(x: 0, y: -9.5, width: 40, height: 12))
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(
      NSAttributedString(string: "ab cd", attributes: small).boundingRect(
        with: free, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
      ).width == 25)
  }

  /// Every kind of number that apps write.
  @Test(arguments: [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] as [any Sendable])
  func takesNumbersOfAnyKind(kern: any Sendable) {
    var attributes = small
    attributes[.kern] = kern
    #expect("abc".size(withAttributes: attributes).width == 21)
  }

  @Test func obeysParagraphStyles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.minimumLineHeight = 20
    style.firstLineHeadIndent = 3
    var attributes = small
    attributes[.paragraphStyle] = style
    #expect("a\nb".size(withAttributes: attributes) == CGSize(width: 8, height: 44))
  }

  @Test func copiesStyles() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineHeightMultiple = 1.5
    style.lineBreakMode = .byTruncatingTail
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle) && copy.hash == style.hash)
    style.headIndent = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.tailIndent = -7
    style.maximumLineHeight = 8
    #expect(copy != style && copy.headIndent == 0 && copy.alignment == .center && copy.lineHeightMultiple == 1.5)
    let again = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(
      again == style && again.paragraphSpacing == 5 && again.paragraphSpacingBefore == 6 && again.tailIndent == -7)
    #expect(again.maximumLineHeight == 8 && again.lineBreakMode == .byTruncatingTail)
    again.setParagraphStyle(.default)
    #expect(again == NSParagraphStyle.default && again.alignment == .natural)
  }
}
