import SnapKit
import UIKit

/// A bubble over a pin: it prefers to stand in the middle of the pin and stays inside of the map.
final class MapCalloutView: UIView {
  private let bubbleView = UIView()
  private let arrowView = UIView()
  private let pinView = UIView()
  private let titleLabel = UILabel("Lighthouse of the north", size: 15, weight: .semibold)
  private let subtitleLabel = UILabel("1.2 km", size: 13, color: .secondaryLabel)
  private let routeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xDDEEDD)
    bubbleView.backgroundColor = .systemBackground
    bubbleView.layer.cornerRadius = 12
    bubbleView.layer.shadowOpacity = 0.2
    arrowView.backgroundColor = .systemBackground
    arrowView.transform = CGAffineTransform(rotationAngle: .pi / 4)
    pinView.backgroundColor = .systemRed
    routeButton.setTitle("Route", for: .normal)
    addSubviews(pinView, arrowView, bubbleView)
    bubbleView.addSubviews(titleLabel, subtitleLabel, routeButton)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("MapCalloutView is made in code")
  }

  private func setUpConstraints() {
    snp.makeConstraints { $0.height.equalTo(240) }
    pinView.snp.makeConstraints { make in
      make.size.equalTo(20)
      make.centerX.equalTo(snp.left).offset(60)
      make.bottom.equalToSuperview().offset(-48)
    }
    arrowView.snp.makeConstraints { make in
      make.size.equalTo(14)
      make.centerX.equalTo(pinView)
      make.bottom.equalTo(pinView.snp.top).offset(-7)
    }
    bubbleView.snp.makeConstraints { make in
      make.bottom.equalTo(arrowView.snp.centerY)
      make.centerX.equalTo(pinView).priority(.medium)
      make.left.greaterThanOrEqualToSuperview().offset(12)
      make.right.lessThanOrEqualToSuperview().offset(-12)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(12)
    }
    subtitleLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(2)
      make.leading.equalTo(titleLabel)
      make.bottom.equalToSuperview().offset(-12)
    }
    routeButton.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-12)
      make.centerY.equalToSuperview()
    }
  }
}

/// The place that was tapped.
@MainActor final class PlaceModel {
  private(set) var name = ""
  private(set) var minutes = 0

  func look() async {
    (name, minutes) = await Task { ("Harbour bath", 25) }.value
  }
}

/// The sheet of a place at the foot of the map.
final class ModernPlaceView: UIView {
  private let model: PlaceModel
  private let handleView = UIView()
  private let nameLabel = UILabel(nil, size: 22, weight: .bold)
  private let timeLabel = UILabel(nil, size: 15, color: .secondaryLabel)
  private let buttons = UIStackView(.horizontal, spacing: 8, [])

  init(model: PlaceModel) {
    self.model = model
    super.init(frame: .zero)
    handleView.backgroundColor = .systemGray3
    buttons.distribution = .fillEqually
    for title in ["Route", "Call", "Share"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      buttons.addArrangedSubview(button)
    }
    addSubviews(handleView, nameLabel, timeLabel, buttons)
    handleView.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(6)
      make.centerX.equalToSuperview()
      make.width.equalTo(36)
      make.height.equalTo(5)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(handleView.snp.bottom).offset(12)
      make.leading.equalTo(snp.leadingMargin)
    }
    timeLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom)
      make.leading.equalTo(nameLabel)
    }
    buttons.snp.makeConstraints { make in
      make.top.equalTo(timeLabel.snp.bottom).offset(12)
      make.leading.equalTo(snp.leadingMargin)
      make.trailing.equalTo(snp.trailingMargin)
      make.bottom.equalTo(snp.bottomMargin)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernPlaceView is made in code")
  }

  func refresh() async {
    await model.look()
    nameLabel.text = model.name
    timeLabel.text = "\(model.minutes) minutes on foot"
  }
}
