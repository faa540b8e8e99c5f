import AshlarLayout
import AshlarViews
import Foundation

/// Shows the last of a stack of controllers, under a bar with its title.
///
/// There is no animation: what is pushed is there at once.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  private let ownToolbar = UIToolbar()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type.
  /// The bar at the bottom, hidden unless shown; never `nil`.
  open var toolbar: UIToolbar! { ownToolbar }

  override class func makeAshlarController() -> ViewController { NavigationController() }

  private var ashlarNavigation: NavigationController { owned(as: NavigationController.self) }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeBars()
  }

  /// Makes a controller with an empty stack; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeBars()
  }

  /// Makes a controller with one on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    takeBars()
    pushViewController(rootViewController, animated: false)
  }

  private func takeBars() {
    navigationBar.navigation = self
    ownToolbar.navigation = self
    ashlarNavigation.navigationBar = navigationBar.ashlarBar
    ashlarNavigation.toolbar = ownToolbar.ashlarBar
  }

  /// Makes a view that places the bars and the view of the last controller.
  open override func loadView() { takePlainView(BarContainerView()) }

  // MARK: The stack

  /// The stack, the controller that is shown last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes the stack consist of other controllers; those that are on both stacks stay.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    withExtendedLifetime(children) {
      for controller in viewControllers { prepare(controller) }
      ashlarNavigation.setViewControllers(viewControllers.map { $0.ashlarController })
    }
    itemsDidChange()
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }

  /// The controller that is shown; nothing is presented over it.
  open var visibleViewController: UIViewController? { topViewController }

  /// Puts a controller on the stack; one that is there already stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    prepare(viewController)
    ashlarNavigation.push(viewController.ashlarController)
    itemsDidChange()
  }

  /// Takes the last controller from the stack; the first one stays.
  ///
  /// - Returns: the controller that was taken away, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let (stack, count) = (children, children.count)
    guard count > 1 else { return nil }
    return popToViewController(stack[count - 2], animated: animated)?.first
  }

  /// Takes all controllers but the first from the stack.
  ///
  /// - Returns: those that were taken away, or `nil` if there was nothing to take away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first, children.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes from the stack what lies on top of one of its controllers.
  ///
  /// - Returns: those that were taken away, in the order of the stack, or `nil` if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let stack = children
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    ashlarNavigation.pop(to: viewController.ashlarController)
    itemsDidChange()
    return Array(stack[(index + 1)...])
  }

  private func prepare(_ controller: UIViewController) { controller.traitsFromParent = TraitValues() }

  // MARK: Bars

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { ashlarNavigation.isNavigationBarHidden }
    set { ashlarNavigation.isNavigationBarHidden = newValue }
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Whether the bar at the bottom is hidden; `true` unless set.
  open var isToolbarHidden: Bool {
    get { ashlarNavigation.isToolbarHidden }
    set { ashlarNavigation.isToolbarHidden = newValue }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Gives the bars the items of the stack, and the views of all of it the room that the bars leave.
  func itemsDidChange() {
    extentOfChildrenDidChange()
    navigationBar.items = children.map { $0.navigationItem }
    ownToolbar.items = topViewController?.toolbarItems
  }
}

/// The view of a container; Ashlar's does the work.
final class BarContainerView: UIView {
  override class func makeAshlarView() -> View { BarContainer() }
}
