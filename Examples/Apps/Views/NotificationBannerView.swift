import SnapKit
import UIKit

/// A banner below the top of the screen: as wide as the margins allow, up to 420 points.
final class NotificationBannerView: UIView {
  private let cardView = UIView()
  private let iconView = UIImageView()
  private let appLabel = UILabel("POST", size: 12, color: .secondaryLabel)
  private let timeLabel = UILabel("now", size: 12, color: .secondaryLabel)
  private let titleLabel = UILabel("Parcel from the south", size: 15, weight: .semibold)
  private let bodyLabel = UILabel(
    "Your parcel is waiting at the counter. Bring this message, and somebody who can carry a piano.", size: 15, lines: 2
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    cardView.backgroundColor = .tertiarySystemBackground
    cardView.layer.cornerRadius = 14
    iconView.backgroundColor = .systemYellow
    iconView.layer.cornerRadius = 5
    addSubview(cardView)
    cardView.addSubviews(iconView, appLabel, timeLabel, titleLabel, bodyLabel)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("NotificationBannerView is made in code")
  }

  private func setUpConstraints() {
    cardView.snp.makeConstraints { make in
      make.top.bottom.equalTo(safeAreaLayoutGuide).inset(8)
      make.centerX.equalToSuperview()
      make.leading.equalTo(snp.leadingMargin).priority(.high)
      make.width.lessThanOrEqualTo(420)
    }
    iconView.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(12)
      make.size.equalTo(20)
    }
    appLabel.snp.makeConstraints { make in
      make.leading.equalTo(iconView.snp.trailing).offset(6)
      make.centerY.equalTo(iconView)
      make.trailing.lessThanOrEqualTo(timeLabel.snp.leading).offset(-8)
    }
    timeLabel.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-12)
      make.lastBaseline.equalTo(appLabel)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(iconView.snp.bottom).offset(8)
      make.leading.trailing.equalToSuperview().inset(12)
    }
    bodyLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(2)
      make.leading.trailing.equalTo(titleLabel)
      make.bottom.equalToSuperview().offset(-12)
    }
  }
}

/// What wants to be noticed.
@MainActor final class NoticeModel {
  private(set) var lines: [String] = []

  func next() async {
    lines.append(await Task { "Line \(lines.count + 1) of what there is to say about the weather" }.value)
  }
}

/// A banner that grows with every line.
final class ModernNoticeView: UIView {
  private let model: NoticeModel
  private let label = UILabel(nil, size: 15, lines: 0)
  private let closeButton = UIButton(type: .system)
  private var heightConstraint: Constraint?

  init(model: NoticeModel) {
    self.model = model
    super.init(frame: .zero)
    closeButton.setTitle("Close", for: .normal)
    closeButton.setContentHuggingPriority(.required, for: .horizontal)
    closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubviews(label, closeButton)
    label.snp.makeConstraints { make in
      make.leading.top.bottom.equalTo(layoutMarginsGuide)
      heightConstraint = make.height.greaterThanOrEqualTo(44).constraint
    }
    closeButton.snp.makeConstraints { make in
      make.leading.equalTo(label.snp.trailing).offset(12)
      make.trailing.centerY.equalTo(layoutMarginsGuide)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernNoticeView is made in code")
  }

  func refresh() async {
    await model.next()
    await model.next()
    label.text = model.lines.joined(separator: "\n")
    heightConstraint?.update(offset: 60)
  }
}
