import UIKit
import XCTest

/// Tests in the older style: they say for themselves that they run on the main actor.
final class ConsumerXCTests: XCTestCase {
  @MainActor func testAsynchronously() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      view.topAnchor.constraint(equalTo: window.topAnchor), view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    window.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 0, width: 50, height: 50))
  }

  func testSynchronously() {
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertEqual(view.center, CGPoint(x: 0.5, y: 0.5))
    }
  }
}
