import ProfileKit
import SnapKit
import Testing
import UIKit

/// Tests with Swift Testing: a table of widths costs one line.
@MainActor @Suite struct LayoutTests {
  private func layOut(_ view: UIView, width: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.addSubview(view)
    view.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    window.layoutIfNeeded()
  }

  @Test(arguments: [320, 375, 430, 768, 1024] as [CGFloat])
  func nothingOverlaps(width: CGFloat) {
    let header = ProfileHeaderView()
    header.configure(name: "A name that is as long as names get", bio: "Short")
    layOut(header, width: width)
    #expect(header.nameLabel.frame.maxX + 8 <= header.followButton.frame.minX)
    #expect(header.followButton.frame.maxX == width - 16)
    #expect(header.frame.height >= 64 + 32)
  }

  @Test func theValueGivesWay() {
    let row = SettingsRowView(title: "Notifications", value: "Every day, at noon and in the evening")
    layOut(row, width: 320)
    #expect(row.titleLabel.frame.width == row.titleLabel.intrinsicContentSize.width)
    #expect(row.valueLabel.frame.minX == row.titleLabel.frame.maxX + 8)
    #expect(row.valueLabel.frame.maxX == 304)
  }
}
