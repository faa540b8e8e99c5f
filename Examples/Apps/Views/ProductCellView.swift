import SnapKit
import UIKit

/// A product of a shop: picture, two lines of title, a price that was, a price that is.
final class ProductCellView: UIView {
  private let pictureView = UIImageView()
  private let badgeLabel = UILabel("SALE", size: 11, weight: .bold, color: .white)
  private let badgeView = UIView()
  private let titleLabel = UILabel(
    "Walking boots for rocks, rivers and the long way home, waterproof", size: 16, weight: .medium, lines: 2)
  private let priceLabel = UILabel("89.00", size: 18, weight: .bold, color: .systemRed)
  private let oldPriceLabel = UILabel("129.00", size: 13, color: .tertiaryLabel)
  private let addButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.backgroundColor = UIColor(hex: 0xF2E9DC)
    pictureView.contentMode = .scaleAspectFill
    badgeView.backgroundColor = .systemRed
    badgeView.layer.cornerRadius = 4
    addButton.setTitle("Add", for: .normal)
    addSubviews(pictureView, badgeView, titleLabel, priceLabel, oldPriceLabel, addButton)
    badgeView.addSubview(badgeLabel)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("ProductCellView is made in code")
  }

  private func setUpConstraints() {
    pictureView.snp.makeConstraints { make in
      make.top.bottom.leading.equalToSuperview().inset(12)
      make.width.equalToSuperview().multipliedBy(0.3)
      make.height.equalTo(pictureView.snp.width).multipliedBy(1.25)
    }
    badgeView.snp.makeConstraints { make in
      make.top.leading.equalTo(pictureView).offset(6)
    }
    badgeLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(pictureView)
      make.leading.equalTo(pictureView.snp.trailing).offset(12)
      make.trailing.equalToSuperview().offset(-12)
    }
    priceLabel.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.bottom.equalTo(pictureView)
    }
    oldPriceLabel.snp.makeConstraints { make in
      make.leading.equalTo(priceLabel.snp.trailing).offset(6)
      make.firstBaseline.equalTo(priceLabel)
    }
    addButton.snp.makeConstraints { make in
      make.trailing.equalTo(titleLabel)
      make.centerY.equalTo(priceLabel)
      make.leading.greaterThanOrEqualTo(oldPriceLabel.snp.trailing).offset(8)
    }
  }
}

/// A product and how many of it are wanted.
@MainActor final class ProductModel {
  private(set) var title = ""
  private(set) var price = ""
  var count = 1

  func load() async {
    (title, price) = await Task { ("Walking boots for rocks and rivers", "89.00") }.value
  }
}

/// A cell in stacks, with a stepper.
final class ModernProductView: UIView {
  private let model: ProductModel
  private let pictureView = UIImageView()
  private let titleLabel = UILabel(nil, size: 16, weight: .medium, lines: 2)
  private let priceLabel = UILabel(nil, size: 18, weight: .bold)
  private let countLabel = UILabel(nil, size: 15, color: .secondaryLabel)
  private let moreButton = UIButton(type: .system)

  init(model: ProductModel) {
    self.model = model
    super.init(frame: .zero)
    pictureView.backgroundColor = .systemGray5
    moreButton.setTitle("+", for: .normal)
    moreButton.addAction(
      UIAction { [weak self] _ in
        self?.model.count += 1
        self?.render()
      }, for: .touchUpInside)
    countLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    moreButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let foot = UIStackView(.horizontal, spacing: 8, alignment: .firstBaseline, [priceLabel, countLabel, moreButton])
    let column = UIStackView(.vertical, spacing: 8, [titleLabel, foot])
    addSubviews(pictureView, column)
    pictureView.snp.makeConstraints { make in
      make.leading.top.equalTo(layoutMarginsGuide)
      make.bottom.lessThanOrEqualTo(layoutMarginsGuide)
      make.size.equalTo(88)
    }
    column.snp.makeConstraints { make in
      make.leading.equalTo(pictureView.snp.trailing).offset(12)
      make.trailing.equalTo(layoutMarginsGuide)
      make.centerY.equalTo(pictureView)
    }
    pictureView.snp.makeConstraints { $0.bottom.equalTo(layoutMarginsGuide).priority(.low) }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernProductView is made in code")
  }

  func refresh() async {
    await model.load()
    render()
  }

  private func render() {
    titleLabel.text = model.title
    priceLabel.text = model.price
    countLabel.text = "\(model.count) in the cart"
  }
}
