import SnapKit
import UIKit

/// A tile of 3 : 1 and one of 1 : 3, each as large as its half of the screen allows.
final class AspectFitView: UIView {
  let topView = TileView(.blue)
  let bottomView = TileView(.yellow)
  let topInnerView = TileView(.green)
  let bottomInnerView = TileView(.red)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(topView)
    addSubview(bottomView)
    topView.addSubview(topInnerView)
    bottomView.addSubview(bottomInnerView)

    topView.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
    bottomView.snp.makeConstraints { make in
      make.bottom.left.right.equalToSuperview()
      make.top.equalTo(topView.snp.bottom)
      make.height.equalTo(topView)
    }
    topInnerView.snp.makeConstraints { make in
      make.width.equalTo(topInnerView.snp.height).multipliedBy(3)
      make.width.height.lessThanOrEqualToSuperview()
      make.width.height.equalToSuperview().priority(.low)
      make.center.equalToSuperview()
    }
    bottomInnerView.snp.makeConstraints { make in
      make.height.equalTo(bottomInnerView.snp.width).multipliedBy(3)
      make.width.height.lessThanOrEqualToSuperview()
      make.width.height.equalToSuperview().priority(.low)
      make.center.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
