/// An object of another toolkit that has a ``ViewController`` and may override what it does, as `UIViewController` does.
///
/// As with a ``ViewOwner``: the owner holds its controller strongly and says so by ``ViewController/owner``; in its
/// `deinit` it calls ``ViewController/ownerWillDeinit()``. A parent keeps the owners of its children alive. The defaults do
/// what the controller does.
public protocol ViewControllerOwner: AnyObject {
  /// Stands in for ``ViewController/loadView()``.
  func loadView(of controller: ViewController)
  /// Stands in for ``ViewController/viewDidLoad()``.
  func viewDidLoad(of controller: ViewController)
  /// Stands in for ``ViewController/updateViewConstraints()``.
  func updateViewConstraints(of controller: ViewController)
  /// Stands in for ``ViewController/viewWillLayoutSubviews()``.
  func viewWillLayoutSubviews(of controller: ViewController)
  /// Stands in for ``ViewController/viewDidLayoutSubviews()``.
  func viewDidLayoutSubviews(of controller: ViewController)
  /// Stands in for ``ViewController/viewSafeAreaInsetsDidChange()``.
  func viewSafeAreaInsetsDidChange(of controller: ViewController)
  /// Stands in for ``ViewController/viewLayoutMarginsDidChange()``.
  func viewLayoutMarginsDidChange(of controller: ViewController)
  /// Stands in for ``ViewController/willMove(toParent:)``.
  func controller(_ controller: ViewController, willMoveToParent parent: ViewController?)
  /// Stands in for ``ViewController/didMove(toParent:)``.
  func controller(_ controller: ViewController, didMoveToParent parent: ViewController?)
  /// Stands in for ``ViewController/viewWillAppear()``.
  func viewWillAppear(of controller: ViewController)
  /// Stands in for ``ViewController/viewDidAppear()``.
  func viewDidAppear(of controller: ViewController)
  /// Stands in for ``ViewController/viewWillDisappear()``.
  func viewWillDisappear(of controller: ViewController)
  /// Stands in for ``ViewController/viewDidDisappear()``.
  func viewDidDisappear(of controller: ViewController)
}

extension ViewControllerOwner {
  /// What the controller itself does.
  public func loadView(of controller: ViewController) { controller.loadView() }
  /// What the controller itself does.
  public func viewDidLoad(of controller: ViewController) { controller.viewDidLoad() }
  /// What the controller itself does.
  public func updateViewConstraints(of controller: ViewController) { controller.updateViewConstraints() }
  /// What the controller itself does.
  public func viewWillLayoutSubviews(of controller: ViewController) { controller.viewWillLayoutSubviews() }
  /// What the controller itself does.
  public func viewDidLayoutSubviews(of controller: ViewController) { controller.viewDidLayoutSubviews() }
  /// What the controller itself does.
  public func viewSafeAreaInsetsDidChange(of controller: ViewController) { controller.viewSafeAreaInsetsDidChange() }
  /// What the controller itself does.
  public func viewLayoutMarginsDidChange(of controller: ViewController) { controller.viewLayoutMarginsDidChange() }
  /// What the controller itself does.
  public func controller(_ controller: ViewController, willMoveToParent parent: ViewController?) {
    controller.willMove(toParent: parent)
  }
  /// What the controller itself does.
  public func controller(_ controller: ViewController, didMoveToParent parent: ViewController?) {
    controller.didMove(toParent: parent)
  }
  /// What the controller itself does.
  public func viewWillAppear(of controller: ViewController) { controller.viewWillAppear() }
  /// What the controller itself does.
  public func viewDidAppear(of controller: ViewController) { controller.viewDidAppear() }
  /// What the controller itself does.
  public func viewWillDisappear(of controller: ViewController) { controller.viewWillDisappear() }
  /// What the controller itself does.
  public func viewDidDisappear(of controller: ViewController) { controller.viewDidDisappear() }
}
