import SnapKit
import UIKit

/// Three plans side by side with as many rows; columns are equal, rows as high as their highest cell.
final class PriceTableView: UIView {
  private let rows: [[String]] = [
    ["Free", "Plus", "Team"], ["0", "4.99", "11.99"],
    ["One list", "Lists without end", "Shared lists, and who did what and when"], ["Ads", "No ads", "No ads"],
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    var above: UILayoutGuide?
    var firstCells: [UIView] = []
    for (number, texts) in rows.enumerated() {
      let row = UILayoutGuide()
      addLayoutGuide(row)
      row.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if let above {
          make.top.equalTo(above.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
        make.height.equalTo(0).priority(.low)
      }
      let cells = texts.map { PriceCell(text: $0, isHeader: number == 0) }
      for (column, cell) in cells.enumerated() {
        addSubview(cell)
        cell.snp.makeConstraints { make in
          make.top.bottom.equalTo(row)
          if column == 0 {
            make.leading.equalToSuperview()
          } else {
            make.leading.equalTo(cells[column - 1].snp.trailing)
          }
          if column == cells.count - 1 { make.trailing.equalToSuperview() }
          if let first = firstCells.first ?? (column > 0 ? cells[0] : nil) { make.width.equalTo(first) }
        }
      }
      if firstCells.isEmpty { firstCells = cells }
      above = row
    }
    above?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    fatalError("PriceTableView is made in code")
  }
}

/// A text in the middle of a cell that is no lower than 44 points.
final class PriceCell: UIView {
  init(text: String, isHeader: Bool) {
    super.init(frame: .zero)
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    backgroundColor = isHeader ? .secondarySystemBackground : .systemBackground
    let label = UILabel(text, size: 15, weight: isHeader ? .bold : .regular, lines: 0)
    label.textAlignment = .center
    addSubview(label)
    snp.makeConstraints { $0.height.greaterThanOrEqualTo(44) }
    label.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.leading.greaterThanOrEqualToSuperview().offset(8)
      make.top.greaterThanOrEqualToSuperview().offset(8)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("PriceCell is made in code")
  }
}

/// The plans that the shop offers today.
@MainActor final class PlansModel {
  struct Plan: Sendable {
    var name: String
    var price: String
    var isChosen = false
  }

  private(set) var plans: [Plan] = []

  func load() async {
    plans = await Task {
      [Plan(name: "By the month", price: "4.99"), Plan(name: "By the year, two months for nothing", price: "49.90")]
    }.value
    plans[1].isChosen = true
  }
}

/// Plans under each other; the price keeps its size, the name wraps.
final class ModernPlansView: UIView {
  private let model: PlansModel
  private let stack = UIStackView(.vertical, spacing: 8, [])

  init(model: PlansModel) {
    self.model = model
    super.init(frame: .zero)
    addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernPlansView is made in code")
  }

  func refresh() async {
    await model.load()
    for plan in model.plans {
      let nameLabel = UILabel(plan.name, size: 17, weight: plan.isChosen ? .bold : .regular, lines: 0)
      let priceLabel = UILabel(plan.price, size: 22, weight: .bold)
      priceLabel.setContentHuggingPriority(.required, for: .horizontal)
      priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(.horizontal, spacing: 12, alignment: .center, [nameLabel, priceLabel])
      row.isLayoutMarginsRelativeArrangement = true
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
      row.layer.borderWidth = plan.isChosen ? 2 : 1
      stack.addArrangedSubview(row)
    }
  }
}
