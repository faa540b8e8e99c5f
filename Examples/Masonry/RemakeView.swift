import Masonry
import UIKit

/// A button jumps from one corner of the screen to the opposite one and back.
final class RemakeView: UIView {
  let button = UIButton(type: .system)
  private var isAtTopLeft = true

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.mas_key = "button"
    button.setTitle("Move Me!", for: .normal)
    button.addAction(UIAction { [unowned self] _ in move() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func move() {
    isAtTopLeft.toggle()
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    layoutIfNeeded()
  }

  // Where the button is pinned differs from place to place: an update would leave what was.
  override func updateConstraints() {
    button.mas_remakeConstraints { make in
      make.size.mas_equalTo(CGSize(width: 100, height: 100))
      if isAtTopLeft {
        make.left.and.top.equalTo(self).offset(10)
      } else {
        make.right.and.bottom.equalTo(self).offset(-10)
      }
    }
    super.updateConstraints()
  }
}
