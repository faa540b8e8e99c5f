import AshlarLayout
import AshlarViews
import Foundation

/// A control that is on or off.
///
/// Its frame is 51 × 31, and constraints act on the left 49 of it: a switch whose trailing edge is tied to that of a view
/// 298.5 × 72 has the frame 249.5, 20.5, 51, 31 in a file of Interface Builder (quoted in IBStackView.swift of Christophe
/// Bronner's storyboard2code). It was not measured on a device. Pictures do not draw it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override class func makeAshlarView() -> View { FixedSizeView() }

  private static let size = CGSize(width: 51, height: 31)
  private static let rightInset = 2.0

  /// Makes a switch at the origin of a frame; it has its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  /// Makes a switch; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame = CGRect(origin: .zero, size: UISwitch.size)
    setUp()
  }

  private func setUp() {
    let view = ashlarView as? FixedSizeView
    view?.contentInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: UISwitch.rightInset)
    view?.contentSize = IntrinsicSize(
      width: UISwitch.size.width - UISwitch.rightInset, height: Double(UISwitch.size.height))
    resistInBothWays()
  }

  /// Whether the switch is on; setting it calls no action.
  open var isOn = false

  /// Turns the switch on or off at once; it calls no action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour while the switch is on, or `nil`: the standard one. Pictures do not draw it.
  open var onTintColor: UIColor?
  /// The colour of the knob, or `nil`: the standard one. Pictures do not draw it.
  open var thumbTintColor: UIColor?
}

extension UIView {
  /// Hugging and compression resistance of controls of a fixed size, on both axes (the defaults of Interface Builder, and
  /// for date pickers, page controls and picker views those of code, too).
  func resistInBothWays() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }
}
