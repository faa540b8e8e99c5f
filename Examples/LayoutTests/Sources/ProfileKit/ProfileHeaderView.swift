import SnapKit
import UIKit

/// The head of a profile: a picture, a name, a line about the person and a button.
public final class ProfileHeaderView: UIView {
  /// The picture, 64 points on each side.
  public let avatarView = UIImageView()
  /// The name, on one line.
  public let nameLabel = UILabel()
  /// What there is to say, on as many lines as it takes.
  public let bioLabel = UILabel()
  /// The button.
  public let followButton = UIButton(type: .system)

  /// Called when the button is pressed.
  public var onFollow: (() -> Void)?

  /// Makes a header without a person.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
    setUpActions()
  }

  /// Not for use: the header has no nib.
  public required init?(coder: NSCoder) {
    fatalError("ProfileHeaderView is made in code")
  }

  /// Shows a person.
  public func configure(name: String, bio: String) {
    nameLabel.text = name
    bioLabel.text = bio
  }

  private func setUpViews() {
    backgroundColor = .systemBackground
    avatarView.backgroundColor = .systemGray5
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = 32
    nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    bioLabel.font = .systemFont(ofSize: 14)
    bioLabel.textColor = .secondaryLabel
    bioLabel.numberOfLines = 0
    // Where the picture is higher than the texts, the lower one takes the rest.
    bioLabel.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    followButton.setTitle("Follow", for: .normal)
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    [avatarView, nameLabel, bioLabel, followButton].forEach(addSubview)
  }

  private func setUpConstraints() {
    avatarView.snp.makeConstraints { make in
      make.size.equalTo(64)
      make.top.leading.equalToSuperview().offset(16)
      make.bottom.lessThanOrEqualToSuperview().offset(-16)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView)
      make.leading.equalTo(avatarView.snp.trailing).offset(12)
    }
    followButton.snp.makeConstraints { make in
      make.centerY.equalTo(nameLabel)
      make.leading.greaterThanOrEqualTo(nameLabel.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
    }
    bioLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.leading.equalTo(nameLabel)
      make.trailing.equalToSuperview().offset(-16)
      make.bottom.equalToSuperview().offset(-16)
    }
  }

  private func setUpActions() {
    #if canImport(ObjectiveC)
      followButton.addTarget(self, action: #selector(follow), for: .touchUpInside)
    #else
      followButton.addAction(UIAction { [weak self] _ in self?.onFollow?() }, for: .touchUpInside)
    #endif
  }

  #if canImport(ObjectiveC)
    @objc private func follow() { onFollow?() }
  #endif
}
