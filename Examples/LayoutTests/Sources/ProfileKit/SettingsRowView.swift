import SnapKit
import UIKit

/// A row of settings: an icon, a title and a value, which give way in this order: the value first.
public final class SettingsRowView: UIView {
  private let iconView = UIImageView(image: UIImage(systemName: "gear"))
  /// What the row is about.
  public let titleLabel = UILabel()
  /// What it is set to.
  public let valueLabel = UILabel()

  /// Makes a row.
  public init(title: String, value: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    valueLabel.text = value
    valueLabel.textColor = .secondaryLabel
    valueLabel.textAlignment = .right
    [iconView, titleLabel, valueLabel].forEach(addSubview)

    titleLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    iconView.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(24)
    }
    titleLabel.snp.makeConstraints { make in
      make.leading.equalTo(iconView.snp.trailing).offset(12)
      make.top.bottom.equalToSuperview().inset(12)
    }
    valueLabel.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.lastBaseline.equalTo(titleLabel)
    }
  }

  /// Not for use: the row has no nib.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("SettingsRowView is made in code")
  }
}
