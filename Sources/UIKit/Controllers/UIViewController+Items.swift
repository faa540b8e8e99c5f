import Foundation

extension UIViewController {
  /// What a navigation bar shows for the controller; made when it is asked for, with the controller's title.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    ownNavigationItem = made
    return made
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type.
  /// What a tab bar shows for the controller; made when it is asked for, with the controller's title.
  public var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem()
      made.title = title
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }

  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }
}
