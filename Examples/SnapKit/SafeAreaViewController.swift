import SnapKit
import UIKit

/// Three tiles 10, 20 and 30 points inside the safe area, and nine labels at its corners, edges and center.
final class SafeAreaViewController: UIViewController {
  let tiles = [TileView(.red), TileView(.green), TileView(.blue)]
  /// Row by row.
  let labels = ["TL", "T", "TR", "L", "C", "R", "BL", "B", "BR"].map { text in
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = .yellow
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, tile) in tiles.enumerated() {
      view.addSubview(tile)
      tile.snp.makeConstraints { make in
        make.edges.equalTo(view.safeAreaLayoutGuide).inset(10 * (index + 1))
      }
    }
    for (index, label) in labels.enumerated() {
      view.addSubview(label)
      label.snp.makeConstraints { make in
        make.size.equalTo(50)
        let area = view.safeAreaLayoutGuide
        switch index % 3 {
        case 0: make.left.equalTo(area)
        case 1: make.centerX.equalTo(area)
        default: make.right.equalTo(area)
        }
        switch index / 3 {
        case 0: make.top.equalTo(area)
        case 1: make.centerY.equalTo(area)
        default: make.bottom.equalTo(area)
        }
      }
    }
  }
}
