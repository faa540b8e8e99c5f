import Masonry
import UIKit

/// A button in the middle grows by a third with each tap, until it fills the screen.
final class UpdateView: UIView {
  let button = UIButton(type: .system)
  private var buttonSize = CGSize(width: 100, height: 100)

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.mas_key = "button"
    button.setTitle("Grow Me!", for: .normal)
    button.addAction(UIAction { [unowned self] _ in grow() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func grow() {
    buttonSize = CGSize(width: buttonSize.width * 1.3, height: buttonSize.height * 1.3)
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    layoutIfNeeded()
  }

  override func updateConstraints() {
    button.mas_updateConstraints { make in
      make.center.equalTo(self)
      make.width.mas_equalTo(buttonSize.width).priorityLow()
      make.height.mas_equalTo(buttonSize.height).priorityLow()
      make.width.lessThanOrEqualTo(self)
      make.height.lessThanOrEqualTo(self)
    }
    super.updateConstraints()
  }
}
