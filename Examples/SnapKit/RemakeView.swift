import SnapKit
import UIKit

/// A button that is pinned to another corner after every tap.
final class RemakeView: UIView {
  let movingButton = UIButton(type: .system)
  private var isTopLeft = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    movingButton.setTitle("Move Me!", for: .normal)
    movingButton.layer.borderColor = UIColor.green.cgColor
    movingButton.layer.borderWidth = 3
    movingButton.addAction(UIAction { [weak self] _ in self?.toggleButtonPosition() }, for: .touchUpInside)
    addSubview(movingButton)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    movingButton.snp.remakeConstraints { make in
      make.size.equalTo(100)
      if isTopLeft {
        make.left.top.equalToSuperview().offset(10)
      } else {
        make.bottom.right.equalToSuperview().offset(-10)
      }
    }
    super.updateConstraints()
  }

  private func toggleButtonPosition() {
    isTopLeft.toggle()
    setNeedsUpdateConstraints()
    layoutIfNeeded()
  }
}
