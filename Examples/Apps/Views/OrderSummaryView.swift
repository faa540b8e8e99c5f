import SnapKit
import UIKit

/// What is ordered and what it costs: names wrap, amounts stand under each other.
final class OrderSummaryView: UIView {
  private let headerLabel = UILabel("Your order", size: 20, weight: .bold)
  private let items: [(Int, String, String)] = [
    (2, "Soup of the day", "11.80"), (1, "Bread", "3.20"),
    (1, "Fish from the river, with potatoes, beans and a sauce that takes the cook all morning", "24.50"),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(headerLabel)
    headerLabel.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16) }
    var above: UIView = headerLabel
    for (count, name, amount) in items {
      above = addRow(count: count, name: name, amount: amount, below: above)
    }
    let lineView = UIView()
    lineView.backgroundColor = .separator
    addSubview(lineView)
    lineView.snp.makeConstraints { make in
      make.top.equalTo(above.snp.bottom).offset(12)
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.equalTo(1)
    }
    let totalLabel = UILabel("Total", size: 17, weight: .bold)
    let sumLabel = UILabel("39.50", size: 17, weight: .bold)
    addSubviews(totalLabel, sumLabel)
    totalLabel.snp.makeConstraints { make in
      make.top.equalTo(lineView.snp.bottom).offset(12)
      make.leading.bottom.equalToSuperview().inset(16)
    }
    sumLabel.snp.makeConstraints { make in
      make.lastBaseline.equalTo(totalLabel)
      make.trailing.equalTo(lineView)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("OrderSummaryView is made in code")
  }

  private func addRow(count: Int, name: String, amount: String, below above: UIView) -> UIView {
    let countLabel = UILabel("\(count)x", size: 15, color: .secondaryLabel)
    let nameLabel = UILabel(name, size: 15, lines: 0)
    let amountLabel = UILabel(amount, size: 15)
    addSubviews(countLabel, nameLabel, amountLabel)
    amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    amountLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.snp.makeConstraints { make in
      make.firstBaseline.equalTo(nameLabel)
      make.leading.equalToSuperview().offset(16)
      make.width.equalTo(28)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(above.snp.bottom).offset(10)
      make.leading.equalTo(countLabel.snp.trailing)
      make.trailing.equalTo(amountLabel.snp.leading).offset(-12)
    }
    amountLabel.snp.makeConstraints { make in
      make.firstBaseline.equalTo(nameLabel)
      make.trailing.equalToSuperview().offset(-16)
    }
    return nameLabel
  }
}

/// A cart that a voucher changes.
@MainActor final class CartModel {
  private(set) var lines: [(title: String, amount: String)] = [("Goods", "39.50")]

  func redeem(_ code: String) async {
    let amount = await Task { "-\(code.count).00" }.value
    lines.append(("Voucher \(code)", amount))
    lines.append(("To pay", "33.50"))
  }
}

/// A grid of two stacks: titles and amounts.
final class ModernCartView: UIView {
  private let model: CartModel
  private let titles = UIStackView(.vertical, spacing: 6, [])
  private let amounts = UIStackView(.vertical, spacing: 6, alignment: .trailing, [])

  init(model: CartModel) {
    self.model = model
    super.init(frame: .zero)
    titles.distribution = .fillEqually
    amounts.distribution = .fillEqually
    addSubviews(titles, amounts)
    titles.snp.makeConstraints { $0.leading.top.bottom.equalTo(layoutMarginsGuide) }
    amounts.snp.makeConstraints { make in
      make.trailing.top.bottom.equalTo(layoutMarginsGuide)
      make.leading.equalTo(titles.snp.trailing).offset(8)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernCartView is made in code")
  }

  func refresh() async {
    await model.redeem("SUMMER")
    for line in model.lines {
      titles.addArrangedSubview(UILabel(line.title, size: 15))
      let amount = UILabel(line.amount, size: 15)
      amount.setContentHuggingPriority(.required, for: .horizontal)
      amount.setContentCompressionResistancePriority(.required, for: .horizontal)
      amounts.addArrangedSubview(amount)
    }
    amounts.setContentHuggingPriority(.required, for: .horizontal)
    amounts.snp.makeConstraints { $0.width.equalTo(0).priority(300) }
  }
}
