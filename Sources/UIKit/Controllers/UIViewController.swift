import AshlarLayout
import AshlarViews
import Foundation

/// Looks after a view: makes it when it is first needed, and hears of its passes.
///
/// Everything that it does, it has a controller of Ashlar do, which it owns; what subclasses override is asked in place of
/// that. The view appears by joining a window and disappears by leaving it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// The controller of Ashlar that this one owns.
  public nonisolated(unsafe) let ashlarController: ViewController

  /// The name of the file that the view was to come from, or `nil`; there are no such files on Linux.
  public let nibName: String?

  /// The bundle that the view was to come from, or `nil`.
  public let nibBundle: Bundle?

  var givenTraits = UITraitOverrides()
  /// What the parent says about the traits of this child.
  var traitsFromParent = TraitValues()
  var topSupport: LayoutSupportGuide?
  var bottomSupport: LayoutSupportGuide?
  var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?

  /// Makes the controller that is owned; subclasses of UIKit own other kinds.
  class func makeAshlarController() -> ViewController { ViewController() }

  /// Makes a controller whose view is not loaded.
  ///
  /// - Parameter nibNameOrNil: `nil`. With a name, loading the view ends the program unless ``loadView()`` is overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ashlarController = Self.makeAshlarController()
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    ashlarController.owner = self
  }

  /// Makes a controller whose view is not loaded; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    ashlarController = Self.makeAshlarController()
    nibName = nil
    nibBundle = nil
    super.init()
    ashlarController.owner = self
  }

  /// Makes a controller whose view is not loaded.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit { ashlarController.ownerWillDeinit() }

  /// The superview of the view, else the window's.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: files set it to `nil` and pass it on without unwrapping.
  /// The view, loaded if it is not yet; `nil` is ignored.
  open var view: UIView! {
    get {
      if let view = ashlarController.view.owner as? UIView { return view }
      // `loadView()` was overridden and made none, or asks for it before it has made one.
      takePlainView(UIView())
      return viewIfLoaded
    }
    set {
      guard let newValue else { return }
      ashlarController.view = newValue.ashlarView
      traitsDidChange()
    }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { ashlarController.viewIfLoaded?.owner as? UIView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { ashlarController.isViewLoaded }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { ashlarController.loadViewIfNeeded() }

  /// Makes the view and assigns it to ``view``; the base makes a plain one that follows the size of its superview.
  open func loadView() {
    if let nibName {
      preconditionFailure(
        "UIViewController: there are no nibs on Linux, so the view of \(type(of: self)) cannot come from \"\(nibName)\"."
      )
    }
    takePlainView(UIView())
  }

  func takePlainView(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Hears that the view was loaded, once.
  open func viewDidLoad() {}

  /// Hears that the view is about to join a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Hears that the view has joined a window, before ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Hears that the view has joined a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Hears that the view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Hears that the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Hears that the view is about to lay out its subviews; its own frame is final.
  open func viewWillLayoutSubviews() {}

  /// Hears that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view in place of its `updateConstraints()`, which the base calls.
  open func updateViewConstraints() { ashlarController.updateViewConstraints() }

  /// Hears that the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Hears that the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Hears that the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Words and wishes

  /// What the controller is called, also in the bars of its containers.
  open var title: String? { didSet { titleDidChange() } }

  /// The size that a container may give the view, in points. It is kept and has no effect on frames or pictures here.
  open var preferredContentSize = CGSize.zero

  /// The edges at which the view reaches under bars; all unless set.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extentDidChange() } }

  /// Whether the view reaches under bars that let nothing shine through as well.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extentDidChange() } }

  /// Whether the bar of a tab-bar controller is hidden while the controller is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { ashlarController.hidesBottomBarWhenPushed }
    set { ashlarController.hidesBottomBarWhenPushed = newValue }
  }

  /// The buttons that a navigation controller shows in its toolbar.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.itemsDidChange() } }

  // MARK: Children

  /// Makes a controller the last child of this one; its view is the caller's business.
  open func addChild(_ childController: UIViewController) {
    ashlarController.addChild(childController.ashlarController)
  }

  /// Takes the controller from its parent; its view is the caller's business.
  open func removeFromParent() { ashlarController.removeFromParent() }

  /// Hears that the controller is about to become the child of another one, or of none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Hears that the controller has become the child of another one, or of none.
  open func didMove(toParent parent: UIViewController?) {}
}
