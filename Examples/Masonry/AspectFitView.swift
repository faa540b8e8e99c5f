import Masonry
import UIKit

/// Two halves; in each lies a tile of a fixed ratio that is as large as its half allows.
final class AspectFitView: UIView {
  let top = UIView()
  let bottom = UIView()
  let wide = TileView(.green)
  let tall = TileView(.red)

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["top": top, "bottom": bottom, "wide": wide, "tall": tall])
    addSubview(top)
    addSubview(bottom)
    top.addSubview(wide)
    bottom.addSubview(tall)

    top.mas_makeConstraints { make in
      make.left.right.and.top.equalTo(self)
    }
    bottom.mas_makeConstraints { make in
      make.left.right.and.bottom.equalTo(self)
      make.top.equalTo(top.mas_bottom)
      make.height.equalTo(top)
    }
    wide.mas_makeConstraints { make in
      make.width.equalTo(wide.mas_height).multipliedBy(3)
      make.width.and.height.lessThanOrEqualTo(top)
      make.width.and.height.equalTo(top).with.priorityLow()
      make.center.equalTo(top)
    }
    tall.mas_makeConstraints { make in
      make.height.equalTo(tall.mas_width).multipliedBy(3)
      make.width.and.height.lessThanOrEqualTo(bottom)
      make.width.and.height.equalTo(bottom).with.priorityLow()
      make.center.equalTo(bottom)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
