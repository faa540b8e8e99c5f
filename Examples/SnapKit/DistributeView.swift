import SnapKit
import UIKit

/// Four tiles along a line, by gaps of 20 points or by lengths of 30, in both directions.
final class DistributeView: UIView {
  let tiles = [TileView(.green), TileView(.red), TileView(.blue), TileView(.yellow)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    tiles.forEach(addSubview)
    distributeHorizontally(spacing: 20, lead: 5, tail: 5)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tiles share what the gaps leave.
  func distributeHorizontally(spacing: CGFloat, lead: CGFloat, tail: CGFloat) {
    placeInRow()
    for (index, tile) in tiles.enumerated() {
      tile.snp.makeConstraints { make in
        if index == 0 {
          make.left.equalToSuperview().offset(lead)
        } else {
          make.width.equalTo(tiles[index - 1])
          make.left.equalTo(tiles[index - 1].snp.right).offset(spacing)
        }
        if index == tiles.count - 1 { make.right.equalToSuperview().offset(-tail) }
      }
    }
  }

  /// The tiles share what the gaps leave.
  func distributeVertically(spacing: CGFloat, lead: CGFloat, tail: CGFloat) {
    placeInColumn()
    for (index, tile) in tiles.enumerated() {
      tile.snp.makeConstraints { make in
        if index == 0 {
          make.top.equalToSuperview().offset(lead)
        } else {
          make.height.equalTo(tiles[index - 1])
          make.top.equalTo(tiles[index - 1].snp.bottom).offset(spacing)
        }
        if index == tiles.count - 1 { make.bottom.equalToSuperview().offset(-tail) }
      }
    }
  }

  /// The gaps share what the tiles leave: the end of tile i lies i/(n−1) of the way from the first end to the last.
  func distributeHorizontally(length: CGFloat, lead: CGFloat, tail: CGFloat) {
    placeInRow()
    for (index, tile) in tiles.enumerated() {
      let share = CGFloat(index) / CGFloat(tiles.count - 1)
      tile.snp.makeConstraints { make in
        make.width.equalTo(length)
        if index == 0 {
          make.left.equalToSuperview().offset(lead)
        } else {
          make.right.equalToSuperview().multipliedBy(share).offset((1 - share) * (lead + length) - share * tail)
        }
      }
    }
  }

  /// The gaps share what the tiles leave.
  func distributeVertically(length: CGFloat, lead: CGFloat, tail: CGFloat) {
    placeInColumn()
    for (index, tile) in tiles.enumerated() {
      let share = CGFloat(index) / CGFloat(tiles.count - 1)
      tile.snp.makeConstraints { make in
        make.height.equalTo(length)
        if index == 0 {
          make.top.equalToSuperview().offset(lead)
        } else {
          make.bottom.equalToSuperview().multipliedBy(share).offset((1 - share) * (lead + length) - share * tail)
        }
      }
    }
  }

  private func placeInRow() {
    for tile in tiles {
      tile.snp.remakeConstraints { make in
        make.top.equalTo(60)
        make.height.equalTo(60)
      }
    }
  }

  private func placeInColumn() {
    for tile in tiles {
      tile.snp.remakeConstraints { make in
        make.left.equalTo(0)
        make.width.equalTo(60)
      }
    }
  }
}
