import SnapKit
import UIKit

/// A message with its time; it takes three quarters of the row at most and keeps to the side of who wrote it.
final class ChatBubbleView: UIView {
  private let bubbleView = UIView()
  private let textLabel = UILabel(nil, size: 16, lines: 0)
  private let timeLabel = UILabel(nil, size: 11, color: .secondaryLabel)

  init(text: String, time: String, isOutgoing: Bool) {
    super.init(frame: .zero)
    textLabel.text = text
    timeLabel.text = time
    bubbleView.backgroundColor = isOutgoing ? .systemBlue : .secondarySystemBackground
    bubbleView.layer.cornerRadius = 16
    bubbleView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    addSubview(bubbleView)
    bubbleView.addSubviews(textLabel, timeLabel)

    bubbleView.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(4)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
      if isOutgoing {
        make.trailing.equalToSuperview().offset(-12)
      } else {
        make.leading.equalToSuperview().offset(12)
      }
    }
    textLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.leading.trailing.equalToSuperview().inset(12)
    }
    timeLabel.snp.makeConstraints { make in
      make.top.equalTo(textLabel.snp.bottom).offset(2)
      make.leading.greaterThanOrEqualTo(textLabel)
      make.trailing.equalTo(textLabel)
      make.bottom.equalToSuperview().offset(-8)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ChatBubbleView is made in code")
  }
}

/// A conversation of bubbles.
final class ConversationView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let messages = [
      ("Are you there?", false), ("Yes.", true),
      ("The table is booked for eight, and they keep it for a quarter of an hour, so do not be late again.", false),
      ("I am never late. Others are early, and I have written down how often that happened.", true),
    ]
    var previous: UIView?
    for (text, isOutgoing) in messages {
      let bubble = ChatBubbleView(text: text, time: "19:42", isOutgoing: isOutgoing)
      addSubview(bubble)
      bubble.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.equalTo(previous?.snp.bottom ?? snp.top)
      }
      previous = bubble
    }
    previous?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    fatalError("ConversationView is made in code")
  }
}

/// The messages of a conversation.
@MainActor final class ConversationModel {
  struct Message: Sendable {
    var text: String
    var isOutgoing: Bool
  }

  private(set) var messages: [Message] = []

  func receive() async -> Message {
    let message = await Task { Message(text: "Here I am, on time, with the tickets in my hand", isOutgoing: false) }
      .value
    messages.append(message)
    return message
  }

  func send(_ text: String) { messages.append(Message(text: text, isOutgoing: true)) }
}

/// Bubbles in a stack, one more for every message.
final class ModernConversationView: UIView {
  private let model: ConversationModel
  private let stack = UIStackView(.vertical, spacing: 0, [])

  init(model: ConversationModel) {
    self.model = model
    super.init(frame: .zero)
    addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    fatalError("ModernConversationView is made in code")
  }

  func refresh() async {
    model.send("Where are you?")
    _ = await model.receive()
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for message in model.messages {
      stack.addArrangedSubview(ChatBubbleView(text: message.text, time: "20:01", isOutgoing: message.isOutgoing))
    }
  }
}
