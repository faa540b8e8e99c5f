import Testing
import UIKit

/// On a screen with a status bar of 20 and a home bar of 34 points. Bars are 44 high, a large title's 96, tabs 49:
/// Apple's guidelines for phones held upright.
@MainActor @Suite struct NavigationControllerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.ashlarWindow.systemSafeAreaInsets = .init(top: 20, left: 0, bottom: 34, right: 0)
  }

  private func insets(_ controller: UIViewController) -> [CGFloat] {
    [controller.view.safeAreaInsets.top, controller.view.safeAreaInsets.bottom]
  }

  @Test func contentReachesUnderTheBar() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(screen.view.frame == window.bounds)
    #expect(insets(screen) == [64, 34] && screen.topLayoutGuide.length == 64)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(insets(screen) == [20, 34])
  }

  @Test func contentEndsAtTheBarIfItIsToldTo() {
    let screen = UIViewController()
    screen.edgesForExtendedLayout = []
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    // Nothing of it is under the bar; the home bar is over it all the same.
    #expect(insets(screen) == [0, 34])
  }

  @Test func contentEndsAtABarThatNothingShinesThrough() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.isTranslucent = false
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == 64)
    screen.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == 0 && insets(screen) == [64, 34])
  }

  @Test func largeTitlesTakeMoreRoom() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(insets(first)[0] == 116)
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(insets(second)[0] == 64)
  }

  @Test func toolbarsCoverTheBottom() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 402, width: 320, height: 44))
    #expect(insets(screen) == [64, 78])
  }

  @Test func theStackIsPushedAndPopped() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    first.title = "One"
    second.title = "Two"
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.viewControllers == [first, second, third] && navigation.topViewController === third)
    #expect(third.view.window === window && first.view.window == nil && third.navigationController === navigation)
    #expect(navigation.navigationBar.backItem?.title == "Two")
    #expect(navigation.popViewController(animated: false) === third)
    #expect(second.view.window === window && third.parent == nil && navigation.navigationBar.topItem?.title == "Two")
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.popViewController(animated: false) == nil && navigation.viewControllers == [first])
    navigation.setViewControllers([second, third], animated: false)
    #expect(navigation.viewControllers == [second, third] && first.parent == nil && third.view.window === window)
  }

  @Test func whatIsPoppedLivesAsLongAsItIsHeld() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    weak var pushed: UIViewController?
    do {
      let made = UIViewController()
      navigation.pushViewController(made, animated: false)
      pushed = made
    }
    #expect(pushed != nil)
    do {
      let popped = navigation.popViewController(animated: false)
      #expect(popped != nil && popped === pushed)
    }
    #expect(pushed == nil)
  }

  @Test func titleViewsLieInTheMiddle() {
    let screen = UIViewController()
    let (title, button) = (UIView(), UIView())
    title.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.navigationItem.titleView = title
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(title.superview === navigation.navigationBar)
    // In the middle of 320 × 44; the button 16 from the end.
    #expect(title.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    #expect(button.frame == CGRect(x: 264, y: 2, width: 40, height: 40))
  }

  @Test func tabsCoverTheBottom() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(insets(first) == [64, 83] && first.tabBarController === tabs)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === second && insets(second) == [20, 83])
    #expect(first.view.window == nil && second.view.window === window)
    tabs.selectedIndex = 9
    #expect(tabs.selectedIndex == 1)
  }

  @Test func tabsMakeRoomForWhatIsPushed() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(insets(second) == [64, 34])
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(insets(first) == [64, 83])
  }

  @Test func barsHaveHeightsByThemselves() {
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: -1, height: 49))
    #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 49))
  }

  @Test func containersGo() {
    weak var screen: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let made = UIViewController()
      let container = UINavigationController(rootViewController: made)
      window.rootViewController = container
      window.layoutIfNeeded()
      (screen, navigation) = (made, container)
    }
    #expect(screen == nil && navigation == nil)
  }
}
