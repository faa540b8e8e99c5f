import SnapKit
import UIKit

/// Three buttons stand with their baselines on one line, which they raise and lower.
final class ArrayView: UIView {
  let raiseButton = UIButton(type: .system)
  let lowerButton = UIButton(type: .system)
  let centerButton = UIButton(type: .system)
  private var offset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    add(raiseButton, "Raise") { $0 - 10 }
    add(lowerButton, "Lower") { $0 + 10 }
    add(centerButton, "Center") { _ in 0 }
    raiseButton.snp.makeConstraints { make in
      make.right.equalToSuperview().offset(-10)
    }
    lowerButton.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
    }
    centerButton.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
    }
    for button in [raiseButton, lowerButton, centerButton] {
      button.snp.makeConstraints { make in
        make.lastBaseline.equalTo(self.snp.centerY).offset(offset)
      }
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func updateConstraints() {
    for button in [raiseButton, lowerButton, centerButton] {
      button.snp.updateConstraints { make in
        make.lastBaseline.equalTo(self.snp.centerY).offset(offset)
      }
    }
    super.updateConstraints()
  }

  private func add(_ button: UIButton, _ title: String, _ change: @escaping @MainActor (CGFloat) -> CGFloat) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        offset = change(offset)
        setNeedsUpdateConstraints()
      }, for: .touchUpInside)
    addSubview(button)
  }
}
