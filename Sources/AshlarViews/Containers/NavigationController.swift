import AshlarLayout

/// Shows the last of a stack of controllers, under a bar with its title.
///
/// The stack is its ``ViewController/children``. There is no animation: what is pushed is there at once.
open class NavigationController: ViewController {
  /// The bar at the top; another one may take its place.
  public var navigationBar = Bar(height: Bar.StandardHeight.navigation) { didSet { configureContainer() } }
  /// The bar at the bottom, hidden unless shown; another one may take its place.
  public var toolbar = Bar(height: Bar.StandardHeight.tools) {
    didSet {
      toolbar.isHidden = isToolbarHidden
      configureContainer()
    }
  }

  /// Whether the bar at the top is hidden.
  public var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether the bar at the bottom is hidden; `true` unless set.
  public var isToolbarHidden = true {
    didSet {
      toolbar.isHidden = isToolbarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var container: BarContainer? { viewIfLoaded as? BarContainer }

  /// Makes a controller with an empty stack.
  public override init() {
    super.init()
    toolbar.isHidden = true
  }

  /// The controller that is shown: the last of the stack.
  public var topViewController: ViewController? { children.last }

  /// Puts a controller on the stack; one that is there already stays where it is.
  public func push(_ controller: ViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    showTop()
    controller.tellDidMove(toParent: self)
  }

  /// Takes the last controller from the stack; the first one stays.
  ///
  /// - Returns: the controller that was taken away, or `nil`.
  @discardableResult
  public func pop() -> ViewController? {
    guard children.count > 1 else { return nil }
    return removeLast(children.count - 1).first
  }

  /// Takes from the stack what lies on top of one of its controllers.
  ///
  /// - Returns: the controllers that were taken away, in the order of the stack; nothing if it is not on the stack.
  @discardableResult
  public func pop(to controller: ViewController) -> [ViewController] {
    guard let index = children.firstIndex(where: { $0 === controller }) else { return [] }
    return removeLast(index + 1)
  }

  /// Makes the stack consist of other controllers; those that are on both stacks stay.
  public func setViewControllers(_ controllers: [ViewController]) {
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    for child in leaving { child.tellWillMove(toParent: nil) }
    for child in leaving { child.removeFromParent() }
    let coming = controllers.filter { $0.parent !== self }
    for child in coming { addChild(child) }
    children = controllers.filter { $0.parent === self }
    showTop()
    for child in coming { child.tellDidMove(toParent: self) }
  }

  /// Takes all controllers from a place on away, and shows what is below them.
  private func removeLast(_ start: Int) -> [ViewController] {
    let leaving = Array(children[start...])
    for child in leaving { child.tellWillMove(toParent: nil) }
    let owners = leaving.map { $0.owner }
    container?.show(children[start - 1])
    withExtendedLifetime(owners) {
      for child in leaving { child.removeFromParent() }
    }
    stackDidChange()
    return leaving
  }

  private func showTop() {
    container?.show(topViewController)
    stackDidChange()
  }

  private func stackDidChange() {
    viewIfLoaded?.setNeedsLayout()
    (parent as? TabBarController)?.updateBar()
  }

  /// Makes a view that places the bars and the view of the last controller.
  open override func loadView() { view = BarContainer() }

  override func viewWasTaken() { configureContainer() }

  private func configureContainer() {
    guard let container else { return }
    container.topBar = navigationBar
    container.bottomBar = toolbar
    container.show(topViewController)
  }
}
