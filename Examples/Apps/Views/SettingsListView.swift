import SnapKit
import UIKit

/// Groups of rows with titles, values and switches, lines between them.
final class SettingsListView: UIView {
  private let stackView = UIStackView(.vertical, spacing: 24, [])

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    addSubview(stackView)
    stackView.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    }
    let quiet = UISwitch()
    quiet.isOn = true
    stackView.addArrangedSubview(
      SettingsGroupView(rows: [
        SettingsRow(title: "Sounds", accessory: quiet),
        SettingsRow(title: "Ring tone", accessory: UILabel("Crickets", size: 17, color: .secondaryLabel)),
        SettingsRow(title: "Vibrate in silent mode", accessory: UISwitch()),
      ]))
    stackView.addArrangedSubview(
      SettingsGroupView(rows: [
        SettingsRow(
          title: "Storage", accessory: UILabel("58.2 GB of 64 GB in use by pictures", size: 17, color: .secondaryLabel)),
        SettingsRow(title: "Language", accessory: UILabel("English", size: 17, color: .secondaryLabel)),
      ]))
  }

  required init?(coder: NSCoder) {
    fatalError("SettingsListView is made in code")
  }
}

/// Rows on a round background.
final class SettingsGroupView: UIView {
  init(rows: [SettingsRow]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    var former: UIView?
    for row in rows {
      addSubview(row)
      row.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.equalTo(former?.snp.bottom ?? snp.top)
      }
      if let former {
        let line = UIView()
        line.backgroundColor = .separator
        addSubview(line)
        line.snp.makeConstraints { make in
          make.leading.equalToSuperview().offset(16)
          make.trailing.equalToSuperview()
          make.bottom.equalTo(former)
          make.height.equalTo(0.5)
        }
      }
      former = row
    }
    former?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    fatalError("SettingsGroupView is made in code")
  }
}

/// A title and something at the end of the row; the title never gives way.
final class SettingsRow: UIView {
  init(title: String, accessory: UIView) {
    super.init(frame: .zero)
    let titleLabel = UILabel(title, size: 17)
    titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubviews(titleLabel, accessory)
    snp.makeConstraints { $0.height.greaterThanOrEqualTo(44) }
    titleLabel.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.bottom.equalToSuperview().inset(11)
    }
    accessory.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-16)
      make.centerY.equalToSuperview()
      make.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("SettingsRow is made in code")
  }
}

/// What can be set.
@MainActor final class SettingsModel {
  private(set) var isOnline = false
  private(set) var account = ""

  func load() async {
    account = await Task { "ada@example.org" }.value
    isOnline = true
  }

  func setOnline(_ value: Bool) { isOnline = value }
}

/// A row whose switch tells the model.
final class ModernSettingsView: UIView {
  private let model: SettingsModel
  private let onlineSwitch = UISwitch()
  private let accountLabel = UILabel("Nobody", size: 17, color: .secondaryLabel)
  private let hintLabel = UILabel(nil, size: 13, color: .secondaryLabel, lines: 0)

  init(model: SettingsModel) {
    self.model = model
    super.init(frame: .zero)
    onlineSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.model.setOnline(self.onlineSwitch.isOn)
        self.render()
      }, for: .valueChanged)
    let group = SettingsGroupView(rows: [
      SettingsRow(title: "Account", accessory: accountLabel), SettingsRow(title: "Online", accessory: onlineSwitch),
    ])
    addSubviews(group, hintLabel)
    group.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview().inset(16) }
    hintLabel.snp.makeConstraints { make in
      make.top.equalTo(group.snp.bottom).offset(6)
      make.leading.trailing.equalTo(group).inset(16)
      make.bottom.equalToSuperview().offset(-16)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernSettingsView is made in code")
  }

  func refresh() async {
    await model.load()
    render()
  }

  private func render() {
    accountLabel.text = model.account
    onlineSwitch.setOn(model.isOnline, animated: false)
    hintLabel.text = model.isOnline ? "Everybody who knows your address sees when you were here last." : nil
  }
}
