import Masonry
import UIKit

/// The tiles of ``BasicView`` with insets that differ by edge: each attribute takes its own part of them, also between
/// siblings, where they point inward, too.
final class AttributeChainingView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["green": green, "red": red, "blue": blue])
    [green, red, blue].forEach(addSubview)
    let superview = self
    let padding = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)

    green.mas_makeConstraints { make in
      make.top.and.left.equalTo(superview).insets(padding)
      make.bottom.equalTo(blue.mas_top).insets(padding)
      make.width.equalTo(red)
      make.height.equalTo([red, blue])
    }
    red.mas_makeConstraints { make in
      make.top.and.right.equalTo(superview).insets(padding)
      make.left.equalTo(green.mas_right).insets(padding)
      make.bottom.equalTo(blue.mas_top).insets(padding)
      make.width.equalTo(green)
      make.height.equalTo([green, blue])
    }
    blue.mas_makeConstraints { make in
      make.left.bottom.and.right.equalTo(superview).insets(padding)
      make.height.equalTo([green, red])
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
