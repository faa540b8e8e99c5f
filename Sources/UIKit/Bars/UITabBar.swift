import AshlarViews
import Foundation

/// A bar with tabs: 49 points high, besides what the screen covers below it.
@preconcurrency @MainActor
open class UITabBar: UIView {
  weak var tabs: UITabBarController?

  override class func makeAshlarView() -> View { Bar(height: Bar.StandardHeight.tabs) }

  var ashlarBar: Bar { owned(as: Bar.self) }

  /// The tabs, which are kept and not drawn.
  open var items: [UITabBarItem]?

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The chosen tab, or `nil`.
  open var selectedItem: UITabBarItem?

  /// Whether something shines through, so that views reach under the bar.
  open var isTranslucent = true { didSet { tabs?.extentOfChildrenDidChange() } }

  /// What the bar is filled with, or `nil`.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
}
