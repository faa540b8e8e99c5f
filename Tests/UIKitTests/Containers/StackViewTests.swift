import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    for constraint in [
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ] {
      // A stack gives a hidden view no length, which must not contradict it.
      constraint.priority = .required - 1
      constraint.isActive = true
    }
    return view
  }

  @Test func viewsFollowEachOther() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second, third) = (box(30, 10), box(20, 20), box(10, 30))
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.alignment = .center
    stack.spacing = 5
    stack.setCustomSpacing(9, after: second)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    // 30 + 5 + 20 + 9 + 10 wide, as high as the highest, the others in the middle of that.
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 74, height: 30))
    #expect(first.frame.origin == CGPoint(x: 0, y: 10) && second.frame.origin == CGPoint(x: 35, y: 5))
    #expect(third.frame.origin == CGPoint(x: 64, y: 0))
    second.isHidden = true
    window.layoutIfNeeded()
    #expect(stack.frame.width == 45)
    stack.axis = .vertical
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 45))
  }

  @Test func whatWasSaidIsReadBack() {
    let view = UIView()
    let stack = UIStackView()
    stack.insertArrangedSubview(view, at: 0)
    stack.distribution = .equalCentering
    stack.alignment = .lastBaseline
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.arrangedSubviews == [view] && stack.axis == .horizontal)
    #expect(stack.distribution == .equalCentering && stack.alignment == .lastBaseline)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(3, after: view)
    #expect(stack.customSpacing(after: view) == 3)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [view])
  }
}
