import Masonry
import UIKit

/// Three tiles inset from the safe area of the controller's view, and nine labels at its corners, edges and center.
final class SafeAreaViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    add(TileView(.red), "red").mas_makeConstraints { make in
      make.edges.equalTo(view.mas_safeAreaLayoutGuide).inset(10)
    }
    add(TileView(.green), "green").mas_makeConstraints { make in
      make.center.equalTo(view.mas_safeAreaLayoutGuide).centerOffset(.zero)
      make.size.equalTo(view.mas_safeAreaLayoutGuide).sizeOffset(CGSize(width: -40, height: -40))
    }
    add(TileView(.blue), "blue").mas_makeConstraints { make in
      make.left.equalTo(view.mas_safeAreaLayoutGuideLeft).offset(30)
      make.right.equalTo(view.mas_safeAreaLayoutGuideRight).offset(-30)
      make.top.equalTo(view.mas_safeAreaLayoutGuideTop).offset(30)
      make.bottom.equalTo(view.mas_safeAreaLayoutGuideBottom).offset(-30)
    }
    addLabels()
  }

  /// The first letter is the place from left to right, the second that from top to bottom; X and Y are the middles.
  private func addLabels() {
    let safeArea = view.mas_safeAreaLayoutGuide
    let places: [(String, MASAttribute)] = [
      ("LT", [.left, .top]), ("XT", [.centerX, .top]), ("RT", [.right, .top]), ("LY", [.left, .centerY]),
      ("XY", [.centerX, .centerY]), ("RY", [.right, .centerY]), ("LB", [.left, .bottom]), ("XB", [.centerX, .bottom]),
      ("RB", [.right, .bottom]),
    ]
    for (name, attributes) in places {
      let label = UILabel()
      label.text = name
      label.textAlignment = .center
      add(label, name).mas_makeConstraints { make in
        make.attributes(attributes).equalTo(safeArea)
        make.size.equalTo(50)
      }
    }
  }

  private func add(_ subview: UIView, _ key: String) -> UIView {
    subview.mas_key = key
    view.addSubview(subview)
    return subview
  }
}
