import AshlarLayout
import AshlarViews
import Foundation

/// A view of text on several lines.
///
/// While it scrolls it has no intrinsic size; with `isScrollEnabled` off it is as high as its text in the width that the
/// layout gives. Around the text there are 8 points above and below (``textContainerInset``) and 5 beside it
/// (`lineFragmentPadding`), as Apple documents for both.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  override class func makeAshlarView() -> View { TextArea() }

  private var area: TextArea { owned(as: TextArea.self) }

  private var ownText: NSAttributedString?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// Makes a view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view without text; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.view = self
    showInsets()
    showText()
  }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means the empty text.
  /// What the view says, in its own look.
  open var text: String! {
    get { ownText?.string ?? area.label.text ?? "" }
    set {
      ownText = nil
      area.label.text = newValue
      showText()
    }
  }

  /// Whether the view says anything.
  open var hasText: Bool { !text.isEmpty }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means the empty text.
  /// What the view says in several looks; its own stands in for what the text leaves open.
  open var attributedText: NSAttributedString! {
    get { ownText ?? NSAttributedString(string: text, attributes: [.font: shownFont]) }
    set {
      ownText = newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      showText()
    }
  }

  private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

  /// How the text looks; the system's font in 12 points unless set. Setting it changes the whole text.
  open var font: UIFont? {
    get { shownFont }
    set {
      ownFont = newValue
      if let newValue { ownText = ownText?.setting(.font, newValue) }
      showText()
    }
  }

  /// What the text is drawn with. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      if let newValue { ownText = ownText?.setting(.foregroundColor, newValue) }
      showText()
    }
  }

  /// Where lines lie between left and right.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(area.label.textAlignment) }
    set { area.label.textAlignment = newValue.alignment }
  }

  /// Whether fonts that were made to follow the content size category follow that of the view's traits.
  open var adjustsFontForContentSizeCategory = false { didSet { showText() } }

  /// Takes the fonts of another content size category; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { showText() }
  }

  private func showText() {
    let category = adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory : nil
    let font = category.map { shownFont.adjusted(to: $0) } ?? shownFont
    area.label.font = font.font
    area.label.textColor = (textColor ?? .label).shade.color
    if let ownText { area.label.spans = ownText.spans(standard: font, adjustedTo: category) }
    area.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  /// The space above, beside and below the text, in points; beside it comes `lineFragmentPadding` on top.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { showInsets() } }

  /// How the text fills its room.
  public let textContainer = NSTextContainer()

  /// Whether text is scrolled that does not fit; without, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { area.isScrollable = isScrollEnabled } }

  func showInsets() {
    var insets = EdgeInsets(textContainerInset)
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    area.textInsets = insets
    area.label.numberOfLines = textContainer.maximumNumberOfLines
    area.label.lineBreakMode = textContainer.lineBreakMode.mode
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the user may change the text; without, the view cannot become first responder to edit.
  open var isEditable = true
  /// Whether the user may select text; there are no fingers on Linux, so nothing depends on it.
  open var isSelectable = true

  /// Which keys the text wants; kept for the app.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; kept for the app.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become large by themselves; kept for the app.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept for the app.
  open var autocorrectionType = UITextAutocorrectionType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type.
  /// What the text is about; kept for the app.
  open var textContentType: UITextContentType!
  /// Whether misspelled words are marked; kept for the app.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks become others; kept for the app.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash; kept for the app.
  open var smartDashesType = UITextSmartDashesType.default
  /// How dark the keyboard is; kept for the app.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text; kept for the app.
  open var enablesReturnKeyAutomatically = false
  /// What comes in place of the keyboard, or `nil`; kept for the app.
  open var inputView: UIView?
  /// What lies on top of the keyboard, or `nil`; kept for the app.
  open var inputAccessoryView: UIView?

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// While the text may be changed and the delegate agrees.
  open override var canBecomeFirstResponder: Bool {
    isEditable && textDelegate?.textViewShouldBeginEditing(self) != false
  }

  /// Begins editing; the delegate hears of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing { textDelegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing; the delegate hears of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasEditing { textDelegate?.textViewDidEndEditing(self) }
    return true
  }
}

/// Hears of what happens to a text view; what it does not implement is allowed, and not heard.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The user changed the text; there is no keyboard on Linux, so only code says so.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does not listen.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does not listen.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does not listen.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// How the text of a text view fills its room.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var view: UITextView?

  /// Makes a container of its own.
  public override init() { super.init() }

  /// The space kept on both sides of lines, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.showInsets() } }
  /// How many lines there may be; 0: any number.
  open var maximumNumberOfLines = 0 { didSet { view?.showInsets() } }
  /// What is drawn of text that is too long; it changes no size.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.showInsets() } }
}
