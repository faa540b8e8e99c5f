import SnapKit
import UIKit

/// The tiles of ``BasicView`` with two mistakes: labels name views and constraints in the reports.
final class DebuggingView: UIView {
  let green = TileView(.green)
  let red = TileView(.red)
  let blue = TileView(.blue)
  var tooTall: Constraint?
  var secondTop: Constraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let padding: CGFloat = 10
    [green, red, blue].forEach(addSubview)
    green.snp.setLabel("green view")
    red.snp.setLabel("red view")
    blue.snp.setLabel("blue view")

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(padding)
      make.right.equalTo(red.snp.left).offset(-padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding).labeled("space")
      make.size.equalTo(red)
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
    }
    blue.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(padding)
      make.height.equalTo(green)
      make.height.equalTo(red)
      tooTall = make.height.greaterThanOrEqualTo(5000).labeled("5000 points").constraint
      secondTop = make.top.equalToSuperview().offset(100).labeled("second top").constraint
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
