import AshlarLayout
import AshlarViews
import Testing

/// On a screen that is covered by 20 points at the top and 34 at the bottom. Bars are 44 high, tabs 49.
@Suite struct BarContainerTests {
  private let window = Window(size: Size(width: 320, height: 480))

  init() {
    window.systemSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
  }

  private func covered(_ controller: ViewController) -> [Double] {
    [controller.view.safeAreaInsets.top, controller.view.safeAreaInsets.bottom]
  }

  @Test func barsCoverTheContent() {
    let (navigation, screen) = (NavigationController(), ViewController())
    navigation.push(screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 20, width: 320, height: 44))
    #expect(screen.view.frame == window.bounds && covered(screen) == [64, 34])
    navigation.isToolbarHidden = false
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 402, width: 320, height: 44))
    #expect(covered(screen) == [20, 78])
  }

  @Test func contentCanEndAtTheBars() {
    let (navigation, screen) = (NavigationController(), ViewController())
    navigation.isToolbarHidden = false
    navigation.push(screen)
    window.rootViewController = navigation
    screen.extendsUnderTopBar = false
    screen.extendsUnderBottomBar = false
    window.layoutIfNeeded()
    #expect(screen.view.frame == Rect(x: 0, y: 64, width: 320, height: 338) && covered(screen) == [0, 0])
  }

  @Test func barsFollowTheirHeight() {
    let (navigation, screen) = (NavigationController(), ViewController())
    navigation.push(screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.navigationBar.barHeight = 96
    window.layoutIfNeeded()
    #expect(covered(screen) == [116, 34])
    navigation.navigationBar.barHeight = .nan
    #expect(navigation.navigationBar.barHeight == 96)
  }

  @Test func onlyTheChosenControllerIsShown() {
    let (tabs, first, second) = (TabBarController(), ViewController(), ViewController())
    tabs.setViewControllers([first, second])
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 397, width: 320, height: 83))
    #expect(tabs.selectedIndex == 0 && covered(first) == [20, 83] && !second.isViewLoaded)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(first.view.superview == nil && covered(second) == [20, 83])
    // The chosen one stays where it is in another order, and the first is chosen when it is gone.
    tabs.setViewControllers([second, first])
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 0)
    tabs.setViewControllers([first])
    #expect(tabs.selectedViewController === first)
    tabs.setViewControllers([])
    #expect(tabs.selectedIndex == nil && tabs.selectedViewController == nil)
  }

  @Test func aLeavingControllerIsCoveredByNothing() {
    let (navigation, first, second) = (NavigationController(), ViewController(), ViewController())
    navigation.push(first)
    navigation.push(second)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.pop() === second && second.view.safeAreaInsets == .zero && navigation.pop() == nil)
    navigation.setViewControllers([second, first])
    #expect(navigation.topViewController === first && navigation.pop(to: second).count == 1)
  }
}
