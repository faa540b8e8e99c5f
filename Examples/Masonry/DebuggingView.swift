import Masonry
import UIKit

/// The tiles of ``BasicView`` with two mistakes; keys name views and constraints in the reports about them.
final class DebuggingView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)
  private(set) var tooHigh: MASConstraint?
  private(set) var secondTop: MASConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["green": green, "red": red, "blue": blue, "screen": self])
    [green, red, blue].forEach(addSubview)
    let padding: CGFloat = 10

    green.mas_makeConstraints { make in
      make.top.left.equalTo(self).insets(UIEdgeInsets(top: padding, left: padding, bottom: 0, right: 0))
      make.right.equalTo(red.mas_left).offset(-padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding).key("space")
      make.width.height.equalTo(red)
    }
    red.mas_makeConstraints { make in
      make.top.right.equalTo(self).inset(padding)
    }
    blue.mas_makeConstraints { make in
      make.left.right.bottom.equalTo(self).inset(padding)
      make.height.equalTo([green, red])

      tooHigh = make.height.greaterThanOrEqualTo(5000).key("5000 points")
      secondTop = make.top.equalTo(self).offset(100).key("second top")
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
