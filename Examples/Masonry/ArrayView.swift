import Masonry
import UIKit

/// Three buttons stand on one line, which one block for the whole array moves up and down.
final class ArrayView: UIView {
  let lowerButton = UIButton(type: .system)
  let centerButton = UIButton(type: .system)
  let raiseButton = UIButton(type: .system)
  private var offset: CGFloat = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["lower": lowerButton, "center": centerButton, "raise": raiseButton])
    add(lowerButton, "Lower") { $0 + 10 }
    add(centerButton, "Center") { _ in 0 }
    add(raiseButton, "Raise") { $0 - 10 }

    lowerButton.mas_makeConstraints { make in make.left.equalTo(10) }
    centerButton.mas_makeConstraints { make in make.centerX.equalTo(self) }
    raiseButton.mas_makeConstraints { make in make.right.equalTo(-10) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func add(_ button: UIButton, _ title: String, _ change: @escaping (CGFloat) -> CGFloat) {
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        offset = change(offset)
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()
        layoutIfNeeded()
      }, for: .touchUpInside)
    addSubview(button)
  }

  override func updateConstraints() {
    [lowerButton, centerButton, raiseButton].mas_updateConstraints { make in
      make.baseline.equalTo(self.mas_centerY).with.offset(offset)
    }
    super.updateConstraints()
  }
}
