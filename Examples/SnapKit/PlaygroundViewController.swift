import SnapKit
import UIKit

/// The first thing that one tries: a label at a place of its own.
class PlaygroundViewController: UIViewController {
  let label = UILabel()

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .white

    label.text = "Hello World!"
    label.textColor = .black
    view.addSubview(label)
    label.snp.makeConstraints { make in
      make.left.equalTo(150)
      make.top.equalTo(200)
      make.width.equalTo(200)
      make.height.equalTo(20)
    }
    self.view = view
  }
}
