import SnapKit
import UIKit

/// The weather of now and of the next hours.
final class WeatherCardView: UIView {
  private let cityLabel = UILabel("Reykjavik", size: 24, weight: .medium)
  private let degreesLabel = UILabel("-3", size: 64, weight: .thin)
  private let skyLabel = UILabel("Snow showers", size: 15)
  private let rangeLabel = UILabel("H: 1  L: -7", size: 15)
  private let hoursView = UIStackView(.horizontal, spacing: 0, [])

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0x34558B)
    hoursView.distribution = .equalSpacing
    for (hour, degrees) in [("Now", "-3"), ("13", "-2"), ("14", "-1"), ("15", "0"), ("16", "-1"), ("17", "-4")] {
      let picture = UIView()
      picture.backgroundColor = .white
      picture.layer.cornerRadius = 12
      let column = UIStackView(
        .vertical, spacing: 8, alignment: .center, [UILabel(hour, size: 13), picture, UILabel(degrees, size: 17)])
      hoursView.addArrangedSubview(column)
      picture.snp.makeConstraints { $0.size.equalTo(24) }
    }
    addSubviews(cityLabel, degreesLabel, skyLabel, rangeLabel, hoursView)
    cityLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(20)
      make.trailing.lessThanOrEqualTo(degreesLabel.snp.leading).offset(-8)
    }
    degreesLabel.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(20)
      make.firstBaseline.equalTo(rangeLabel)
    }
    skyLabel.snp.makeConstraints { make in
      make.leading.equalTo(cityLabel)
      make.top.equalTo(cityLabel.snp.bottom).offset(20)
    }
    rangeLabel.snp.makeConstraints { make in
      make.leading.equalTo(cityLabel)
      make.top.equalTo(skyLabel.snp.bottom).offset(2)
    }
    hoursView.snp.makeConstraints { make in
      make.top.equalTo(rangeLabel.snp.bottom).offset(24)
      make.leading.trailing.bottom.equalToSuperview().inset(20)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("WeatherCardView is made in code")
  }
}

/// The forecast of some days.
@MainActor final class ForecastModel {
  struct Day: Sendable {
    var name: String
    var low: Int
    var high: Int
  }

  private(set) var days: [Day] = []

  func load() async {
    days = await Task {
      [
        Day(name: "Today", low: -7, high: 1), Day(name: "Wednesday", low: -4, high: 5),
        Day(name: "Thu", low: 0, high: 8),
      ]
    }.value
  }
}

/// A row for each day with a bar from the lowest to the highest temperature of all.
final class ModernForecastView: UIView {
  private let model: ForecastModel
  private let rows = UIStackView(.vertical, spacing: 10, [])

  init(model: ForecastModel) {
    self.model = model
    super.init(frame: .zero)
    addSubview(rows)
    rows.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernForecastView is made in code")
  }

  func refresh() async {
    await model.load()
    let low = model.days.map(\.low).min() ?? 0
    let span = CGFloat((model.days.map(\.high).max() ?? 1) - low)
    for day in model.days {
      let row = UIView()
      let nameLabel = UILabel(day.name, size: 16)
      let trackView = UIView()
      let barView = UIView()
      barView.backgroundColor = .systemOrange
      row.addSubviews(nameLabel, trackView)
      trackView.addSubview(barView)
      rows.addArrangedSubview(row)
      nameLabel.snp.makeConstraints { make in
        make.top.bottom.leading.equalToSuperview()
      }
      trackView.snp.makeConstraints { make in
        make.leading.equalTo(row.snp.centerX)
        make.trailing.centerY.equalToSuperview()
        make.height.equalTo(6)
      }
      barView.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(CGFloat(day.high - day.low) / span)
        if day.low == low {
          make.leading.equalToSuperview()
        } else {
          make.leading.equalTo(trackView.snp.trailing).multipliedBy(CGFloat(day.low - low) / span)
        }
      }
    }
  }
}
