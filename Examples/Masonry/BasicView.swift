import Masonry
import UIKit

/// Two equal tiles over one wide tile, all equally high, 10 points apart.
final class BasicView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["green": green, "red": red, "blue": blue])
    [green, red, blue].forEach(addSubview)
    let superview = self
    let padding: CGFloat = 10

    // What is longest: every edge, relation and attribute is named.
    green.mas_makeConstraints { make in
      make.top.greaterThanOrEqualTo(superview.mas_top).offset(padding)
      make.left.equalTo(superview.mas_left).offset(padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding)
      make.right.equalTo(red.mas_left).offset(-padding)
      make.width.equalTo(red.mas_width)
      make.height.equalTo([red, blue])
    }
    // A view stands for its attribute of the same name, and fillers make a sentence of it.
    red.mas_makeConstraints { make in
      make.top.equalTo(superview).with.offset(padding)
      make.left.equalTo(green.mas_right).and.offset(padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding)
      make.right.equalTo(superview).offset(-padding)
      make.width.equalTo(green)
      make.height.equalTo([green.mas_height, blue.mas_height])
    }
    blue.mas_makeConstraints { make in
      make.top.equalTo(green.mas_bottom).offset(padding)
      make.left.bottom.right.equalTo(superview).insets(
        UIEdgeInsets(top: 0, left: padding, bottom: padding, right: padding))
      make.height.equalTo(green)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
