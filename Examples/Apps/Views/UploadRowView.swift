import SnapKit
import UIKit

/// A file on its way: its name gives way in the middle, the bar shows how far it is.
final class UploadRowView: UIView {
  private let iconView = UIImageView()
  private let nameLabel = UILabel("the-whole-of-last-summer-unsorted.zip", size: 15, weight: .medium)
  private let sizeLabel = UILabel("1.4 GB", size: 13, color: .secondaryLabel)
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let statusLabel = UILabel("62 %, 4 minutes left", size: 13, color: .secondaryLabel)
  private let cancelButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.backgroundColor = .systemGray4
    nameLabel.lineBreakMode = .byTruncatingMiddle
    progressView.progress = 0.62
    cancelButton.setTitle("Cancel", for: .normal)
    addSubviews(iconView, nameLabel, sizeLabel, progressView, statusLabel, cancelButton)
    sizeLabel.setContentHuggingPriority(.required, for: .horizontal)
    sizeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    iconView.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 36, height: 44))
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      make.leading.equalTo(iconView.snp.trailing).offset(12)
    }
    sizeLabel.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.lastBaseline.equalTo(nameLabel)
    }
    progressView.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(8)
      make.leading.equalTo(nameLabel)
      make.trailing.equalTo(sizeLabel)
      make.height.equalTo(4)
    }
    statusLabel.snp.makeConstraints { make in
      make.top.equalTo(progressView.snp.bottom).offset(8)
      make.leading.equalTo(nameLabel)
      make.bottom.equalToSuperview().offset(-12)
    }
    cancelButton.snp.makeConstraints { make in
      make.trailing.equalTo(sizeLabel)
      make.centerY.equalTo(statusLabel)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("UploadRowView is made in code")
  }
}

/// A file that goes up.
@MainActor final class UploadModel {
  private(set) var share = 0.0

  var status: String { share < 1 ? "\(Int(share * 100)) %" : "Done" }

  func send() async {
    for _ in 0..<4 { share += await Task { 0.25 }.value }
  }
}

/// A bar that is a part of its track; the constraint is made again when the share changes.
final class ModernUploadView: UIView {
  private let model: UploadModel
  private let trackView = UIView()
  private let fillView = UIView()
  private let statusLabel = UILabel("Waiting", size: 13)

  init(model: UploadModel) {
    self.model = model
    super.init(frame: .zero)
    trackView.backgroundColor = .systemGray5
    fillView.backgroundColor = .systemBlue
    trackView.addSubview(fillView)
    addSubviews(trackView, statusLabel)
    trackView.snp.makeConstraints { make in
      make.leading.centerY.equalTo(layoutMarginsGuide)
      make.height.equalTo(8)
    }
    statusLabel.snp.makeConstraints { make in
      make.leading.equalTo(trackView.snp.trailing).offset(12)
      make.top.bottom.trailing.equalTo(layoutMarginsGuide)
      make.width.equalTo(64)
    }
    render()
  }

  required init?(coder: NSCoder) {
    fatalError("ModernUploadView is made in code")
  }

  func refresh() async {
    await model.send()
    render()
  }

  private func render() {
    statusLabel.text = model.status
    fillView.snp.remakeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(model.share)
    }
  }
}
