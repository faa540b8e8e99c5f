import Masonry
import UIKit

/// Ten siblings, each with its edges inset from the one before.
final class SidesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var last: UIView = self
    for step in 1...10 {
      let tile = TileView.numbered(step)
      addSubview(tile)
      tile.mas_makeConstraints { make in
        make.edges.equalTo(last).insets(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      last = tile
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
