import Masonry
import UIKit

/// A label at a place of its own.
final class PlaygroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.mas_key = "label"
    label.text = "Hello World!"
    label.textColor = .black
    addSubview(label)
    label.mas_makeConstraints { make in
      make.left.equalTo(150)
      make.top.equalTo(200)
      make.size.equalTo(CGSize(width: 200, height: 20))
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
