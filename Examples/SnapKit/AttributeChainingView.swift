import SnapKit
import UIKit

/// The tiles of ``BasicView``, 15 points apart up and down and 10 to the sides.
///
/// Insets go by the attribute on the right side, so they serve at the superview; between siblings offsets do.
final class AttributeChainingView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let padding = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    [green, red, blue].forEach(addSubview)

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding.bottom)
      make.width.equalTo(red)
      make.height.equalTo(red)
      make.height.equalTo(blue)
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
      make.left.equalTo(green.snp.right).offset(padding.left)
      make.bottom.equalTo(blue.snp.top).offset(-padding.bottom)
    }
    blue.snp.makeConstraints { make in
      make.left.bottom.right.equalToSuperview().inset(padding)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
