import SnapKit
import UIKit

/// A week of a calendar: seven equal days, one of them selected, dots for what is planned.
final class CalendarRowView: UIView {
  private let monthLabel = UILabel("November", size: 20, weight: .bold)
  private let todayButton = UIButton(type: .system)
  private let weekView = UIView()
  private let lineView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    todayButton.setTitle("Today", for: .normal)
    lineView.backgroundColor = .separator
    addSubviews(monthLabel, todayButton, weekView, lineView)
    monthLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      make.leading.equalToSuperview().offset(16)
    }
    todayButton.snp.makeConstraints { make in
      make.centerY.equalTo(monthLabel)
      make.trailing.equalToSuperview().offset(-16)
      make.leading.greaterThanOrEqualTo(monthLabel.snp.trailing).offset(8)
    }
    weekView.snp.makeConstraints { make in
      make.top.equalTo(monthLabel.snp.bottom).offset(8)
      make.leading.trailing.equalToSuperview().inset(8)
    }
    lineView.snp.makeConstraints { make in
      make.top.equalTo(weekView.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(0.5)
    }
    setUpDays()
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarRowView is made in code")
  }

  private func setUpDays() {
    var former: DayView?
    for (index, name) in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated() {
      let day = DayView(name: name, number: 9 + index, isSelected: index == 2, dots: index % 3)
      weekView.addSubview(day)
      day.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if let former {
          make.leading.equalTo(former.snp.trailing)
          make.width.equalTo(former)
        } else {
          make.leading.equalToSuperview()
        }
      }
      former = day
    }
    former?.snp.makeConstraints { $0.trailing.equalToSuperview() }
  }
}

/// A day: its name, its number in a circle, and a dot for each appointment.
final class DayView: UIView {
  init(name: String, number: Int, isSelected: Bool, dots: Int) {
    super.init(frame: .zero)
    let nameLabel = UILabel(name, size: 11, color: .secondaryLabel)
    let circleView = UIView()
    circleView.layer.cornerRadius = 16
    circleView.backgroundColor = isSelected ? .systemRed : .clear
    let numberLabel = UILabel("\(number)", size: 17, color: isSelected ? .white : .label)
    let dotsView = UIView()
    addSubviews(nameLabel, circleView, dotsView)
    circleView.addSubview(numberLabel)
    nameLabel.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
    }
    circleView.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.centerX.equalToSuperview()
      make.size.equalTo(32)
    }
    numberLabel.snp.makeConstraints { $0.center.equalTo(circleView) }
    dotsView.snp.makeConstraints { make in
      make.top.equalTo(circleView.snp.bottom).offset(4)
      make.centerX.bottom.equalToSuperview()
      make.height.equalTo(5)
      make.width.equalTo(max(0, dots * 8 - 3))
    }
    for index in 0..<dots {
      let dot = UIView()
      dot.backgroundColor = .systemBlue
      dotsView.addSubview(dot)
      dot.snp.makeConstraints { make in
        make.size.equalTo(5)
        make.centerY.equalToSuperview()
        make.leading.equalToSuperview().offset(index * 8)
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("DayView is made in code")
  }
}

/// The appointments of a day.
@MainActor final class DayModel {
  struct Appointment: Sendable {
    var time: String
    var title: String
  }

  private(set) var appointments: [Appointment] = []

  func load() async {
    appointments = await Task {
      [
        Appointment(time: "9:00", title: "Dentist"),
        Appointment(time: "10:30", title: "Walk through the new library with everybody who likes to come along"),
        Appointment(time: "16:15", title: "Train"),
      ]
    }.value
  }
}

/// The appointments as a list; times share one width by a layout guide.
final class ModernDayView: UIView {
  private let model: DayModel
  private let timeGuide = UILayoutGuide()

  init(model: DayModel) {
    self.model = model
    super.init(frame: .zero)
    addLayoutGuide(timeGuide)
    timeGuide.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(0).priority(1)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernDayView is made in code")
  }

  func refresh() async {
    await model.load()
    subviews.forEach { $0.removeFromSuperview() }
    var former: UIView?
    for appointment in model.appointments {
      let timeLabel = UILabel(appointment.time, size: 14, color: .secondaryLabel)
      let titleLabel = UILabel(appointment.title, size: 16, lines: 0)
      timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      addSubviews(timeLabel, titleLabel)
      timeLabel.snp.makeConstraints { make in
        make.trailing.equalTo(timeGuide)
        make.leading.greaterThanOrEqualTo(timeGuide)
        make.firstBaseline.equalTo(titleLabel)
      }
      titleLabel.snp.makeConstraints { make in
        make.leading.equalTo(timeGuide.snp.trailing).offset(12)
        make.trailing.equalToSuperview().offset(-16)
        make.top.equalTo(former?.snp.bottom ?? snp.top).offset(12)
      }
      former = titleLabel
    }
    former?.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-12) }
  }
}
