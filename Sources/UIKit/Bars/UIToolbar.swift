import AshlarViews
import Foundation

/// A bar with buttons: 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  weak var navigation: UINavigationController?

  override class func makeAshlarView() -> View { Bar(height: Bar.StandardHeight.tools) }

  var ashlarBar: Bar { owned(as: Bar.self) }

  /// The buttons and spaces. Buttons are kept and are not drawn; custom views have to be added by the file itself.
  open var items: [UIBarButtonItem]?

  /// Sets the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether something shines through, so that views reach under the bar.
  open var isTranslucent = true { didSet { navigation?.extentOfChildrenDidChange() } }

  /// What the bar is filled with, or `nil`.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
}
