import SnapKit
import UIKit

/// A card with a bar for each day of the week.
final class WeeklyChartCard: UIView {
  private let titleLabel = UILabel("Steps", size: 17, weight: .semibold)
  private let totalLabel = UILabel("52,310", size: 28, weight: .bold)
  private let changeLabel = UILabel("12 % more than last week", size: 13, color: .systemGreen, lines: 2)
  private let barsView = UIView()
  private let values: [CGFloat] = [0.4, 0.75, 0.6, 1, 0.3, 0.9, 0.1]
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 8
    addSubviews(titleLabel, totalLabel, changeLabel, barsView)
    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
    }
    totalLabel.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
    }
    changeLabel.snp.makeConstraints { make in
      make.lastBaseline.equalTo(totalLabel)
      make.leading.equalTo(totalLabel.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().offset(-16)
    }
    barsView.snp.makeConstraints { make in
      make.top.equalTo(totalLabel.snp.bottom).offset(16)
      make.leading.trailing.bottom.equalToSuperview().inset(16)
    }
    setUpBars()
  }

  required init?(coder: NSCoder) {
    fatalError("WeeklyChartCard is made in code")
  }

  private func setUpBars() {
    var former: UIView?
    for (value, day) in zip(values, days) {
      let trackView = UIView()
      let barView = UIView()
      barView.backgroundColor = .systemTeal
      barView.layer.cornerRadius = 4
      let dayLabel = UILabel(day, size: 12, color: .secondaryLabel)
      barsView.addSubviews(trackView, dayLabel)
      trackView.addSubview(barView)
      trackView.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(96)
        if let former {
          make.left.equalTo(former.snp.right).offset(8)
          make.width.equalTo(former)
        } else {
          make.left.equalToSuperview()
        }
      }
      barView.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(value)
      }
      dayLabel.snp.makeConstraints { make in
        make.top.equalTo(trackView.snp.bottom).offset(6)
        make.centerX.equalTo(trackView)
        make.bottom.equalToSuperview()
      }
      former = trackView
    }
    former?.snp.makeConstraints { $0.right.equalToSuperview() }
  }
}

/// The numbers of a week.
@MainActor final class WeekModel {
  private(set) var values: [Double] = []

  var largest: Double { values.max() ?? 1 }

  func load() async {
    values = await Task { [5120, 8400, 7300, 11050, 2200, 9800, 640] }.value
  }
}

/// A chart whose bars are made when the numbers arrive.
final class ModernWeekView: UIView {
  private let model: WeekModel
  private let titleLabel = UILabel("This week", size: 17, weight: .semibold)
  private let bars = UIStackView(.horizontal, spacing: 6, alignment: .bottom, [])

  init(model: WeekModel) {
    self.model = model
    super.init(frame: .zero)
    bars.distribution = .fillEqually
    let column = UIStackView(.vertical, spacing: 12, [titleLabel, bars])
    addSubview(column)
    column.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    bars.snp.makeConstraints { $0.height.equalTo(120) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernWeekView is made in code")
  }

  func refresh() async {
    await model.load()
    for value in model.values {
      let bar = UIView()
      bar.backgroundColor = .systemIndigo
      bars.addArrangedSubview(bar)
      bar.snp.makeConstraints { $0.height.equalTo(bars).multipliedBy(value / model.largest) }
    }
  }
}
