import Masonry
import UIKit

/// A plain tile with a thin black border.
final class TileView: UIView {
  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The step-th of ten tiles that lie in each other.
  static func numbered(_ step: Int) -> TileView {
    let tile = TileView(UIColor(hue: CGFloat(step) / 10, saturation: 0.6, brightness: 0.9, alpha: 1))
    tile.mas_key = "tile\(step)"
    return tile
  }
}
