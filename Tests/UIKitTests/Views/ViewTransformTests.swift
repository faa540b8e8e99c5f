import Testing
import UIKit

@MainActor @Suite struct ViewTransformTests {
  @Test func transformsAreSeenAndNotLaidOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    window.layoutIfNeeded()
    // About the center (30, 30): 80 wide, 10 high.
    #expect(view.frame == CGRect(x: -10, y: 25, width: 80, height: 10))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
    // The middle of the inner view, (2, 2), is 18 to the left of the center and 8 above it.
    #expect(inner.convert(CGPoint(x: 2, y: 2), to: window) == CGPoint(x: 30 - 36, y: 30 - 4))
    #expect(window.convert(CGPoint(x: -6, y: 26), to: inner) == CGPoint(x: 2, y: 2))
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: -10, y: 25, width: 8, height: 2))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }
}
