import AshlarViews
import Foundation

/// What the controller of Ashlar would do, the members do that subclasses override.
extension UIViewController: @MainActor ViewControllerOwner {
  /// Calls ``loadView()``.
  public func loadView(of controller: ViewController) { loadView() }
  /// Calls ``viewDidLoad()``.
  public func viewDidLoad(of controller: ViewController) { viewDidLoad() }
  /// Calls ``updateViewConstraints()``.
  public func updateViewConstraints(of controller: ViewController) { updateViewConstraints() }
  /// Calls ``viewWillLayoutSubviews()``.
  public func viewWillLayoutSubviews(of controller: ViewController) { viewWillLayoutSubviews() }
  /// Calls ``viewDidLayoutSubviews()``.
  public func viewDidLayoutSubviews(of controller: ViewController) { viewDidLayoutSubviews() }
  /// Calls ``viewSafeAreaInsetsDidChange()``.
  public func viewSafeAreaInsetsDidChange(of controller: ViewController) { viewSafeAreaInsetsDidChange() }
  /// Calls ``viewLayoutMarginsDidChange()``.
  public func viewLayoutMarginsDidChange(of controller: ViewController) { viewLayoutMarginsDidChange() }
  /// Calls ``willMove(toParent:)``.
  public func controller(_ controller: ViewController, willMoveToParent parent: ViewController?) {
    willMove(toParent: parent?.owner as? UIViewController)
  }
  /// Calls ``didMove(toParent:)``.
  public func controller(_ controller: ViewController, didMoveToParent parent: ViewController?) {
    didMove(toParent: parent?.owner as? UIViewController)
  }
  /// Calls ``viewWillAppear(_:)``.
  public func viewWillAppear(of controller: ViewController) { viewWillAppear(false) }
  /// Calls ``viewIsAppearing(_:)`` and ``viewDidAppear(_:)``.
  public func viewDidAppear(of controller: ViewController) {
    viewIsAppearing(false)
    viewDidAppear(false)
  }
  /// Calls ``viewWillDisappear(_:)``.
  public func viewWillDisappear(of controller: ViewController) { viewWillDisappear(false) }
  /// Calls ``viewDidDisappear(_:)``.
  public func viewDidDisappear(of controller: ViewController) { viewDidDisappear(false) }
}
