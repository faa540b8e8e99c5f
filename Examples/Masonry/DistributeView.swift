import Masonry
import UIKit

/// Four tiles along a line in four ways: by fixed gaps or by fixed lengths, from left to right or from top to bottom.
final class DistributeView: UIView {
  let tiles = [TileView(.green), TileView(.red), TileView(.blue), TileView(.yellow)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (tile, key) in zip(tiles, ["green", "red", "blue", "yellow"]) {
      tile.mas_key = key
      addSubview(tile)
    }
    arrange(0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows one of the four arrangements in place of the one before.
  func arrange(_ number: Int) {
    let axis: MASAxisType = number.isMultiple(of: 2) ? .horizontal : .vertical
    // Distribution is about the axis alone; across it every tile has the same place.
    tiles.mas_remakeConstraints { make in
      if axis == .horizontal {
        make.top.equalTo(60)
        make.height.equalTo(60)
      } else {
        make.left.equalTo(0)
        make.width.equalTo(60)
      }
    }
    switch number {
    case 0, 1: tiles.mas_distributeViews(along: axis, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    case 2: tiles.mas_distributeViews(along: axis, withFixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
    default: tiles.mas_distributeViews(along: axis, withFixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
    }
  }
}
