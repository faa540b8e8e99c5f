import AshlarLayout
import AshlarViews
import Foundation

/// A control that chooses a number between two others.
///
/// It is 31 high and has no width of its own; its frame sticks out by 2 on both sides of what constraints act on: tied
/// to the same margins as a progress bar at 16, 343 wide, it has the frame 14, 347 × 31 in a file of Interface Builder, whose
/// name was not noted. It was not measured on a device. Pictures do not draw it.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class func makeAshlarView() -> View {
    let view = FixedSizeView()
    view.contentSize = IntrinsicSize(height: 31)
    view.contentInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    return view
  }

  private var ownValue: Float = 0

  /// The number, kept between ``minimumValue`` and ``maximumValue``; setting it calls no action.
  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The smallest number, 0 unless set; one over ``maximumValue`` becomes the largest, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }

  /// The largest number, 1 unless set; one under ``minimumValue`` becomes the smallest, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }

  /// Whether actions are called while a finger moves; there are no fingers on Linux, so nothing depends on it.
  open var isContinuous = true

  /// Sets the number at once; it calls no action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The colour below the number, or `nil`: the standard one. Pictures do not draw it.
  open var minimumTrackTintColor: UIColor?
  /// The colour above the number, or `nil`: the standard one. Pictures do not draw it.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob, or `nil`: the standard one. Pictures do not draw it.
  open var thumbTintColor: UIColor?
}
