import AshlarLayout

/// Looks after a view: makes it when it is first needed, and hears of its passes.
///
/// A controller keeps its view and its children alive; a view's pointer to its controller and a child's to its parent are
/// uncounted and cleared by the one that dies.
open class ViewController {
  private var loadedView: View?
  /// The owner of the view: before the view is in a superview, nobody else keeps it.
  private var keptViewOwner: (any ViewOwner)?
  private var isLoading = false
  var topGuide: LayoutSupport?
  var bottomGuide: LayoutSupport?

  var appearance = Appearance.disappeared

  /// The object that answers for the controller, or `nil`: the controller itself.
  public unowned(unsafe) var owner: (any ViewControllerOwner)?
  /// The owner while there is a parent; set and cleared by the latter, on whose behalf it is kept.
  var keptOwner: (any ViewControllerOwner)?

  /// The controller that this one is a child of, or `nil`.
  public internal(set) unowned(unsafe) var parent: ViewController?
  /// The controllers whose views this one puts into its own, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// What the controller adds to the safe area of its view, in points; nothing unless set.
  ///
  /// Views of child controllers get their share of it as far as they lie there. Values that are not finite are ignored.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets.isComputable else {
        additionalSafeAreaInsets = oldValue
        return
      }
      configureView()
    }
  }

  /// Whether the view reaches under the bar at the top of the container around the controller; `true` unless set.
  public var extendsUnderTopBar = true { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the view reaches under the bar at the bottom of the container around the controller; `true` unless set.
  public var extendsUnderBottomBar = true { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the bar of a ``TabBarController`` is hidden while the controller is on a stack, other than as its first.
  public var hidesBottomBarWhenPushed = false

  /// What bars of the container around the controller cover of its view, in points.
  var containerInsets = EdgeInsets.zero { didSet { if containerInsets != oldValue { configureView() } } }

  /// How much room there is from left to right; the system's margins follow it. Compact unless set: nothing derives it
  /// from a screen.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact { didSet { configureView() } }

  /// Whether the view's margins are at least the system's: ``systemMinimumLayoutMargins``; `true` unless set.
  public var viewRespectsSystemMinimumLayoutMargins = true { didSet { configureView() } }

  /// The margins that the view has at least, in points: none at the top and the bottom, 16 at the sides, 20 in a regular
  /// width.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = horizontalSizeClass == .regular ? 20.0 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Makes a controller whose view is not loaded.
  public init() {}

  deinit {
    loadedView?.controller = nil
    for child in children {
      child.parent = nil
      child.keptOwner = nil
    }
  }

  // MARK: The view

  /// The view, loaded if it is not yet.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      return isLoading ? takeView(View()) : load()
    }
    set { takeView(newValue) }
  }

  /// The view, or `nil` while it is not loaded.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  public func loadViewIfNeeded() {
    if loadedView == nil { _ = view }
  }

  private func load() -> View {
    isLoading = true
    tellLoadView()
    isLoading = false
    let view = loadedView ?? takeView(View())
    tellViewDidLoad()
    return view
  }

  @discardableResult
  private func takeView(_ view: View) -> View {
    if view === loadedView { return view }
    letViewGo()
    view.controller?.letViewGo()
    loadedView = view
    keptViewOwner = view.owner
    view.controller = self
    configureView()
    viewWasTaken()
    return view
  }

  /// Takes back what the controller gave the view.
  private func letViewGo() {
    guard let view = loadedView else { return }
    topGuide?.remove(from: view)
    bottomGuide?.remove(from: view)
    (topGuide, bottomGuide) = (nil, nil)
    loadedView = nil
    defer { keptViewOwner = nil }
    view.controller = nil
    view.insets?.additionalSafeArea = .zero
    view.insets?.minimumMargins = nil
    view.updateInsets()
  }

  /// Tells the view what the controller has to say about its insets.
  private func configureView() {
    guard let view = loadedView else { return }
    let insets = view.insetsForWriting
    insets.additionalSafeArea = additionalSafeAreaInsets + containerInsets
    insets.minimumMargins = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    view.updateInsets()
  }

  /// Hears that there is a view.
  func viewWasTaken() {}

  // MARK: What subclasses override

  /// Makes the view and assigns it to ``view``; the base makes a plain one that follows the size of its superview.
  open func loadView() {
    let view = View()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Hears that the view was loaded, once.
  open func viewDidLoad() {}

  /// Updates the constraints of the view in place of its ``View/updateConstraints()``, which the base calls.
  open func updateViewConstraints() { loadedView?.tellOwnUpdateConstraints() }

  /// Hears that the view is about to lay out its subviews; its own frame is final.
  open func viewWillLayoutSubviews() {}

  /// Hears that the view has laid out its subviews; what is in these may not have been laid out yet.
  open func viewDidLayoutSubviews() {}

  /// Hears that the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Hears that the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Hears that the controller is about to become the child of another one, or of none.
  ///
  /// ``addChild(_:)`` calls it; before ``removeFromParent()`` the caller does.
  open func willMove(toParent parent: ViewController?) {}

  /// Hears that the controller has become the child of another one, or of none.
  ///
  /// ``removeFromParent()`` calls it; after ``addChild(_:)`` the caller does, once the child's view is in place.
  open func didMove(toParent parent: ViewController?) {}

  /// Hears that the view is about to join a window, before any hook of the view.
  open func viewWillAppear() {}

  /// Hears that the view has joined a window, after the hooks of the view.
  open func viewDidAppear() {}

  /// Hears that the view is about to leave its window, before any hook of the view.
  open func viewWillDisappear() {}

  /// Hears that the view has left its window, after the hooks of the view.
  open func viewDidDisappear() {}
}
