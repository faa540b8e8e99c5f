import AshlarLayout
import AshlarViews
import Foundation

/// A bar that shows how much is done.
///
/// It is 4 high (2.5 in the style of bars) and has no width of its own: from memory of iOS 14, no source found. Pictures do
/// not draw it.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override class func makeAshlarView() -> View { FixedSizeView() }

  /// Makes a bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showStyle()
  }

  /// Makes a bar of the default style; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showStyle()
  }

  /// Makes a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    showStyle()
  }

  /// How the bar looks.
  public enum Style: Int, Sendable {
    /// The standard.
    case `default` = 0
    /// As bars of tools show it.
    case bar = 1
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default { didSet { showStyle() } }

  private func showStyle() {
    (ashlarView as? FixedSizeView)?.contentSize = IntrinsicSize(height: progressViewStyle == .bar ? 2.5 : 4)
  }

  private var ownProgress: Float = 0

  /// How much is done, from 0 to 1; numbers beyond become the nearer end.
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = min(max(newValue, 0), 1) }
  }

  /// Sets how much is done at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done, or `nil`: the standard one. Pictures do not draw it.
  open var progressTintColor: UIColor?
  /// The colour of the rest, or `nil`: the standard one. Pictures do not draw it.
  open var trackTintColor: UIColor?
}
