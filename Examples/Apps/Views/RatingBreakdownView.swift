import SnapKit
import UIKit

/// The mean of all ratings, and a bar for each number of stars.
final class RatingBreakdownView: UIView {
  private let meanLabel = UILabel("4.6", size: 54, weight: .heavy)
  private let outOfLabel = UILabel("out of 5", size: 14, weight: .semibold, color: .secondaryLabel)
  private let countLabel = UILabel("1,204 ratings", size: 14, color: .secondaryLabel)
  private let barsView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(meanLabel, outOfLabel, countLabel, barsView)
    meanLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(16)
    }
    outOfLabel.snp.makeConstraints { make in
      make.top.equalTo(meanLabel.snp.bottom)
      make.centerX.equalTo(meanLabel)
      make.bottom.equalToSuperview().offset(-16)
    }
    barsView.snp.makeConstraints { make in
      make.leading.equalTo(meanLabel.snp.trailing).offset(24)
      make.trailing.equalToSuperview().offset(-16)
      make.top.equalTo(meanLabel).offset(8)
      make.bottom.equalTo(meanLabel)
    }
    countLabel.snp.makeConstraints { make in
      make.trailing.equalTo(barsView)
      make.firstBaseline.equalTo(outOfLabel)
    }
    setUpBars([0.78, 0.14, 0.05, 0.01, 0.02])
  }

  required init?(coder: NSCoder) {
    fatalError("RatingBreakdownView is made in code")
  }

  private func setUpBars(_ shares: [CGFloat]) {
    var former: UIView?
    for share in shares {
      let trackView = UIView()
      trackView.backgroundColor = .systemGray5
      let fillView = UIView()
      fillView.backgroundColor = .systemGray
      barsView.addSubview(trackView)
      trackView.addSubview(fillView)
      trackView.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if let former {
          make.top.equalTo(former.snp.bottom).offset(5)
          make.height.equalTo(former)
        } else {
          make.top.equalToSuperview()
        }
      }
      fillView.snp.makeConstraints { make in
        make.leading.top.bottom.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(share)
      }
      former = trackView
    }
    former?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }
}

/// What the user thinks.
@MainActor final class RatingModel {
  private(set) var stars = 0
  private(set) var answer = ""

  func rate(_ stars: Int) async {
    self.stars = stars
    answer = await Task { "Thank you. \(stars) of 5 is more than the last one gave." }.value
  }
}

/// Five squares to press, and the answer below.
final class ModernRatingView: UIView {
  private let model: RatingModel
  private let starsView = UIStackView(.horizontal, spacing: 8, [])
  private let answerLabel = UILabel(nil, size: 14, lines: 0)

  init(model: RatingModel) {
    self.model = model
    super.init(frame: .zero)
    for number in 1...5 {
      let star = UIButton(type: .custom)
      star.tag = number
      star.addAction(
        UIAction { [weak self] _ in
          Task { await self?.rate(number) }
        }, for: .touchUpInside)
      starsView.addArrangedSubview(star)
      star.snp.makeConstraints { $0.size.equalTo(36) }
    }
    answerLabel.textAlignment = .center
    let column = UIStackView(.vertical, spacing: 8, alignment: .center, [starsView, answerLabel])
    addSubview(column)
    column.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(16)
      make.leading.trailing.equalToSuperview().inset(24)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernRatingView is made in code")
  }

  func refresh() async { await rate(4) }

  private func rate(_ stars: Int) async {
    await model.rate(stars)
    for star in starsView.arrangedSubviews { star.alpha = star.tag <= model.stars ? 1 : 0.3 }
    answerLabel.text = model.answer
  }
}
