import AshlarLayout
import AshlarViews
import Foundation

/// A control with a title, an image, or both.
///
/// Without a ``configuration`` it is as large as image and title beside each other and ``contentEdgeInsets``. A title alone
/// has 6 points above and below it while there are no insets, and at least 30 points of width: an older button of the
/// system that says "Hello World" is 78 × 30, one that says "On" 30 × 30 (E. Sadun, "iOS Auto Layout Demystified", chapter
/// 1), one of 18 points 33 high with 21 of text (stackoverflow.com/a/70778238). Beside an image there is no such space: an
/// image of 13 × 22 and a title of 73 × 21.5 make 86 × 22 (github.com/idrisr/notes, UIKit/UIButton.md).
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class func makeAshlarView() -> View { ArrangedButton() }

  /// The space above and below a title alone.
  static let titleMargin: CGFloat = 6
  /// The least width of a title alone.
  static let minimumTitleWidth: CGFloat = 30

  var arranged: ArrangedButton {
    guard let arranged = ashlarView as? ArrangedButton else {
      preconditionFailure("a subclass of UIButton cannot own another kind of view than an ArrangedButton")
    }
    return arranged
  }

  /// What the button is; it decides the look of titles that say nothing themselves.
  public private(set) var buttonType = ButtonType.custom

  /// What was set for each state, by its bits.
  private var contents: [UInt: StateContent] = [:]
  private var ownTitleLabel: UILabel?
  private var ownSubtitleLabel: UILabel?
  private var ownImageView: UIImageView?
  private var background: View?

  // MARK: Making

  /// Makes a plain button, ``ButtonType/custom``.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a plain button, ``ButtonType/custom``, that shows title and image of an action and calls it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    show(primaryAction)
  }

  /// Makes a plain button; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// Makes a button of a type that shows title and image of an action and calls it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let name = buttonType.symbol { setImage(UIImage(systemName: name), for: .normal) }
    showContent()
  }

  /// Makes a button that looks as a configuration says and calls an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    showContent()
  }

  private func show(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: Look

  /// How the button looks and lies, or `nil`: as the type, the insets and the alignments of the control say.
  open var configuration: Configuration? { didSet { showContent() } }

  /// Changes the configuration when the state of the button does, or `nil`: nothing does.
  ///
  /// It is called before the next layout, as soon as it is set, too; ``setNeedsUpdateConfiguration()`` asks for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Changes the configuration of a button to what its state wants.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  private var needsUpdateConfiguration = false

  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsUpdateConstraints()
  }

  /// Changes the configuration to what the state wants: calls ``configurationUpdateHandler``. Overrides call `super`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Updates the configuration if that was asked for; overrides call `super` last.
  open override func updateConstraints() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    super.updateConstraints()
  }

  /// What a press shows, or `nil`; menus do not open here, so nothing depends on it.
  open var menu: UIMenu?

  /// The space around image and title, in points; without, a title alone has some. A configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { showContent() } }
  /// Moves the title, in points; no size depends on it. A configuration does without.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { showContent() } }
  /// Moves the image, in points; no size depends on it. A configuration does without.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { showContent() } }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { showContent() } }
  open override var contentVerticalAlignment: ContentVerticalAlignment { didSet { showContent() } }

  override func stateDidChange() {
    super.stateDidChange()
    showContent()
    setNeedsUpdateConfiguration()
  }

  /// Takes the colour of titles; overrides call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  // MARK: States

  private func content(_ state: State) -> StateContent { contents[state.rawValue] ?? StateContent() }

  private func change(_ state: State, _ body: (inout StateContent) -> Void) {
    body(&contents[state.rawValue, default: StateContent()])
    showContent()
  }

  /// Sets the title of a state, or `nil`: that of the normal one is shown.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the title of several looks of a state, or `nil`: that of the normal one is shown. It comes before a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }
  /// Sets the colour of the title of a state, or `nil`: that of the normal one is used.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the image of a state, or `nil`: that of the normal one is shown.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image under the content of a state, or `nil`: that of the normal one is shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Sets what the size of a symbol follows from in a state where it says nothing about that itself, or `nil`: that of the
  /// normal one counts.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbol = configuration } }

  /// What the size of a symbol was told to follow from in a state, or `nil`: nothing.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(state).symbol
  }

  /// The title that was set for a state, or `nil`: none.
  open func title(for state: State) -> String? { content(state).title }
  /// The title of several looks that was set for a state, or `nil`: none.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(state).attributedTitle }
  /// The colour of the title in a state: what was set for it or for the normal one, else that of the button's type.
  open func titleColor(for state: State) -> UIColor? {
    content(state).titleColor ?? content(.normal).titleColor ?? standardTitleColor
  }
  /// The image that was set for a state, or `nil`: none.
  open func image(for state: State) -> UIImage? { content(state).image }
  /// The image under the content that was set for a state, or `nil`: none.
  open func backgroundImage(for state: State) -> UIImage? { content(state).backgroundImage }

  /// The title that is shown now.
  open var currentTitle: String? { content(state).title ?? content(.normal).title ?? configuration?.title }
  /// The title of several looks that is shown now.
  open var currentAttributedTitle: NSAttributedString? {
    content(state).attributedTitle ?? content(.normal).attributedTitle
  }
  /// The colour of the title now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? standardTitleColor }
  /// The image that is shown now.
  open var currentImage: UIImage? { content(state).image ?? content(.normal).image ?? configuration?.image }
  /// The image under the content that is shown now.
  open var currentBackgroundImage: UIImage? {
    content(state).backgroundImage ?? content(.normal).backgroundImage
  }

  private var standardTitleColor: UIColor {
    if let configuration { return configuration.foreground(tint: tintColor) }
    return buttonType == .custom ? .white : tintColor
  }

  // MARK: Parts

  /// Shows the title: its font, its lines and the like are changed here, its text and colour by the button.
  open var titleLabel: UILabel? { titleLabelMade }

  private var titleLabelMade: UILabel {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : UIButton.systemTypeFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    ownTitleLabel = label
    addSubview(label)
    arranged.titleView = label.label
    return label
  }

  /// The titles of buttons of the system have been smaller since iOS 7.
  private static let systemTypeFontSize: CGFloat = 15

  private var subtitleLabelMade: UILabel {
    if let ownSubtitleLabel { return ownSubtitleLabel }
    let label = UILabel()
    ownSubtitleLabel = label
    addSubview(label)
    arranged.subtitleView = label.label
    return label
  }

  /// Shows the image, which the button sets.
  open var imageView: UIImageView? { imageViewMade }

  private var imageViewMade: UIImageView {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    ownImageView = view
    insertSubview(view, at: background == nil ? 0 : 1)
    arranged.imageView = view.ashlarView as? ImageView
    return view
  }

  // MARK: Showing

  private func showContent() {
    showTitle()
    let image = currentImage
    if image != nil || ownImageView != nil {
      imageViewMade.image = image
      imageViewMade.preferredSymbolConfiguration =
        content(state).symbol ?? content(.normal).symbol ?? configuration?.preferredSymbolConfigurationForImage
    }
    showBackground()
    arranged.arrangement = configuration?.arrangement ?? ownArrangement
    arranged.arrangement.horizontal = .init(contentHorizontalAlignment)
    arranged.arrangement.vertical = .init(contentVerticalAlignment)
  }

  private func showTitle() {
    let (title, attributed) = (currentTitle, currentAttributedTitle)
    let color = currentTitleColor
    let isFaded = !isEnabled || isHighlighted
    if title != nil || attributed != nil || ownTitleLabel != nil {
      let label = titleLabelMade
      if let configuration { configuration.prepare(label) }
      label.textColor = isFaded ? color.withAlphaComponent(color.cgColor.alpha * UIButton.fadedAlpha) : color
      if let attributed {
        label.attributedText = attributed
      } else if title == configuration?.title, let text = configuration?.styledTitle(in: label) {
        label.attributedText = text
      } else {
        label.text = title
      }
    }
    let subtitle = configuration?.subtitle
    if subtitle != nil || ownSubtitleLabel != nil {
      subtitleLabelMade.text = subtitle
      subtitleLabelMade.textColor = color
      configuration?.prepareSubtitle(subtitleLabelMade)
    }
  }

  /// How opaque the title is while the button is pressed or cannot be.
  private static let fadedAlpha: CGFloat = 0.35

  private var ownArrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.contentInsets = EdgeInsets(contentEdgeInsets)
    arrangement.titleInsets = EdgeInsets(titleEdgeInsets)
    arrangement.imageInsets = EdgeInsets(imageEdgeInsets)
    let hasTitle = ownTitleLabel?.text?.isEmpty == false
    if hasTitle, currentImage == nil, contentEdgeInsets == .zero {
      arrangement.contentInsets.top = UIButton.titleMargin
      arrangement.contentInsets.bottom = UIButton.titleMargin
      arrangement.minimumWidth = UIButton.minimumTitleWidth
    }
    return arrangement
  }

  private func showBackground() {
    let image = currentBackgroundImage
    arranged.minimumSize = image.map { Size($0.size) } ?? .zero
    let color = configuration?.fill(tint: tintColor)
    let stroke = configuration?.background ?? UIBackgroundConfiguration()
    guard image != nil || color != nil || stroke.strokeWidth > 0 || background != nil else { return }
    let view = background as? ImageView ?? ImageView()
    if background == nil {
      background = view
      ashlarView.insertSubview(view, at: 0)
      arranged.backgroundView = view
    }
    view.image = image?.values.image
    view.backgroundColor = color?.shade.color
    view.cornerRadius = Double(configuration?.cornerRadius ?? 0)
    view.borderWidth = Double(stroke.strokeWidth)
    view.borderColor = (stroke.strokeColor ?? tintColor).shade.color
  }
}

/// What a button shows in a state.
private struct StateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

extension ButtonArrangement.Placement {
  fileprivate init(_ alignment: UIControl.ContentHorizontalAlignment) {
    switch alignment {
    case .left: self = .near
    case .right: self = .far
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .fill: self = .fill
    case .center: self = .middle
    }
  }

  fileprivate init(_ alignment: UIControl.ContentVerticalAlignment) {
    switch alignment {
    case .top: self = .near
    case .bottom: self = .far
    case .fill: self = .fill
    case .center: self = .middle
    }
  }
}
