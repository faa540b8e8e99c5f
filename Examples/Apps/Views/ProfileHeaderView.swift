import SnapKit
import UIKit

/// Picture, name, three numbers, a text and a button.
final class ProfileHeaderView: UIView {
  private let avatarView = UIImageView()
  private let nameLabel = UILabel("Grace Hopper", size: 20, weight: .bold)
  private let handleLabel = UILabel("@grace", size: 14, color: .secondaryLabel)
  private let bioLabel = UILabel(
    "Rear admiral and compiler writer. Keeps a nanosecond of wire in the drawer, and hands it out.", size: 14, lines: 0)
  private let followButton = UIButton(type: .system)
  private let statsView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("ProfileHeaderView is made in code")
  }

  private func setUpViews() {
    backgroundColor = .systemBackground
    avatarView.backgroundColor = .systemGray4
    avatarView.layer.cornerRadius = 40
    avatarView.clipsToBounds = true
    followButton.setTitle("Follow", for: .normal)
    followButton.backgroundColor = .systemBlue
    followButton.layer.cornerRadius = 18
    addSubviews(avatarView, nameLabel, handleLabel, statsView, bioLabel, followButton)
    for (title, number) in [("Posts", "128"), ("Followers", "94.2K"), ("Following", "310")] {
      statsView.addSubview(StatView(title: title, number: number))
    }
  }

  private func setUpConstraints() {
    avatarView.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(16)
      make.size.equalTo(CGSize(width: 80, height: 80))
    }
    statsView.snp.makeConstraints { make in
      make.leading.equalTo(avatarView.snp.trailing).offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.centerY.equalTo(avatarView)
    }
    var previous: UIView?
    for stat in statsView.subviews {
      stat.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if let previous {
          make.leading.equalTo(previous.snp.trailing)
          make.width.equalTo(previous)
        } else {
          make.leading.equalToSuperview()
        }
        if stat === statsView.subviews.last { make.trailing.equalToSuperview() }
      }
      previous = stat
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView.snp.bottom).offset(12)
      make.leading.equalTo(avatarView)
      make.trailing.lessThanOrEqualTo(followButton.snp.leading).offset(-12)
    }
    handleLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(2)
      make.leading.equalTo(nameLabel)
    }
    followButton.snp.makeConstraints { make in
      make.top.equalTo(nameLabel)
      make.trailing.equalTo(statsView)
      make.width.equalTo(96)
      make.height.equalTo(36)
    }
    bioLabel.snp.makeConstraints { make in
      make.top.equalTo(handleLabel.snp.bottom).offset(8)
      make.leading.trailing.equalToSuperview().inset(16)
      make.bottom.equalToSuperview().inset(16)
    }
  }
}

/// A number over its name.
final class StatView: UIView {
  init(title: String, number: String) {
    super.init(frame: .zero)
    let numberLabel = UILabel(number, size: 17, weight: .semibold)
    let titleLabel = UILabel(title, size: 12, color: .secondaryLabel)
    addSubviews(numberLabel, titleLabel)
    numberLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.centerX.equalToSuperview()
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(numberLabel.snp.bottom).offset(2)
      make.centerX.bottom.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("StatView is made in code")
  }
}

/// What the modern header shows.
@MainActor final class ProfileModel {
  struct Profile: Sendable {
    var name = "", handle = "", bio = ""
    var isFollowed = false
  }

  private(set) var profile = Profile()

  func load() async {
    profile = await Task {
      Profile(name: "Grace Hopper", handle: "@grace", bio: "Rear admiral and compiler writer.", isFollowed: true)
    }.value
  }

  func toggleFollowing() { profile.isFollowed.toggle() }
}

/// The same header, filled from a model.
final class ModernProfileHeaderView: UIView {
  private let model: ProfileModel
  private let avatarView = UIImageView()
  private let nameLabel = UILabel(nil, size: 20, weight: .bold)
  private let handleLabel = UILabel(nil, size: 14, color: .secondaryLabel)
  private let bioLabel = UILabel(nil, size: 14, lines: 0)
  private let followButton = UIButton(type: .system)

  init(model: ProfileModel) {
    self.model = model
    super.init(frame: .zero)
    followButton.addAction(
      UIAction { [weak self] _ in
        self?.model.toggleFollowing()
        self?.render()
      }, for: .touchUpInside)
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    let names = UIStackView(.vertical, spacing: 2, [nameLabel, handleLabel])
    let head = UIStackView(.horizontal, spacing: 12, alignment: .center, [avatarView, names, followButton])
    let column = UIStackView(.vertical, spacing: 12, [head, bioLabel])
    addSubview(column)
    avatarView.snp.makeConstraints { $0.size.equalTo(64) }
    column.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernProfileHeaderView is made in code")
  }

  func refresh() async {
    await model.load()
    render()
  }

  private func render() {
    nameLabel.text = model.profile.name
    handleLabel.text = model.profile.handle
    bioLabel.text = model.profile.bio
    followButton.setTitle(model.profile.isFollowed ? "Following" : "Follow", for: .normal)
  }
}
