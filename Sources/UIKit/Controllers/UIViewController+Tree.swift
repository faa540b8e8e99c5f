import AshlarLayout
import AshlarViews
import Foundation

extension UIViewController {
  /// The controller that this one is a child of, or `nil`.
  public var parent: UIViewController? { ashlarController.parent?.owner as? UIViewController }

  /// The controllers whose views this one puts into its own, in the order in which they were added.
  public var children: [UIViewController] { ashlarController.children.compactMap { $0.owner as? UIViewController } }

  /// The navigation controller whose stack this one is on, or one of its parents; `nil`: there is none.
  public var navigationController: UINavigationController? { ancestor() }

  /// The tab-bar controller that this one is in, or one of its parents; `nil`: there is none.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Kind { return found }
      next = candidate.parent
    }
    return nil
  }

  // MARK: Insets

  /// What the controller adds to the safe area of its view, in points.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(ashlarController.additionalSafeAreaInsets) }
    set { ashlarController.additionalSafeAreaInsets = EdgeInsets(newValue) }
  }

  /// The margins that the view has at least, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(ashlarController.systemMinimumLayoutMargins)
  }

  /// Whether the view's margins are at least the system's; `true` unless set.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { ashlarController.viewRespectsSystemMinimumLayoutMargins }
    set { ashlarController.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// A guide along the top of the view; its bottom is where the content begins that nothing covers.
  public var topLayoutGuide: any UILayoutSupport {
    if let topSupport, topSupport.ashlarGuide === ashlarController.topLayoutGuide { return topSupport }
    let made = LayoutSupportGuide()
    made.takeOver(ashlarController.topLayoutGuide)
    topSupport = made
    return made
  }

  /// A guide along the bottom of the view; its top is where the content ends that nothing covers.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let bottomSupport, bottomSupport.ashlarGuide === ashlarController.bottomLayoutGuide { return bottomSupport }
    let made = LayoutSupportGuide()
    made.takeOver(ashlarController.bottomLayoutGuide)
    bottomSupport = made
    return made
  }

  /// Tells the containers how far the view reaches.
  func extentDidChange() {
    let navigation = parent as? UINavigationController
    let isTopOpaque = navigation.map { !$0.navigationBar.isTranslucent } ?? false
    let isBottomOpaque =
      navigation.map { !$0.toolbar.isTranslucent } ?? (parent as? UITabBarController).map { !$0.tabBar.isTranslucent }
      ?? false
    ashlarController.extendsUnderTopBar =
      edgesForExtendedLayout.contains(.top) && (!isTopOpaque || extendedLayoutIncludesOpaqueBars)
    ashlarController.extendsUnderBottomBar =
      edgesForExtendedLayout.contains(.bottom) && (!isBottomOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// Tells the container how far the views of its children reach, also of those that are not shown at present.
  func extentOfChildrenDidChange() {
    for child in children { child.extentDidChange() }
  }

  // MARK: Traits

  /// The traits of the view, or, while it is not loaded, those of the parent and what this controller says.
  public var traitCollection: UITraitCollection {
    if let viewIfLoaded { return viewIfLoaded.traitCollection }
    let inherited = parent.map { $0.traitCollection.values } ?? UIScreen.main.values
    return UITraitCollection(values: inherited.overlaid(by: saidTraits).asDrawn)
  }

  /// What the controller says about its traits and those of all that is in its view.
  public var traitOverrides: UITraitOverrides {
    get { givenTraits }
    set { changeTraits { givenTraits = newValue } }
  }

  /// Says something about the traits of a child, or, by `nil`, nothing any more.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.changeTraits { childViewController.traitsFromParent = collection?.values ?? TraitValues() }
  }

  /// What was said about the traits of a child, or `nil`: nothing.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let said = childViewController.traitsFromParent
    guard childViewController.parent === self, said != TraitValues() else { return nil }
    return UITraitCollection(values: said)
  }

  var saidTraits: TraitValues { traitsFromParent.overlaid(by: givenTraits.values) }

  private func changeTraits(_ body: () -> Void) {
    guard let viewIfLoaded else { return body() }
    viewIfLoaded.changeTraits(body)
    viewIfLoaded.directionOfTraitsDidChange()
  }

  /// The system's margins follow the room that there is.
  func traitsDidChange() {
    guard let viewIfLoaded else { return }
    let isRegular = viewIfLoaded.resolvedTraits.horizontalSizeClass == .regular
    ashlarController.horizontalSizeClass = isRegular ? .regular : .compact
    if saidTraits.layoutDirection != .unspecified { viewIfLoaded.directionOfTraitsDidChange() }
  }
}
