import AshlarViews
import Foundation

/// How the lines of a paragraph are placed; all lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let mark = AttributeMark()
  final fileprivate(set) var values = ParagraphValues()

  /// A paragraph without indents and spaces.
  public override init() {
    super.init()
  }

  /// The style of text that says nothing else.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate func changed(to values: ParagraphValues) -> Self {
    self.values = values
    return self
  }

  /// Where lines lie between left and right.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long for its lines; it changes no size.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way the text runs; kept for the app.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space after each line but the last of the text.
  open var lineSpacing: CGFloat { values.style.lineSpacing }
  /// The space after the paragraph, on top of ``lineSpacing``.
  open var paragraphSpacing: CGFloat { values.style.spacingAfter }
  /// The space before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.style.spacingBefore }
  /// How far the first line begins from the edge.
  open var firstLineHeadIndent: CGFloat { values.style.firstLineIndent }
  /// How far the other lines begin from the edge.
  open var headIndent: CGFloat { values.style.indent }
  /// Where lines end: over 0 from the edge where they begin, else from the other one.
  open var tailIndent: CGFloat { values.style.tailIndent }
  /// A line is at least this high.
  open var minimumLineHeight: CGFloat { values.style.minimumLineHeight }
  /// A line is at most this high; 0: no limit.
  open var maximumLineHeight: CGFloat { values.style.maximumLineHeight }
  /// How many times as high as its letters a line is; 0: once.
  open var lineHeightMultiple: CGFloat { values.style.lineHeightMultiple }

  /// A style of the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().changed(to: values) }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle().changed(to: values) }

  /// Whether the other object is a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }

  /// The style as Ashlar measures it.
  final var style: ParagraphStyle {
    var style = values.style
    style.alignment = values.alignment.alignment
    return style
  }
}

/// How the lines of a paragraph are placed, to be changed; strings keep the style that they are given as it is then.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie between left and right.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that is too long for its lines; it changes no size.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way the text runs; kept for the app.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The space after each line but the last of the text.
  open override var lineSpacing: CGFloat {
    get { values.style.lineSpacing }
    set { values.style.lineSpacing = newValue }
  }
  /// The space after the paragraph, on top of ``lineSpacing``.
  open override var paragraphSpacing: CGFloat {
    get { values.style.spacingAfter }
    set { values.style.spacingAfter = newValue }
  }
  /// The space before the paragraph, unless it is the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.style.spacingBefore }
    set { values.style.spacingBefore = newValue }
  }
  /// How far the first line begins from the edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.style.firstLineIndent }
    set { values.style.firstLineIndent = newValue }
  }
  /// How far the other lines begin from the edge.
  open override var headIndent: CGFloat {
    get { values.style.indent }
    set { values.style.indent = newValue }
  }
  /// Where lines end: over 0 from the edge where they begin, else from the other one.
  open override var tailIndent: CGFloat {
    get { values.style.tailIndent }
    set { values.style.tailIndent = newValue }
  }
  /// A line is at least this high.
  open override var minimumLineHeight: CGFloat {
    get { values.style.minimumLineHeight }
    set { values.style.minimumLineHeight = newValue }
  }
  /// A line is at most this high; 0: no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.style.maximumLineHeight }
    set { values.style.maximumLineHeight = newValue }
  }
  /// How many times as high as its letters a line is; 0: once.
  open override var lineHeightMultiple: CGFloat {
    get { values.style.lineHeightMultiple }
    set { values.style.lineHeightMultiple = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// What a paragraph style says.
struct ParagraphValues: Hashable {
  var style = ParagraphStyle()
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
}
