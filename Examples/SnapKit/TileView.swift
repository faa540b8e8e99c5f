import UIKit

/// A plain coloured tile with a thin dark border.
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
  static func shade(_ step: Int) -> TileView {
    TileView(UIColor(hue: CGFloat(step) / 10, saturation: 0.5, brightness: 0.9, alpha: 1))
  }
}
