import AshlarLayout
import AshlarViews
import Foundation

/// A control that makes a number larger and smaller, step by step.
///
/// It is 94 × 32: from memory of iOS 13, no source found. Pictures do not draw it.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class func makeAshlarView() -> View {
    let view = FixedSizeView()
    view.contentSize = IntrinsicSize(width: 94, height: 32)
    return view
  }

  /// Makes a stepper at the origin of a frame; it has its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    resistInBothWays()
  }

  /// Makes a stepper; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    resistInBothWays()
  }

  private var ownValue = 0.0

  /// The number, kept between ``minimumValue`` and ``maximumValue``; setting it calls no action.
  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The smallest number, 0 unless set.
  open var minimumValue = 0.0 { didSet { value = ownValue } }
  /// The largest number, 100 unless set.
  open var maximumValue = 100.0 { didSet { value = ownValue } }
  /// The step, 1 unless set; one that is not over 0 is ignored.
  open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }
  /// Whether the step after the largest number is the smallest one, for what operates the stepper; there are no fingers on
  /// Linux.
  open var wraps = false
  /// Whether steps repeat while a finger rests; there are no fingers on Linux, so nothing depends on it.
  open var autorepeat = true
  /// Whether actions are called at each step; there are no fingers on Linux, so nothing depends on it.
  open var isContinuous = true
}
