import AshlarLayout
import AshlarViews
import Foundation

/// Shows one of several controllers, above a bar from which one chooses.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public let tabBar = UITabBar()

  override class func makeAshlarController() -> ViewController { TabBarController() }

  private var ashlarTabs: TabBarController { owned(as: TabBarController.self) }

  /// Makes a controller without any to choose from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeBar()
  }

  /// Makes a controller without any to choose from; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeBar()
  }

  private func takeBar() {
    tabBar.tabs = self
    ashlarTabs.tabBar = tabBar.ashlarBar
  }

  /// Makes a view that places the bar and the view of the chosen controller.
  open override func loadView() { takePlainView(BarContainerView()) }

  /// The controllers to choose from.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes the bar choose between other controllers; the one that is shown stays if it is one of them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    withExtendedLifetime(children) {
      ashlarTabs.setViewControllers(controllers.map { $0.ashlarController })
    }
    itemsDidChange()
  }

  /// The controller that is shown; one that is none of ``viewControllers`` is ignored.
  open var selectedViewController: UIViewController? {
    get { ashlarTabs.selectedViewController?.owner as? UIViewController }
    set {
      guard let newValue, let index = children.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// Which controller is shown, counted from 0; `NSNotFound`: there is none. A place that does not exist is ignored.
  open var selectedIndex: Int {
    get { ashlarTabs.selectedIndex ?? NSNotFound }
    set {
      ashlarTabs.selectedIndex = newValue
      itemsDidChange()
    }
  }

  /// Gives the bar the items of the controllers, and all of their views the room that the bar leaves.
  func itemsDidChange() {
    extentOfChildrenDidChange()
    tabBar.items = children.compactMap { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }
}
