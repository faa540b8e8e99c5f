import AshlarLayout
import AshlarViews
import Foundation

/// A wheel that shows that something is going on.
///
/// It is 20 × 20 in the medium style and 37 × 37 in the large one, which is from memory: no source found. It is hidden while
/// it stands still, unless told otherwise. Pictures do not draw it.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override class func makeAshlarView() -> View { FixedSizeView() }

  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 × 20.
    case medium = 100
    /// 37 × 37.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// Makes a wheel of the medium style that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a wheel of the medium style that stands still; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a wheel of a style, as large as that, that stands still.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    showStyle()
  }

  private func setUp() {
    resistInBothWays()
    showStyle()
    showMotion()
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { showStyle() } }

  private func showStyle() {
    (ashlarView as? FixedSizeView)?.contentSize = IntrinsicSize(width: style.side, height: Double(style.side))
  }

  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { showMotion() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means the standard colour.
  /// What the wheel is drawn with. Pictures do not draw it.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Has the wheel turn, and be seen.
  open func startAnimating() {
    isAnimating = true
    showMotion()
  }

  /// Has the wheel stand still, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    showMotion()
  }

  private func showMotion() { isHidden = hidesWhenStopped && !isAnimating }
}
