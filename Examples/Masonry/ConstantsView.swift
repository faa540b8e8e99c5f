import Masonry
import UIKit

/// Numbers, sizes and points instead of views: edges and centers are then compared with the superview.
final class ConstantsView: UIView {
  let purple = TileView(.purple)
  let orange = TileView(.orange)

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["purple": purple, "orange": orange])
    addSubview(purple)
    addSubview(orange)

    purple.mas_makeConstraints { make in
      make.top.equalTo(20)
      make.left.equalTo(20)
      make.bottom.equalTo(-20)
      make.right.equalTo(-20)
    }
    orange.mas_makeConstraints { make in
      make.center.equalTo(CGPoint(x: 0, y: 50))
      make.size.equalTo(CGSize(width: 200, height: 100))
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
