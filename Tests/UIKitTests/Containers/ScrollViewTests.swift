import Testing
import UIKit

@MainActor @Suite struct ScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  @Test func edgesMeanTheContent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (scroll, content) = (UIScrollView(), UIView())
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: window.topAnchor), scroll.leftAnchor.constraint(equalTo: window.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100), scroll.heightAnchor.constraint(equalToConstant: 200),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    let listener = Listener()
    scroll.delegate = listener
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 920))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 900))
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
    // 320 has to be at the lower end of 200 points.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 120) && listener.offsets == [50, 120])
    #expect(content.frame.minY == 10 && scroll.bounds.minY == 120)
  }

  /// Apple: the delegate hears of the end of scrolling that was animated, which takes no time here.
  @Test func animatedScrollingEnds() {
    final class Ending: NSObject, UIScrollViewDelegate {
      var heard: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("\(scrollView.contentOffset.x)") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (scroll, listener) = (UIScrollView(frame: window.bounds), Ending())
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 100)
    window.layoutIfNeeded()
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    #expect(listener.heard == ["100.0", "end"])
    scroll.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    scroll.setContentOffset(CGPoint(x: 50, y: 0), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 200, y: 0, width: 100, height: 1), animated: true)
    #expect(listener.heard == ["100.0", "end", "50.0", "200.0", "end"])
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
    scroll.scrollIndicatorInsets.top = 4
    #expect(scroll.verticalScrollIndicatorInsets.top == 4 && scroll.horizontalScrollIndicatorInsets.top == 4)
    // Apple documents both rates.
    #expect(scroll.decelerationRate == .normal && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func insetsAreKept() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.ashlarWindow.systemSafeAreaInsets = .init(top: 20, left: 0, bottom: 0, right: 0)
    final class Listening: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let scroll = Listening(frame: window.bounds)
    scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    scroll.contentInsetAdjustmentBehavior = .always
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 25 && scroll.contentOffset.y == -25 && scroll.count == 2)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.top == 5 && scroll.contentOffset.y == -5)
  }
}
