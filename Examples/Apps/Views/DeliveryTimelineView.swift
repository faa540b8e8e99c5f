import SnapKit
import UIKit

/// The stations of a parcel, tied by a line from dot to dot.
final class DeliveryTimelineView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stations = [
      ("Ordered", "Monday, 9:12"), ("Packed", "Two boxes, because one of them did not want to close any more"),
      ("On the road", "Somewhere between the mountains and the sea"), ("At the door", nil),
    ]
    var former: UIView?
    for (index, station) in stations.enumerated() {
      let dotView = UIView()
      dotView.backgroundColor = index < 3 ? .systemGreen : .systemGray4
      dotView.layer.cornerRadius = 6
      let titleLabel = UILabel(station.0, size: 16, weight: .semibold)
      let detailLabel = UILabel(station.1, size: 14, color: .secondaryLabel, lines: 0)
      addSubviews(dotView, titleLabel, detailLabel)
      dotView.snp.makeConstraints { make in
        make.size.equalTo(12)
        make.leading.equalToSuperview().offset(20)
        make.centerY.equalTo(titleLabel)
      }
      titleLabel.snp.makeConstraints { make in
        make.leading.equalTo(dotView.snp.trailing).offset(16)
        make.trailing.equalToSuperview().offset(-16)
        if index == 0 { make.top.equalToSuperview().offset(16) }
      }
      detailLabel.snp.makeConstraints { make in
        make.top.equalTo(titleLabel.snp.bottom).offset(2)
        make.leading.trailing.equalTo(titleLabel)
        if index == stations.count - 1 { make.bottom.equalToSuperview().offset(-16) }
      }
      if let former { tie(dotView, to: former, title: titleLabel) }
      former = detailLabel
    }
  }

  required init?(coder: NSCoder) {
    fatalError("DeliveryTimelineView is made in code")
  }

  private func tie(_ dotView: UIView, to former: UIView, title: UIView) {
    title.snp.makeConstraints { $0.top.equalTo(former.snp.bottom).offset(20) }
    let lineView = UIView()
    lineView.backgroundColor = .systemGray4
    insertSubview(lineView, at: 0)
    lineView.snp.makeConstraints { make in
      make.centerX.equalTo(dotView)
      make.width.equalTo(2)
      make.bottom.equalTo(dotView.snp.top)
      make.top.equalTo(former).offset(-8)
    }
  }
}

/// Where a parcel is.
@MainActor final class ParcelModel {
  private(set) var steps = 1
  let names = ["Ordered", "Packed", "Sent", "Here"]

  func track() async { steps = await Task { 3 }.value }
}

/// Steps across: the line between two of them is as long as all others.
final class ModernParcelView: UIView {
  private let model: ParcelModel
  private var dots: [UIView] = []

  init(model: ParcelModel) {
    self.model = model
    super.init(frame: .zero)
    var formerDot: UIView?
    var formerLine: UIView?
    for (index, name) in model.names.enumerated() {
      let dot = UIView()
      let label = UILabel(name, size: 12)
      addSubviews(dot, label)
      dots.append(dot)
      dot.snp.makeConstraints { make in
        make.size.equalTo(16)
        make.top.equalToSuperview().offset(16)
        if index == 0 { make.leading.equalToSuperview().offset(32) }
        if index == model.names.count - 1 { make.trailing.equalToSuperview().offset(-32) }
      }
      label.snp.makeConstraints { make in
        make.top.equalTo(dot.snp.bottom).offset(6)
        make.centerX.equalTo(dot)
        if index == 0 { make.bottom.equalToSuperview().offset(-16) }
      }
      if let former = formerDot {
        let line = UIView()
        line.backgroundColor = .systemGray3
        addSubview(line)
        line.snp.makeConstraints { make in
          make.leading.equalTo(former.snp.trailing)
          make.trailing.equalTo(dot.snp.leading)
          make.centerY.equalTo(dot)
          make.height.equalTo(2)
          if let formerLine { make.width.equalTo(formerLine) }
        }
        formerLine = line
      }
      formerDot = dot
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernParcelView is made in code")
  }

  func refresh() async {
    await model.track()
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index < model.steps ? .systemGreen : .systemGray4
      dot.snp.updateConstraints { $0.size.equalTo(index == model.steps - 1 ? 24 : 16) }
    }
  }
}
