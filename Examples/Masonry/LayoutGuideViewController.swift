import Masonry
import UIKit

/// A bar of 40 points under what covers the top of the view, and one over what covers its bottom.
final class LayoutGuideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Layout Guides"
    view.backgroundColor = .yellow
    let top = TileView(.green)
    let knob = TileView(.blue)
    let bottom = TileView(.red)
    MASAttachKeys(["top": top, "knob": knob, "bottom": bottom])
    view.addSubview(top)
    top.addSubview(knob)
    view.addSubview(bottom)

    top.mas_makeConstraints { make in
      make.top.equalTo(mas_topLayoutGuide)
      make.left.and.right.equalTo(view)
      make.height.equalTo(40)
    }
    knob.mas_makeConstraints { make in
      make.top.equalTo(mas_topLayoutGuide)
      make.centerX.equalTo(view)
      make.width.and.height.equalTo(20)
    }
    bottom.mas_makeConstraints { make in
      make.bottom.equalTo(mas_bottomLayoutGuide)
      make.left.and.right.equalTo(view)
      make.height.equalTo(40)
    }
  }
}
