import Masonry
import UIKit

/// A square in the middle, and one at each of its corners, 20 points apart.
final class SimpleLayoutView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let black = TileView(.black)
    let red = TileView(.red)
    let yellow = TileView(.yellow)
    let blue = TileView(.blue)
    let green = TileView(.green)
    MASAttachKeys(["black": black, "red": red, "yellow": yellow, "blue": blue, "green": green])
    let tiles = [black, red, yellow, blue, green]
    tiles.forEach(addSubview)

    tiles.mas_makeConstraints { make in make.size.equalTo(CGSize(width: 100, height: 100)) }
    black.mas_makeConstraints { make in make.center.equalTo(self) }
    red.mas_makeConstraints { make in
      make.top.equalTo(black.mas_bottom).offset(20)
      make.right.equalTo(black.mas_left).offset(-20)
    }
    yellow.mas_makeConstraints { make in
      make.top.equalTo(black.mas_bottom).offset(20)
      make.left.equalTo(black.mas_right).offset(20)
    }
    blue.mas_makeConstraints { make in
      make.bottom.equalTo(black.mas_top).offset(-20)
      make.left.equalTo(black.mas_right).offset(20)
    }
    green.mas_makeConstraints { make in
      make.bottom.equalTo(black.mas_top).offset(-20)
      make.right.equalTo(black.mas_left).offset(-20)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
