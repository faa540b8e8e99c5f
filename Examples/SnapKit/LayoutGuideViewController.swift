import SnapKit
import UIKit

/// A bar of 40 points under what covers the top of the view, and one over what covers its bottom.
final class LayoutGuideViewController: UIViewController {
  let topBar = TileView(.green)
  let bottomBar = TileView(.red)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Layout Guides"
    view.backgroundColor = .yellow
    view.addSubview(topBar)
    view.addSubview(bottomBar)

    topBar.snp.makeConstraints { make in
      make.top.equalTo(topLayoutGuide.snp.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
    bottomBar.snp.makeConstraints { make in
      make.bottom.equalTo(bottomLayoutGuide.snp.top)
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
  }
}
