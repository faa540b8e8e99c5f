import SnapKit
import UIKit

/// A page that welcomes: a picture above the middle, two texts, dots and a button.
final class OnboardingPageView: UIView {
  private let pictureView = UIImageView()
  private let titleLabel = UILabel("All your maps, without a net", size: 26, weight: .bold, lines: 0)
  private let bodyLabel = UILabel(
    "Download the region before you leave. Paths, huts and springs stay with you, and the battery lasts for three days.",
    size: 16, color: .secondaryLabel, lines: 0)
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.backgroundColor = .systemGreen
    titleLabel.textAlignment = .center
    bodyLabel.textAlignment = .center
    pageControl.numberOfPages = 4
    pageControl.currentPage = 1
    nextButton.setTitle("Continue", for: .normal)
    nextButton.backgroundColor = .systemGreen
    addSubviews(pictureView, titleLabel, bodyLabel, pageControl, nextButton)
    snp.makeConstraints { $0.height.equalTo(720) }
    pictureView.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.55)
      make.width.equalToSuperview().multipliedBy(0.6).priority(.high)
      make.width.lessThanOrEqualTo(280)
      make.height.equalTo(pictureView.snp.width)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(pictureView.snp.bottom).offset(32)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(480)
      make.leading.greaterThanOrEqualToSuperview().offset(32)
    }
    bodyLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(12)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualTo(480)
      make.leading.greaterThanOrEqualToSuperview().offset(32)
    }
    nextButton.snp.makeConstraints { make in
      make.bottom.equalToSuperview().offset(-32)
      make.centerX.equalToSuperview()
      make.height.equalTo(52)
      make.width.equalToSuperview().offset(-64).priority(.medium)
      make.width.lessThanOrEqualTo(360)
    }
    pageControl.snp.makeConstraints { make in
      make.bottom.equalTo(nextButton.snp.top).offset(-16)
      make.centerX.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("OnboardingPageView is made in code")
  }
}

/// The pages, one after the other.
@MainActor final class OnboardingModel {
  private let titles = ["Hello", "Maps without a net", "Huts and springs along every path that you can walk"]
  private(set) var index = 0

  var title: String { titles[index] }
  var count: Int { titles.count }

  func advance() async {
    let step = await Task { 1 }.value
    index = min(index + step, count - 1)
  }
}

/// One view for all pages; its text changes.
final class ModernOnboardingView: UIView {
  private let model: OnboardingModel
  private let titleLabel = UILabel(nil, size: 26, weight: .bold, lines: 0)
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)

  init(model: OnboardingModel) {
    self.model = model
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    pageControl.numberOfPages = model.count
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(
      UIAction { [weak self] _ in
        Task { await self?.refresh() }
      }, for: .primaryActionTriggered)
    let column = UIStackView(.vertical, spacing: 24, alignment: .center, [titleLabel, pageControl, nextButton])
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 24, left: 32, bottom: 24, right: 32)
    addSubview(column)
    column.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernOnboardingView is made in code")
  }

  func refresh() async {
    await model.advance()
    await model.advance()
    titleLabel.text = model.title
    pageControl.currentPage = model.index
  }
}
