import SnapKit
import UIKit

/// Ten siblings, each on the layout margins of the one before; the first on those of the screen.
final class MarginsView: UIView {
  let tiles = (0..<10).map { TileView.shade($0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    var lastView: UIView = self
    for tile in tiles {
      tile.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      addSubview(tile)
      tile.snp.makeConstraints { make in
        make.edges.equalTo(lastView.snp.margins)
      }
      lastView = tile
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
