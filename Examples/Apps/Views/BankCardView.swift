import SnapKit
import UIKit

/// A bank card: its sides have the ratio of a real one, its number is spread over the width.
final class BankCardView: UIView {
  private let cardView = UIView()
  private let bankLabel = UILabel("RIVER BANK", size: 15, weight: .bold, color: .white)
  private let chipView = UIView()
  private let numberView = UIView()
  private let holderLabel = UILabel("ADA LOVELACE", size: 13, color: .white)
  private let expiryLabel = UILabel("12/31", size: 13, color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    cardView.backgroundColor = UIColor(hex: 0x1F2A44)
    cardView.layer.cornerRadius = 16
    chipView.backgroundColor = .systemYellow
    chipView.layer.cornerRadius = 4
    addSubview(cardView)
    cardView.addSubviews(bankLabel, chipView, numberView, holderLabel, expiryLabel)
    cardView.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(16)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().inset(16).priority(.high)
      make.width.lessThanOrEqualTo(380)
      make.width.equalTo(cardView.snp.height).multipliedBy(1.586)
    }
    bankLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(20)
      make.trailing.equalToSuperview().offset(-20)
    }
    chipView.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.centerY.equalToSuperview().multipliedBy(0.8)
      make.size.equalTo(CGSize(width: 40, height: 30))
    }
    numberView.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(20)
      make.bottom.equalTo(holderLabel.snp.top).offset(-12)
    }
    holderLabel.snp.makeConstraints { make in
      make.leading.bottom.equalToSuperview().inset(20)
    }
    expiryLabel.snp.makeConstraints { make in
      make.trailing.equalTo(numberView)
      make.firstBaseline.equalTo(holderLabel)
    }
    setUpNumber(["4929", "0000", "1234", "5678"])
  }

  required init?(coder: NSCoder) {
    fatalError("BankCardView is made in code")
  }

  /// Groups of digits with equal room between them, by guides.
  private func setUpNumber(_ groups: [String]) {
    var former: UIView?
    var formerGap: UILayoutGuide?
    for group in groups {
      let label = UILabel(group, size: 20, weight: .medium, color: .white)
      numberView.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if former == nil { make.leading.equalToSuperview() }
      }
      if let former {
        let gap = UILayoutGuide()
        numberView.addLayoutGuide(gap)
        gap.snp.makeConstraints { make in
          make.leading.equalTo(former.snp.trailing)
          make.trailing.equalTo(label.snp.leading)
          make.top.bottom.equalToSuperview()
          if let formerGap { make.width.equalTo(formerGap) }
        }
        formerGap = gap
      }
      former = label
    }
    former?.snp.makeConstraints { $0.trailing.equalToSuperview() }
  }
}

/// What was paid with the card.
@MainActor final class PaymentsModel {
  struct Payment: Sendable {
    var place: String
    var amount: String
  }

  private(set) var payments: [Payment] = []

  func load() async {
    payments = await Task {
      [
        Payment(place: "Bakery at the corner", amount: "4.10"),
        Payment(place: "Railway to the end of the line and back again on the same day", amount: "118.00"),
      ]
    }.value
  }
}

/// Payments with amounts at the end of the row.
final class ModernPaymentsView: UIView {
  private let model: PaymentsModel
  private let rows = UIStackView(.vertical, spacing: 12, [])

  init(model: PaymentsModel) {
    self.model = model
    super.init(frame: .zero)
    addSubview(rows)
    rows.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(16) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernPaymentsView is made in code")
  }

  func refresh() async {
    await model.load()
    for payment in model.payments {
      let row = UIView()
      let placeLabel = UILabel(payment.place, size: 16, lines: 2)
      let amountLabel = UILabel(payment.amount, size: 16, weight: .semibold)
      amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      row.addSubviews(placeLabel, amountLabel)
      rows.addArrangedSubview(row)
      placeLabel.snp.makeConstraints { make in
        make.top.bottom.leading.equalToSuperview()
        make.trailing.lessThanOrEqualTo(amountLabel.snp.leading).offset(-12)
      }
      amountLabel.snp.makeConstraints { make in
        make.trailing.equalToSuperview()
        make.firstBaseline.equalTo(placeLabel)
      }
    }
  }
}
