import SnapKit
import UIKit

/// A square in the middle, and four around it at 20 points.
final class SimpleLayoutViewController: UIViewController {
  let blackView = TileView(.black)
  let redView = TileView(.red)
  let yellowView = TileView(.yellow)
  let blueView = TileView(.blue)
  let greenView = TileView(.green)

  override func viewDidLoad() {
    super.viewDidLoad()
    [blackView, redView, yellowView, blueView, greenView].forEach(view.addSubview)

    blackView.snp.makeConstraints { (make) -> Void in
      make.center.equalTo(self.view)
      make.size.equalTo(CGSize(width: 100, height: 100))
    }
    redView.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.blackView.snp.bottom).offset(20)
      make.right.equalTo(self.blackView.snp.left).offset(-20)
      make.size.equalTo(CGSize(width: 100, height: 100))
    }
    yellowView.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self.blackView.snp.bottom).offset(20)
      make.left.equalTo(self.blackView.snp.right).offset(20)
      make.size.equalTo(CGSize(width: 100, height: 100))
    }
    blueView.snp.makeConstraints { (make) -> Void in
      make.bottom.equalTo(self.blackView.snp.top).offset(-20)
      make.left.equalTo(self.blackView.snp.right).offset(20)
      make.size.equalTo(CGSize(width: 100, height: 100))
    }
    greenView.snp.makeConstraints { (make) -> Void in
      make.bottom.equalTo(self.blackView.snp.top).offset(-20)
      make.right.equalTo(self.blackView.snp.left).offset(-20)
      make.size.equalTo(CGSize(width: 100, height: 100))
    }
  }
}
