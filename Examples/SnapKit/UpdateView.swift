import SnapKit
import UIKit

/// A button that wishes to be 1.3 times as large after every tap, and never larger than the screen.
final class UpdateView: UIView {
  let growingButton = UIButton(type: .system)
  private var buttonSize = CGSize(width: 100, height: 100)

  override init(frame: CGRect) {
    super.init(frame: frame)
    growingButton.setTitle("Grow Me!", for: .normal)
    growingButton.layer.borderColor = UIColor.green.cgColor
    growingButton.layer.borderWidth = 3
    growingButton.addAction(UIAction { [weak self] _ in self?.didTapGrow() }, for: .touchUpInside)
    addSubview(growingButton)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    growingButton.snp.updateConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(buttonSize.width).priority(.low)
      make.height.equalTo(buttonSize.height).priority(.low)
      make.width.lessThanOrEqualToSuperview()
      make.height.lessThanOrEqualToSuperview()
    }
    super.updateConstraints()
  }

  private func didTapGrow() {
    buttonSize = CGSize(width: buttonSize.width * 1.3, height: buttonSize.height * 1.3)
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    layoutIfNeeded()
  }
}
