import SnapKit
import UIKit

/// Numbers in place of views: edges are those of the superview then. A center that equals a point would be measured from
/// the superview's corner, so the middle is named.
final class ConstantsView: UIView {
  let purple = TileView(.purple)
  let orange = TileView(.orange)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(purple)
    addSubview(orange)

    purple.snp.makeConstraints { make in
      make.top.equalTo(20)
      make.left.equalTo(20)
      make.bottom.equalTo(-20)
      make.right.equalTo(-20)
    }
    orange.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().offset(50)
      make.size.equalTo(CGSize(width: 200, height: 100))
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
