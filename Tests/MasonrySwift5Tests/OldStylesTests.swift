import Masonry
import UIKit
import XCTest

/// Plain XCTest, as most projects have it: a class that belongs to no actor.
class OldStylesTests: XCTestCase {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func testViewLaysOutAndUpdates() {
    let card = CardView()
    card.fill(container)
    card.setNeedsUpdateConstraints()
    container.layoutIfNeeded()
    // 16 + 48 + 8; 320 / 3 is less than what 16 at the right leave; centered on the photo's 16 + 24.
    XCTAssertEqual(card.photo.frame, CGRect(x: 16, y: 16, width: 48, height: 48))
    XCTAssertEqual(card.title.frame.minX, 72, accuracy: 1e-6)
    XCTAssertEqual(card.title.frame.minY, 18, accuracy: 1e-6)
    XCTAssertEqual(card.title.frame.width, 320.0 / 3, accuracy: 1e-6)
    XCTAssertEqual(card.line.frame, CGRect(x: 0, y: 479, width: 320, height: 1))
    card.grow(60)
    XCTAssertEqual(card.photo.frame, CGRect(x: 16, y: 16, width: 60, height: 60))
    card.hideLine()
    XCTAssertTrue(MASViewConstraint.installedConstraints(for: card.line).isEmpty)
  }

  func testHelpers() {
    let box = UIView()
    box.fill(container, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let inner = UIView()
    box.addSubview(inner)
    inner.mas_makeConstraints { (make) in
      make.aspectRatio(2, of: inner)
      make.top.equalTo(box.safeTop).offset(12)
      make.left.equalTo(box.mas_safeAreaLayoutGuide)
      make.height.equalTo(10)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 2, y: 1, width: 314, height: 476))
    XCTAssertEqual(inner.frame, CGRect(x: 0, y: 12, width: 20, height: 10))
  }

  func testPile() {
    let rows = [UIView(), UIView(), UIView()]
    let across = pile(rows, in: container, spacing: 6)
    container.layoutIfNeeded()
    XCTAssertEqual(across.count, 3)
    // (480 - 2 * 6) / 3 = 156 each.
    XCTAssertEqual(rows.map { $0.frame.minY }, [0, 162, 324])
    XCTAssertEqual(rows.map { $0.frame.width }, [320, 320, 320])
    let attributes: Set<MASViewAttribute> = [rows[0].mas_left, rows[0].mas_left]
    XCTAssertEqual(attributes.count, 1)
  }
}
