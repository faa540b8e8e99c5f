import Testing
import UIKit

@testable import Masonry

/// Guides of view controllers: the one behaviour of the original's specification, and every name.
@MainActor @Suite struct ControllerTests {
  private let controller = UIViewController()

  /// Six constraints of the controller's view: two of Masonry's, the others are what UIKit's own guides are made of.
  @Test func relatesToTheGuides() throws {
    let view = UIView()
    controller.view.addSubview(view)
    view.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
    }
    let all = controller.view.constraints
    let made = all.compactMap { $0 as? MASLayoutConstraint }
    #expect(made.count == 2)
    #expect(made.map(\.firstAttribute) == [.top, .bottom])
    #expect(made.map(\.secondAttribute) == [.bottom, .top])
    #expect(made.first?.secondItem === controller.topLayoutGuide)
    #expect(made.last?.secondItem === controller.bottomLayoutGuide)
    #expect(all.count == 6)
  }

  @Test func namesEveryEdge() {
    let named = [
      controller.mas_topLayoutGuide, controller.mas_topLayoutGuideTop, controller.mas_topLayoutGuideBottom,
      controller.mas_bottomLayoutGuide, controller.mas_bottomLayoutGuideTop, controller.mas_bottomLayoutGuideBottom,
    ]
    #expect(named.map(\.layoutAttribute) == [.bottom, .top, .bottom, .top, .top, .bottom])
    #expect(named.prefix(3).allSatisfy { $0.item === controller.topLayoutGuide })
    #expect(named.suffix(3).allSatisfy { $0.item === controller.bottomLayoutGuide })
    #expect(named.allSatisfy { $0.view === controller.view })
  }

  /// 44 points are covered at the top and 34 at the bottom of 480; the view fills what is left.
  @Test func liesBetweenTheGuides() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.ashlarWindow.systemSafeAreaInsets.top = 44
    window.ashlarWindow.systemSafeAreaInsets.bottom = 34
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    view.mas_makeConstraints { make in
      make.left.right.equalTo(controller.view)
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
    }
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 44, width: 320, height: 402))
  }
}
