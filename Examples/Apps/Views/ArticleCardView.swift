import SnapKit
import UIKit

/// An article: on narrow screens the picture stands over the text, on wide ones beside it.
final class ArticleCardView: UIView {
  private let pictureView = UIImageView()
  private let kickerLabel = UILabel("SCIENCE", size: 12, weight: .bold, color: .systemPurple)
  private let headlineLabel = UILabel("The river that runs upward once a year", size: 22, weight: .bold, lines: 0)
  private let teaserLabel = UILabel(
    "At new moon the tide is stronger than the stream, and for an hour boats drift home by themselves.", size: 16,
    color: .secondaryLabel, lines: 3)
  private let textView = UIView()
  private var isWide: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.backgroundColor = .systemBlue
    addSubviews(pictureView, textView)
    textView.addSubviews(kickerLabel, headlineLabel, teaserLabel)
    kickerLabel.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    headlineLabel.snp.makeConstraints { make in
      make.top.equalTo(kickerLabel.snp.bottom).offset(4)
      make.leading.trailing.equalToSuperview()
    }
    teaserLabel.snp.makeConstraints { make in
      make.top.equalTo(headlineLabel.snp.bottom).offset(8)
      make.leading.trailing.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ArticleCardView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isWide != (bounds.width >= 600) else { return }
    isWide = bounds.width >= 600
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    let isWide = isWide ?? false
    pictureView.snp.remakeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.height.equalTo(pictureView.snp.width).multipliedBy(0.5625)
      if isWide {
        make.width.equalToSuperview().multipliedBy(0.4)
        make.bottom.equalToSuperview().inset(16)
      } else {
        make.trailing.equalToSuperview().inset(16)
      }
    }
    textView.snp.remakeConstraints { make in
      make.trailing.bottom.equalToSuperview().inset(16)
      if isWide {
        make.top.equalTo(pictureView)
        make.leading.equalTo(pictureView.snp.trailing).offset(16)
      } else {
        make.top.equalTo(pictureView.snp.bottom).offset(12)
        make.leading.equalToSuperview().inset(16)
        make.height.equalTo(0).priority(1)
      }
    }
    super.updateConstraints()
  }
}

/// An article that is read piece by piece.
@MainActor final class ArticleModel {
  private(set) var paragraphs: [String] = []
  private(set) var isSaved = false

  func readOn() async {
    let text = await Task { "Nobody has ever measured how far the salt comes with it." }.value
    paragraphs.append(text)
  }

  func save() { isSaved = true }
}

/// Paragraphs in a column that is readable at every width.
final class ModernArticleView: UIView {
  private let model: ArticleModel
  private let stack = UIStackView(.vertical, spacing: 12, [])
  private let saveButton = UIButton(type: .system)

  init(model: ArticleModel) {
    self.model = model
    super.init(frame: .zero)
    saveButton.setTitle("Save", for: .normal)
    saveButton.addAction(UIAction { [weak self] _ in self?.model.save() }, for: .touchUpInside)
    addSubviews(stack, saveButton)
    stack.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16)
      make.leading.trailing.equalTo(readableContentGuide)
    }
    saveButton.snp.makeConstraints { make in
      make.top.equalTo(stack.snp.bottom).offset(12)
      make.trailing.equalTo(stack)
      make.bottom.equalToSuperview().offset(-16)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernArticleView is made in code")
  }

  func refresh() async {
    await model.readOn()
    await model.readOn()
    for text in model.paragraphs { stack.addArrangedSubview(UILabel(text, size: 17, lines: 0)) }
  }
}
