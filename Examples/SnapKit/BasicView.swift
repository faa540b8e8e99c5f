import SnapKit
import UIKit

/// Two equal tiles over one wide tile, all equally high, 10 points apart.
final class BasicView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let padding: CGFloat = 10
    [green, red, blue].forEach(addSubview)

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().offset(padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding)
      make.right.equalTo(red.snp.left).offset(-padding)
      make.width.equalTo(red)
      make.height.equalTo(red)
      make.height.equalTo(blue)
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding)
    }
    blue.snp.makeConstraints { make in
      make.left.bottom.right.equalToSuperview().inset(padding)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
