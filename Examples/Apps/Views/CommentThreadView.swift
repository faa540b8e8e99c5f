import SnapKit
import UIKit

/// Comments and their answers, each answer farther in than what it answers.
final class CommentThreadView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let comments: [(Int, String, String)] = [
      (0, "mira", "Does anybody know where the old bridge went?"),
      (1, "tom", "It was sold."),
      (2, "mira", "Bridges can be sold? Who buys a bridge, and where do they put it when they come home with it?"),
      (1, "old_engineer", "It stands in the park behind the mill now, over nothing, and is very happy there."),
      (0, "lee", "Following."),
    ]
    var former: UIView?
    for (depth, name, text) in comments {
      let comment = CommentView(name: name, text: text)
      addSubview(comment)
      comment.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(16 + 24 * depth)
        make.trailing.equalToSuperview().inset(16)
        if let former {
          make.top.equalTo(former.snp.bottom).offset(12)
        } else {
          make.top.equalToSuperview().inset(12)
        }
      }
      former = comment
    }
    former?.snp.makeConstraints { $0.bottom.equalToSuperview().inset(12) }
  }

  required init?(coder: NSCoder) {
    fatalError("CommentThreadView is made in code")
  }
}

/// Picture, name and text; the comment is as high as the higher of picture and text.
final class CommentView: UIView {
  init(name: String, text: String) {
    super.init(frame: .zero)
    let avatarView = UIView()
    avatarView.backgroundColor = .systemGray4
    avatarView.layer.cornerRadius = 16
    let nameLabel = UILabel(name, size: 13, weight: .semibold)
    let timeLabel = UILabel("2 h", size: 13, color: .secondaryLabel)
    let textLabel = UILabel(text, size: 15, lines: 0)
    let lineView = UIView()
    lineView.backgroundColor = .separator
    addSubviews(avatarView, lineView, nameLabel, timeLabel, textLabel)
    avatarView.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.width.height.equalTo(32)
    }
    lineView.snp.makeConstraints { make in
      make.top.equalTo(avatarView.snp.bottom).offset(4)
      make.centerX.equalTo(avatarView)
      make.width.equalTo(1)
      make.bottom.equalToSuperview()
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalTo(avatarView.snp.trailing).offset(8)
    }
    timeLabel.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel.snp.trailing).offset(6)
      make.trailing.lessThanOrEqualToSuperview()
      make.firstBaseline.equalTo(nameLabel)
    }
    textLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(2)
      make.leading.equalTo(nameLabel)
      make.trailing.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
      make.bottom.equalToSuperview().priority(200)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("CommentView is made in code")
  }
}

/// A thread that answers come to.
@MainActor final class ThreadModel {
  private(set) var texts: [String] = ["First."]

  func answer() async {
    let text = await Task { "Nobody was ever first, somebody has always been there before and cleaned up." }.value
    texts.append(text)
  }
}

/// Comments in a stack with a field to answer.
final class ModernThreadView: UIView {
  private let model: ThreadModel
  private let stack = UIStackView(.vertical, spacing: 12, [])
  private let field = UITextField()

  init(model: ThreadModel) {
    self.model = model
    super.init(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Your answer"
    addSubviews(stack, field)
    stack.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(16)
    }
    field.snp.makeConstraints { make in
      make.top.equalTo(stack.snp.bottom).offset(12)
      make.leading.trailing.bottom.equalToSuperview().inset(16)
      make.height.equalTo(36)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernThreadView is made in code")
  }

  func refresh() async {
    await model.answer()
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for text in model.texts { stack.addArrangedSubview(CommentView(name: "lee", text: text)) }
  }
}
