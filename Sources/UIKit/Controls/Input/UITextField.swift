import AshlarLayout
import AshlarViews
import Foundation

/// A control of one line of text.
///
/// Its intrinsic size is that of the text, or of the placeholder while there is none. A border takes 7 points on each side;
/// with round corners it is at least 34 high. Both are from memory of iOS 13: no source found.
@preconcurrency @MainActor
open class UITextField: UIControl {
  override class func makeAshlarView() -> View { TextField() }

  private var field: TextField { owned(as: TextField.self) }

  static let borderInset = 7.0
  static let roundedHeight = 34.0

  private var ownText: NSAttributedString?
  private var isPlain = true
  private var ownFont: UIFont?

  // MARK: Text

  /// What the field says; `nil` that is set becomes the empty text. Setting it calls no action.
  open var text: String? {
    get { ownText?.string ?? "" }
    set {
      isPlain = true
      ownText = newValue.map { NSAttributedString(string: $0) }
      showText()
    }
  }

  /// Whether the field says anything.
  open var hasText: Bool { ownText.map { $0.length > 0 } ?? false }

  /// What the field says in several looks; the field's own stands in for what the text leaves open.
  open var attributedText: NSAttributedString? {
    get { ownText }
    set {
      isPlain = false
      ownText = newValue.map { NSAttributedString(attributedString: $0) }
      showText()
    }
  }

  /// What is shown while there is no text, or `nil`: nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown in several looks while there is no text, or `nil`: nothing.
  open var attributedPlaceholder: NSAttributedString? { didSet { showText() } }

  /// How the text looks; the system's font in 17 points unless set.
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      ownFont = newValue
      showText()
    }
  }

  /// Whether a font that was made to follow the content size category follows that of the field's traits.
  open var adjustsFontForContentSizeCategory = false { didSet { showText() } }

  /// The font, as large as the content size category wants it.
  private var shownFont: UIFont {
    let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return category.map { font.adjusted(to: $0) } ?? font
  }

  /// What fonts follow, or `nil`: nothing.
  private var category: UIContentSizeCategory? {
    adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory : nil
  }

  /// Takes the font of another content size category; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { showText() }
  }

  /// Whether a text is drawn smaller where it does not fit; it changes no intrinsic size.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }

  /// How small a text may become that is drawn smaller, in points; 0: as small as it takes.
  open var minimumFontSize: CGFloat = 0 { didSet { showText() } }

  /// What the text is drawn with.
  open var textColor: UIColor? { didSet { showText() } }

  /// Where the text lies between left and right.
  open var textAlignment = NSTextAlignment.natural { didSet { field.label.textAlignment = textAlignment.alignment } }

  /// Whether a dot stands for each character.
  open var isSecureTextEntry = false { didSet { showText() } }

  private func showText() {
    let font = shownFont
    let label = field.label
    label.font = font.font
    label.shrinksToFit = adjustsFontSizeToFitWidth
    label.smallestScale = font.pointSize > 0 ? Double(minimumFontSize / font.pointSize) : 0
    if let text = ownText, text.length > 0 {
      label.textColor = (textColor ?? .label).shade.color
      if isSecureTextEntry {
        label.text = String(repeating: "\u{2022}", count: text.string.count)
      } else if isPlain {
        label.text = text.string
      } else {
        label.spans = text.spans(standard: font, adjustedTo: category)
      }
    } else {
      label.textColor = UIColor.placeholderText.shade.color
      if let attributedPlaceholder {
        label.spans = attributedPlaceholder.spans(standard: font, adjustedTo: category)
      } else {
        label.text = nil
      }
    }
    field.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Border

  /// What is drawn around the field.
  open var borderStyle = BorderStyle.none {
    didSet {
      let inset = borderStyle == .none ? 0 : UITextField.borderInset
      field.textInsets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      field.minimumHeight = borderStyle == .roundedRect ? UITextField.roundedHeight : 0
      field.borderWidth = borderStyle == .none ? 0 : UITextField.borderWidth
      field.borderColor = UIColor.separator.shade.color
      field.cornerRadius = borderStyle == .roundedRect ? UITextField.cornerRadius : 0
      setNeedsLayout()
    }
  }

  private static let borderWidth = 0.5
  private static let cornerRadius = 5.0

  // MARK: Beside the text

  /// Lies before the text, or `nil`: nothing does. It keeps its own size.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Lies behind the text, or `nil`: nothing does. It keeps its own size.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When there is room for a button that clears the text; pictures do not draw it.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ former: UIView?, by view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var isLeftViewShown: Bool { leftView != nil && shows(leftViewMode) }
  private var isRightViewShown: Bool { rightView != nil && shows(rightViewMode) }
  private var isClearButtonShown: Bool {
    shows(clearButtonMode) && ownText?.string.isEmpty == false && !isRightViewShown
  }

  // MARK: Rectangles

  /// Where the border lies in bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies in bounds: inside of the border, between what is shown beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = CGFloat(field.textInsets.left)
    var (start, end) = (bounds.minX + inset, bounds.maxX - inset)
    let (left, right) = isReversed ? (isRightViewShown, isLeftViewShown) : (isLeftViewShown, isRightViewShown)
    if left {
      start = max(start, (isReversed ? rightViewRect(forBounds: bounds) : leftViewRect(forBounds: bounds)).maxX)
    }
    if right { end = min(end, (isReversed ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)).minX) }
    if isClearButtonShown {
      let button = clearButtonRect(forBounds: bounds)
      if isReversed { start = max(start, button.maxX) } else { end = min(end, button.minX) }
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  /// Where the placeholder lies in bounds: where the text would.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text lies in bounds while it is edited: where it does otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button that clears the text lies in bounds: 19 × 19, 5 from the end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let gap: CGFloat = 5
    return CGRect(
      x: isReversed ? bounds.minX + gap : bounds.maxX - gap - side, y: bounds.midY - side / 2, width: side, height: side
    )
  }

  /// Where ``leftView`` lies in bounds: at the beginning, in its own size, in the middle between top and bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, atLeft: !isReversed, in: bounds) }

  /// Where ``rightView`` lies in bounds: at the end, in its own size, in the middle between top and bottom.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, atLeft: isReversed, in: bounds) }

  private func rect(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the text and what is beside it; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isLeftViewShown
    rightView?.isHidden = !isRightViewShown
    if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
    let isEmpty = ownText?.string.isEmpty != false
    let rect =
      isEmpty
      ? placeholderRect(forBounds: bounds) : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = min(max(field.label.sizeThatFits(.zero).height, field.lineHeight), Double(rect.height))
    field.label.frame = Rect(x: rect.minX, y: rect.midY - height / 2, width: Double(max(rect.width, 0)), height: height)
  }

  // MARK: Editing

  /// Hears of what happens to the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// While the field is enabled and the delegate agrees.
  open override var canBecomeFirstResponder: Bool { isEnabled && delegate?.textFieldShouldBeginEditing(self) != false }

  /// While the delegate agrees.
  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) != false }

  /// Begins editing; the delegate and actions for `editingDidBegin` hear of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing {
      setNeedsLayout()
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    }
    return true
  }

  /// Ends editing; the delegate and actions for `editingDidEnd` hear of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      setNeedsLayout()
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    return true
  }

  /// Which keys the text wants; kept for the app.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; kept for the app.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become large by themselves; kept for the app.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept for the app.
  open var autocorrectionType = UITextAutocorrectionType.default
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type.
  /// What the text is about; kept for the app.
  open var textContentType: UITextContentType!
}

extension UITextField {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A deep line.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
