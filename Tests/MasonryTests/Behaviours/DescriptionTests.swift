import Testing
import UIKit

@testable import Masonry

/// What constraints look like in messages: the three behaviours of the original's specification, and the rest of 2.7.
@MainActor @Suite struct DescriptionTests {
  private let family = Family()

  private func describe(_ block: (MASConstraintMaker) -> Void) -> [String] {
    family.view.mas_makeConstraints { make in block(make) }.flatMap(\.single).compactMap {
      $0.layoutConstraint?.description
    }
  }

  @Test func namesViewsByKey() {
    family.view.mas_key = "first"
    family.other.mas_key = "second"
    let made = describe { $0.left.equalTo(family.other.mas_right).offset(10).key("gap") }
    #expect(made == ["<MASLayoutConstraint:gap UIView:first.left == UIView:second.right + 10>"])
  }

  @Test func namesConstraintsByKey() {
    family.view.mas_key = "v"
    let constraint = MASLayoutConstraint(
      item: family.view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 300)
    constraint.mas_key = "widest"
    constraint.priority = .defaultLow
    #expect(constraint.description == "<MASLayoutConstraint:widest UIView:v.width <= 300 ^low>")
  }

  @Test func numbersTheConstraintsOfAComposite() {
    MASAttachKeys(["v": family.view, "s": family.superview])
    let made = describe {
      $0.top.left.equalTo(family.superview).insets(.init(top: 2, left: 3, bottom: 0, right: 0)).key("corner")
    }
    #expect(
      made == [
        "<MASLayoutConstraint:corner[0] UIView:v.top == UIView:s.top + 2>",
        "<MASLayoutConstraint:corner[1] UIView:v.left == UIView:s.left + 3>",
      ])
    let nested = describe { $0.edges.mas_equalTo([family.superview, family.other]).key("k") }
    #expect(nested.map { $0.prefix { $0 != " " } }.first == "<MASLayoutConstraint:k[0][0]")
  }

  @Test func writesAddressesWithoutKeys() throws {
    let made = try #require(describe { $0.height.greaterThanOrEqualTo(20) }.first)
    let view = address(family.view)
    #expect(made.hasPrefix("<MASLayoutConstraint:0x"))
    #expect(made.hasSuffix(" UIView:\(view).height >= 20>"))
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Multiplier, constant and priority appear only where they say something.
  @Test(arguments: [
    (1.0, 0.0, Float(1000), "UIView:o.width"), (2, 0, 1000, "UIView:o.width * 2"),
    (0.333333333, -7.5, 750, "UIView:o.width * 0.333333 - 7.5 ^high"),
    (1, 1_234_567, 500, "UIView:o.width + 1.23457e+06 ^medium"),
    (1, 1, 250, "UIView:o.width + 1 ^low"), (1, 1, 50, "UIView:o.width + 1 ^fitting size"),
    (1, 1, 602.5, "UIView:o.width + 1 ^602.5"),
  ])
  func writesWhatDiffers(_ multiplier: Double, _ constant: Double, _ priority: Float, _ expected: String) {
    MASAttachKeys(["v": family.view, "o": family.other])
    let made = describe {
      $0.width.equalTo(family.other).multipliedBy(multiplier).offset(constant).priority(priority).key("k")
    }
    #expect(made == ["<MASLayoutConstraint:k UIView:v.width == \(expected)>"])
  }

  @Test func describesConstraintsOfOthers() {
    MASAttachKeys(["v": family.view, "o": family.other])
    let plain = family.view.topAnchor.constraint(equalTo: family.other.bottomAnchor, constant: 4)
    #expect(plain.mas_description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(plain.mas_description.hasSuffix(" UIView:v.top == UIView:o.bottom + 4>"))
  }

  @Test func namesEveryAttribute() {
    for word in Word.all {
      #expect(word.attribute.mas_name == (word.name == "lastBaseline" ? "baseline" : word.name))
    }
  }
}
