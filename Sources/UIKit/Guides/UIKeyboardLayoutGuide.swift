import AshlarViews

/// The part of a view that a keyboard covers. There is no keyboard on Linux: `UIWindow.ashlarWindow.keyboardHeight` says
/// how high one would reach, and while it is 0 the guide covers what is not safe at the bottom, as on a device.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats; none does here, so nothing depends on it.
  open var followsUndockedKeyboard = false

  /// What the guide is called that a view makes for its keyboard.
  static let ashlarIdentifier = "UIKeyboardLayoutGuide"
}

extension UIView {
  /// The part of the view that a keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = ashlarView.keyboardLayoutGuide
    if let known = guide.owner as? UIKeyboardLayoutGuide { return known }
    let made = UIKeyboardLayoutGuide()
    made.takeOver(guide)
    return made
  }
}
