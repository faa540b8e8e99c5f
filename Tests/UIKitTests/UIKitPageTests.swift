import Testing
import UIKit

/// The example of Documentation/UIKit.md.
private final class ProfileHeader: UIView {
  let avatar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(avatar)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

@MainActor @Suite struct UIKitPageTests {
  @Test func avatarKeepsItsMargin() {
    let header = ProfileHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.layoutIfNeeded()
    #expect(header.avatar.frame == CGRect(x: 8, y: 12, width: 64, height: 64))
  }
}
