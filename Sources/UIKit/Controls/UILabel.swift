import AshlarLayout
import AshlarViews
import Foundation

/// A view that shows text, of one look or of several.
///
/// Its intrinsic size is that of the text. Where it may take several lines, its height depends on the width that the layout
/// gives it, unless ``preferredMaxLayoutWidth`` is set.
@preconcurrency @MainActor
open class UILabel: UIView {
  override class func makeAshlarView() -> View { Label() }

  /// The label of Ashlar that does all the work.
  var label: Label { owned(as: Label.self) }

  /// Makes a label without text; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label without text; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var attributed: NSAttributedString?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  // MARK: Text

  /// What the label says, or `nil`: nothing, in no space. Setting it gives the whole text the look of the label.
  open var text: String? {
    get { label.text }
    set {
      attributed = nil
      label.text = newValue
    }
  }

  /// What the label says in several looks; the label's own stands in for what the text leaves open.
  ///
  /// Setting ``font``, ``textColor`` or ``textAlignment`` later changes it all over.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      showAttributed()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: effectiveFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }

  private func showAttributed() {
    if let attributed {
      let category =
        adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory : nil
      label.spans = attributed.spans(standard: effectiveFont, adjustedTo: category)
    } else {
      label.text = nil
    }
  }

  // MARK: Look

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means the standard font.
  /// How the text looks; the system's font in 17 points unless set.
  open var font: UIFont! {
    get { effectiveFont }
    set {
      ownFont = newValue
      if let newValue { attributed = attributed?.setting(.font, newValue) }
      showFont()
    }
  }

  /// Whether a font that was made to follow the content size category follows that of the label's traits.
  open var adjustsFontForContentSizeCategory = false { didSet { showFont() } }

  /// The font, as large as the content size category wants it.
  private var effectiveFont: UIFont {
    let font = ownFont ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    guard adjustsFontForContentSizeCategory else { return font }
    return font.adjusted(to: traitCollection.preferredContentSizeCategory)
  }

  /// Takes the font of another content size category; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { showFont() }
  }

  private func showFont() {
    label.font = effectiveFont.font
    if attributed != nil { showAttributed() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means the standard colour.
  /// What the text is drawn with.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      if let newValue, attributed != nil {
        attributed = attributed?.setting(.foregroundColor, newValue)
        showAttributed()
      }
      showColor()
    }
  }

  /// What the text is drawn with while ``isHighlighted``, or `nil`: ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { showColor() } }
  /// Whether ``highlightedTextColor`` is used; it changes no size.
  open var isHighlighted = false { didSet { showColor() } }
  /// Whether the text is drawn with its full colour; it changes no size.
  open var isEnabled = true { didSet { showColor() } }

  private func showColor() {
    let color = ((isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label).shade.color
    label.textColor = isEnabled ? color : color.withAlpha(color.alpha * UILabel.fadedAlpha)
  }

  /// How opaque text is that is not enabled.
  private static let fadedAlpha = 0.5

  /// Where lines lie between left and right.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label.textAlignment) }
    set {
      label.textAlignment = newValue.alignment
      guard let text = attributed else { return }
      attributed = text.settingAlignment(newValue)
      showAttributed()
    }
  }

  /// What is drawn of text that is too long; it changes no size.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(label.lineBreakMode) }
    set { label.lineBreakMode = newValue.mode }
  }

  // MARK: Size

  /// How many lines the text may take; 0: any number.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }

  /// The width in points at which lines are wrapped for the intrinsic size; 0: that which the layout gives.
  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth ?? 0 }
    set { label.preferredMaxLayoutWidth = newValue > 0 ? newValue : nil }
  }

  /// Whether a text of one line is drawn smaller where it does not fit; it changes no intrinsic size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.shrinksToFit }
    set { label.shrinksToFit = newValue }
  }

  /// How small, compared with its font, a text may become that is drawn smaller; 0: as small as it takes.
  open var minimumScaleFactor: CGFloat {
    get { label.smallestScale }
    set { label.smallestScale = newValue }
  }

  /// The rectangle that the text takes in bounds on at most so many lines (0: any number), at the top left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var text = label.content.text
    text.lines = LineLimit(numberOfLines: numberOfLines)
    let size = label.textMeasurer.measure(text, within: .atMost(bounds.width)).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }
}

extension NSAttributedString {
  /// The same text with all its paragraphs at another place between left and right.
  fileprivate func settingAlignment(_ alignment: NSTextAlignment) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      style.alignment = alignment
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return NSAttributedString(attributedString: changed)
  }
}
