import Testing
import UIKit

@testable import Masonry

/// What the page writes compiles and does what it says (`Documentation/Masonry.md`).
@MainActor @Suite struct PageTests {
  private let family = Family()

  @Test func beginsAsThePageDoes() {
    let (view, superview) = (family.view, family.superview)
    let (red, blue) = (family.other, UIView())
    superview.addSubview(blue)
    let made = view.mas_makeConstraints { make in
      make.left.equalTo(superview.mas_left).with.offset(20).priorityLow()
      make.width.and.height.equalTo([red, blue])
      make.center.mas_equalTo(CGPoint(x: 0, y: 50))
    }
    #expect(made.map(\.single.count) == [1, 4, 2])
    #expect(made.flatMap(\.constants) == [20, 0, 0, 0, 0, 0, 50])
    #expect(made[0].single[0].layoutPriority == .defaultLow)
  }

  @Test func movesLineByLine() {
    let (view, a, b) = (family.view, family.other, family.superview)
    var kept: MASConstraint?
    view.mas_makeConstraints { make in
      make.top.equalTo(a.mas_bottom).with.offset(8)
      kept = make.width.equalTo([a, b.mas_height, 40])
      make.size.equalTo(CGSize(width: 1, height: 2)).priority(700)
      make.attributes([.left, .top]).priority(MASLayoutPriorityDefaultLow)
      make.group { _ = make.centerX }.offset(8).priority(.defaultLow)
    }
    kept?.offset(8)
    kept?.setOffset(9)
    #expect(kept?.constants == [9, 9, 9])
    MASAttachKeys(["red": a, "blue": b])
    #expect(view.mas_closestCommonSuperview(a) === b)
    #expect(MASViewConstraint.installedConstraints(for: view).count == 9)
    #expect(family.superview.constraints.filter { $0.priority == .defaultLow }.count == 3)
  }
}
