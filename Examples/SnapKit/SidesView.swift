import SnapKit
import UIKit

/// Ten siblings, each inset by 5, 10, 15 and 20 points from the one before.
final class SidesView: UIView {
  let tiles = (0..<10).map { TileView.shade($0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    var lastView: UIView = self
    for tile in tiles {
      addSubview(tile)
      tile.snp.makeConstraints { make in
        make.edges.equalTo(lastView).inset(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      lastView = tile
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
