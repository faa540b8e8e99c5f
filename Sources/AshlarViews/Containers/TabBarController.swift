import AshlarLayout

/// Shows one of several controllers, above a bar from which one chooses.
///
/// The controllers are its ``ViewController/children``.
open class TabBarController: ViewController {
  /// The bar at the bottom; another one may take its place.
  public var tabBar = Bar(height: Bar.StandardHeight.tabs) { didSet { configureContainer() } }

  /// Which controller is shown, counted from 0, or `nil`: there is none. A place that does not exist is ignored.
  public var selectedIndex: Int? {
    get { selection }
    set {
      guard let newValue, children.indices.contains(newValue) else { return }
      selection = newValue
      showSelected()
    }
  }

  private var selection: Int?
  private var container: BarContainer? { viewIfLoaded as? BarContainer }

  /// The controller that is shown, or `nil`: there is none.
  public var selectedViewController: ViewController? { selection.map { children[$0] } }

  /// Makes the bar choose between other controllers; the one that is shown stays if it is one of them.
  public func setViewControllers(_ controllers: [ViewController]) {
    let shown = selectedViewController
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    let coming = controllers.filter { $0.parent !== self }
    for child in leaving { child.tellWillMove(toParent: nil) }
    container?.show(nil)
    for child in leaving { child.removeFromParent() }
    for child in coming { addChild(child) }
    children = controllers.filter { $0.parent === self }
    selection = children.isEmpty ? nil : children.firstIndex { $0 === shown } ?? 0
    showSelected()
    for child in coming { child.tellDidMove(toParent: self) }
  }

  private func showSelected() {
    container?.show(selectedViewController)
    updateBar()
  }

  /// Hides the bar while a controller wants it that was pushed.
  func updateBar() {
    let stack = (selectedViewController as? NavigationController)?.children ?? []
    tabBar.isHidden = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes a view that places the bar and the view of the chosen controller.
  open override func loadView() { view = BarContainer() }

  override func viewWasTaken() { configureContainer() }

  private func configureContainer() {
    guard let container else { return }
    container.isBottomBarExtended = true
    container.bottomBar = tabBar
    showSelected()
  }
}
