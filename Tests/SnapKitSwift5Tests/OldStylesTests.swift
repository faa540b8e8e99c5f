import SnapKit
import UIKit
import XCTest

/// Plain XCTest, as most projects have it: a class that belongs to no actor.
class OldStylesTests: XCTestCase {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func testViewLaysOutAndUpdates() {
    let profile = ProfileView()
    profile.fill(container)
    container.setNeedsUpdateConstraints()
    profile.setNeedsUpdateConstraints()
    container.layoutIfNeeded()
    // 16 + 48 + 8; 320 / 3 is less than what 16 at the right leave; centered on the avatar's 16 + 24.
    XCTAssertEqual(profile.avatar.frame, CGRect(x: 16, y: 16, width: 48, height: 48))
    XCTAssertEqual(profile.nameView.frame.minX, 72, accuracy: 1e-6)
    XCTAssertEqual(profile.nameView.frame.minY, 18, accuracy: 1e-6)
    XCTAssertEqual(profile.nameView.frame.width, 320.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(profile.line.frame, CGRect(x: 0, y: 479, width: 320, height: 1))
    profile.expand(true)
    // An offset is a number for width and height alike, in place of the size.
    XCTAssertEqual(profile.avatar.frame, CGRect(x: 16, y: 32, width: 10, height: 10))
    XCTAssertEqual(profile.line.frame, CGRect(x: 0, y: 459, width: 320, height: 1))
  }

  func testHelpers() {
    let box = UIView()
    box.fill(container, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let inner = UIView()
    box.addSubview(inner)
    inner.snp.makeConstraints { (make) in
      make.aspectRatio(2, by: 1, self: inner)
      make.top.equalTo(box.safeTop).offset(Spacing.large.rawValue)
      make.left.equalToSafeArea(of: box)
      make.height.equalTo(10)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 2, y: 1, width: 314, height: 476))
    XCTAssertEqual(inner.frame, CGRect(x: 0, y: 12, width: 20, height: 10))
  }

  func testStack() {
    let rows = [UIView(), UIView(), UIView()]
    let constraints = stack(rows, in: container, spacing: Spacing.small.rawValue)
    rows[0].snp.makeConstraints { $0.height.equalTo(20) }
    container.layoutIfNeeded()
    XCTAssertEqual(constraints.count, 8)
    // Below the margin of 8: 20 high, 4 apart.
    XCTAssertEqual(rows.map { $0.frame.minY }, [8, 32, 56])
    XCTAssertEqual(container.constraints.compactMap { $0 as? LayoutConstraint }.count, 11)
  }
}
