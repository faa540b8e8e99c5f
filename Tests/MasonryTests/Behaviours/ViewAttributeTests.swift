import Testing
import UIKit

@testable import Masonry

/// Attributes of views: the two behaviours of the original's specification, and every word for one.
@MainActor @Suite struct ViewAttributeTests {
  private let family = Family()

  @Test func equalsByViewAndAttribute() {
    let left = family.view.mas_left
    #expect(left == family.view.mas_left)
    #expect(left != family.view.mas_right)
    #expect(left != family.other.mas_left)
    // What is a guide's and what is its view's are equal, as in the original.
    #expect(family.view.mas_safeAreaLayoutGuideLeft == left)
  }

  @Test func hashesByViewAndAttribute() {
    let set: Set = [
      family.view.mas_left, family.view.mas_left, family.view.mas_right, family.other.mas_left,
      family.view.mas_safeAreaLayoutGuideLeft,
    ]
    #expect(set.count == 3)
    #expect(set.contains(family.other.mas_left))
    #expect(!set.contains(family.other.mas_right))
  }

  @Test(arguments: Word.all)
  func namesViewAndAttribute(_ word: Word) {
    let attribute = word.onView(family.view)
    #expect(attribute.view === family.view)
    #expect(attribute.item === family.view)
    #expect(attribute.layoutAttribute == word.attribute)
    #expect(attribute.isSizeAttribute == ["width", "height"].contains(word.name))
    #expect(attribute == family.view.mas_attribute(word.attribute))
  }

  @Test(arguments: Word.all)
  func chainsEveryWord(_ word: Word) {
    let maker = MASConstraintMaker(view: family.view)
    #expect(word.onStatement(maker.width).firstAttributes == [.width, word.attribute])
    #expect(word.onStatement(maker.size).firstAttributes == [.width, .height, word.attribute])
    #expect(maker.attributes(word.mask).firstAttributes.contains(word.attribute))
  }

  @Test func namesTheSafeArea() {
    let view = family.view
    let named = [
      view.mas_safeAreaLayoutGuideLeading, view.mas_safeAreaLayoutGuideTrailing, view.mas_safeAreaLayoutGuideLeft,
      view.mas_safeAreaLayoutGuideRight, view.mas_safeAreaLayoutGuideTop, view.mas_safeAreaLayoutGuideBottom,
      view.mas_safeAreaLayoutGuideWidth, view.mas_safeAreaLayoutGuideHeight, view.mas_safeAreaLayoutGuideCenterX,
      view.mas_safeAreaLayoutGuideCenterY, view.mas_safeAreaLayoutGuide,
    ]
    #expect(
      named.map(\.layoutAttribute) == [
        .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .notAnAttribute,
      ])
    #expect(named.allSatisfy { $0.view === view && $0.item === view.safeAreaLayoutGuide })
  }

  /// The safe area without further words takes the attribute of the left-hand side.
  @Test func takesTheAttributeOfTheLeftSide() {
    family.view.mas_makeConstraints { make in make.edges.equalTo(family.superview.mas_safeAreaLayoutGuide) }
    let installed = family.superview.constraints.filter { $0.firstItem === family.view }
    #expect(installed.map(\.firstAttribute) == [.left, .right, .top, .bottom])
    #expect(installed.map(\.secondAttribute) == [.left, .right, .top, .bottom])
    #expect(installed.allSatisfy { $0.secondItem === family.superview.safeAreaLayoutGuide })
  }

  @Test func outlivesItsView() {
    var view: UIView? = UIView()
    let attribute = MASViewAttribute(view: view, layoutAttribute: .top)
    view = nil
    #expect(attribute.view == nil)
    #expect(attribute.item == nil)
  }
}
