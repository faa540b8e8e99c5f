import SnapKit
import Testing
import UIKit

private final class Badge: UIView {}

/// The line that describes a constraint (features.md 1.6).
@MainActor @Suite struct DescriptionTests {
  let stage = Stage()

  init() {
    stage.a.snp.setLabel("a")
    stage.b.snp.setLabel("b")
    stage.container.snp.setLabel("container")
  }

  private func describe(_ closure: (ConstraintMaker) -> Void) -> String {
    let statements = stage.a.snp.prepareConstraints(closure)
    return statements[0].layoutConstraints[0].description
  }

  @Test func namesPlacesWithTheirPartner() {
    let line = #line + 2
    let text = describe { make in
      make.left.equalTo(stage.b.snp.right).multipliedBy(2).offset(8).priority(.low).labeled("gap")
    }
    #expect(
      text == "<SnapKit.LayoutConstraint:gap@DescriptionTests.swift#\(line) UIView:a.left == UIView:b.right * 2.0 + 8.0"
        + " ^UILayoutPriority(rawValue: 250.0)>")
  }

  @Test func negativeConstantsAreSubtracted() {
    let line = #line + 2
    let text = describe { make in
      make.top.lessThanOrEqualToSuperview().offset(-0.5).labeled("top")
    }
    #expect(
      text == "<SnapKit.LayoutConstraint:top@DescriptionTests.swift#\(line) UIView:a.top <= UIView:container.top - 0.5>"
    )
  }

  @Test func zeroIsLeftOutAndBareNumbersHaveNoSign() {
    let line = #line + 2
    let text = describe { make in
      make.lastBaseline.greaterThanOrEqualTo(stage.b).labeled("base")
    }
    #expect(
      text == "<SnapKit.LayoutConstraint:base@DescriptionTests.swift#\(line) UIView:a.lastBaseline >= "
        + "UIView:b.lastBaseline>")
    let other = #line + 2
    let width = describe { make in
      make.width.equalTo(0).labeled("none")
    }
    #expect(width == "<SnapKit.LayoutConstraint:none@DescriptionTests.swift#\(other) UIView:a.width == 0.0>")
  }

  /// Without a label there is the address; guides have no other name, as in the original, and classes of the app have
  /// their module before their name.
  @Test func addressesStandForNames() {
    let badge = Badge()
    stage.container.addSubview(badge)
    stage.guide.snp.setLabel("ignored")
    let statements = badge.snp.prepareConstraints { make in make.left.equalTo(stage.guide) }
    let words = statements[0].layoutConstraints[0].description.split(separator: " ")
    #expect(words.count == 4)
    #expect(words[0].hasPrefix("<SnapKit.LayoutConstraint:0x"))
    let address = String(UInt(bitPattern: ObjectIdentifier(badge)), radix: 16)
    #expect(words[1] == "SnapKitTests.Badge:0x\(address).left")
    #expect(words[3].hasPrefix("UILayoutGuide:0x") && words[3].hasSuffix(".left>"))
  }

  /// Logs are written from anywhere.
  @Test func describesOffTheMainActor() async {
    let line = #line + 2
    let statements = stage.a.snp.prepareConstraints { make in
      make.left.equalTo(stage.b.snp.right).offset(8).labeled("gap")
    }
    let constraint = statements[0].layoutConstraints[0]
    let text = await Task.detached { constraint.description }.value
    #expect(
      text == "<SnapKit.LayoutConstraint:gap@DescriptionTests.swift#\(line) UIView:a.left == UIView:b.right + 8.0>")
  }

  /// A constraint whose statement is gone no longer knows where it was written.
  @Test func placeGoesWithTheStatement() {
    let kept: LayoutConstraint = {
      let statement = stage.a.snp.prepareConstraints { make in make.left.equalTo(stage.b).labeled("x") }[0]
      return statement.layoutConstraints[0]
    }()
    #expect(kept.description == "<SnapKit.LayoutConstraint:x UIView:a.left == UIView:b.left>")
  }
}
