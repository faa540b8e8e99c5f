import ProfileKit
import UIKit
import XCTest

/// Tests in the style of old. XCTest on Linux calls tests of the main actor only if they are `async`.
final class ProfileHeaderXCTests: XCTestCase {
  @MainActor func testBioWrapsBesideThePicture() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = ProfileHeaderView()
    header.configure(name: "Ada", bio: "Wrote the first program, for a machine that was never built")
    window.addSubview(header)
    header.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    window.layoutIfNeeded()

    XCTAssertEqual(header.avatarView.frame, CGRect(x: 16, y: 16, width: 64, height: 64))
    XCTAssertEqual(header.bioLabel.frame.minX, 92)
    XCTAssertEqual(header.bioLabel.frame.width, 320 - 92 - 16)
    XCTAssertFalse(header.bioLabel.hasAmbiguousLayout)
  }

  @MainActor func testButtonCallsBack() async {
    let header = ProfileHeaderView()
    var count = 0
    header.onFollow = { count += 1 }
    header.followButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(count, 1)
  }
}
