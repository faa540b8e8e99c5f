import SnapKit
import Testing
import UIKit

/// The view of Documentation/SnapKit.md.
private final class ProfileCell: UIView {
  let avatar = UIImageView()
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    addSubview(name)
    avatar.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(16)
      make.width.equalTo(avatar.snp.height)
    }
    name.snp.makeConstraints { make in
      make.left.equalTo(avatar.snp.right).offset(12)
      make.right.lessThanOrEqualToSuperview().inset(16)
      make.centerY.equalTo(avatar)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite struct PageTests {
  /// 80 - 2 * 16 = 48 of height and width; 16 + 48 + 12 = 76; three letters of 8.5 on a line of 20.4, centered at 40.
  @Test func exampleLaysOut() {
    let cell = ProfileCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    cell.name.text = "Ada"
    cell.layoutIfNeeded()
    #expect(cell.avatar.frame == CGRect(x: 16, y: 16, width: 48, height: 48))
    #expect(abs(cell.name.frame.minX - 76) < 1e-6 && abs(cell.name.frame.minY - 29.8) < 1e-6)
    #expect(abs(cell.name.frame.width - 25.5) < 1e-6 && abs(cell.name.frame.height - 20.4) < 1e-6)
  }
}
