import Masonry
import UIKit

/// A long text 20 points inside of content that is as wide as the screen and as high as the text.
final class BasicScrollView: UIView {
  let scrollView = UIScrollView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView()
    let label = UILabel()
    MASAttachKeys(["scroll": scrollView, "content": content, "label": label])
    label.numberOfLines = 0
    label.text = Array(repeating: "words", count: 200).joined(separator: " ")
    addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(label)

    scrollView.mas_makeConstraints { make in make.edges.equalTo(self) }
    content.mas_makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    label.mas_makeConstraints { make in make.edges.equalTo(content).inset(20) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
