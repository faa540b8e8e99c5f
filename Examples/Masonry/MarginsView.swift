import Masonry
import UIKit

/// Ten siblings, each with its edges on the layout margins of the one before; the first is on the screen's own margins.
final class MarginsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var last: UIView = self
    for step in 1...10 {
      let tile = TileView.numbered(step)
      tile.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      addSubview(tile)
      tile.mas_makeConstraints { make in
        make.top.equalTo(last.mas_topMargin)
        make.bottom.equalTo(last.mas_bottomMargin)
        make.left.equalTo(last.mas_leftMargin)
        make.right.equalTo(last.mas_rightMargin)
      }
      last = tile
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
