import SnapKit
import UIKit

/// Ten rows of 25 to 250 points in content that is as wide as the screen and 1375 points high.
final class ScrollRowsView: UIView {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let rows = (0..<10).map { TileView.shade($0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.backgroundColor = .white
    addSubview(scrollView)
    scrollView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    scrollView.addSubview(contentView)
    contentView.snp.makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    var lastRow: UIView?
    for (index, row) in rows.enumerated() {
      contentView.addSubview(row)
      row.snp.makeConstraints { make in
        make.top.equalTo(lastRow?.snp.bottom ?? contentView.snp.top)
        make.left.equalTo(0)
        make.width.equalToSuperview()
        make.height.equalTo(25 * (index + 1))
      }
      lastRow = row
    }
    contentView.snp.makeConstraints { make in
      if let lastRow { make.bottom.equalTo(lastRow) }
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func scrollToLastRow() {
    scrollView.scrollRectToVisible(rows[9].frame, animated: false)
  }
}
