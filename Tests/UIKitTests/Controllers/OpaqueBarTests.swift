import Testing
import UIKit

/// Views end at bars that let nothing shine through, in whatever order that is said.
///
/// On a screen with a status bar of 20 and a home bar of 34 points. The bar at the top ends at 64, a toolbar begins at
/// 480 - 34 - 44 = 402 and tabs at 480 - 34 - 49 = 397.
@MainActor @Suite struct OpaqueBarTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let first = UIViewController()
  let second = UIViewController()
  let navigation = UINavigationController()

  init() {
    window.ashlarWindow.systemSafeAreaInsets = .init(top: 20, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
  }

  private func top(_ controller: UIViewController) -> CGFloat {
    window.layoutIfNeeded()
    return controller.view.frame.minY
  }

  private func bottom(_ controller: UIViewController) -> CGFloat {
    window.layoutIfNeeded()
    return controller.view.frame.maxY
  }

  @Test func stacksThatAreSetEndThere() {
    navigation.navigationBar.isTranslucent = false
    navigation.setViewControllers([first, second], animated: false)
    #expect(top(second) == 64)
    navigation.popViewController(animated: false)
    #expect(top(first) == 64)
  }

  @Test func whatIsBelowEndsThereAfterAPop() {
    navigation.pushViewController(first, animated: false)
    navigation.pushViewController(second, animated: false)
    navigation.navigationBar.isTranslucent = false
    #expect(top(second) == 64)
    navigation.popViewController(animated: false)
    #expect(top(first) == 64)
    navigation.navigationBar.isTranslucent = true
    #expect(top(first) == 0)
  }

  @Test func whatIsPushedAgainFollowsThePresentBar() {
    navigation.viewControllers = [first, second]
    navigation.popViewController(animated: false)
    navigation.navigationBar.isTranslucent = false
    navigation.pushViewController(second, animated: false)
    #expect(top(second) == 64)
  }

  @Test func toolbarsThatBecomeOpaqueLater() {
    navigation.viewControllers = [first, second]
    navigation.setToolbarHidden(false, animated: false)
    #expect(bottom(second) == 480)
    navigation.toolbar.isTranslucent = false
    #expect(bottom(second) == 402)
    navigation.popViewController(animated: false)
    #expect(bottom(first) == 402)
  }

  @Test func tabsThatBecomeOpaqueLater() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    #expect(bottom(first) == 480)
    tabs.tabBar.isTranslucent = false
    #expect(bottom(first) == 397)
    tabs.selectedIndex = 1
    #expect(bottom(second) == 397)
    second.extendedLayoutIncludesOpaqueBars = true
    #expect(bottom(second) == 480)
  }

  @Test func tabsThatAreOpaqueBefore() {
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = false
    tabs.setViewControllers([first], animated: false)
    window.rootViewController = tabs
    #expect(bottom(first) == 397)
  }
}
