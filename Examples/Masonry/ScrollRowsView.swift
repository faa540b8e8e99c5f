import Masonry
import UIKit

/// Ten rows, each higher than the one before, in content that is as wide as the screen and higher.
final class ScrollRowsView: UIView {
  let scrollView = UIScrollView()
  let content = UIView()
  private(set) var rows: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["scroll": scrollView, "content": content])
    scrollView.backgroundColor = .gray
    addSubview(scrollView)
    scrollView.addSubview(content)

    scrollView.mas_makeConstraints { make in make.edges.equalTo(self) }
    // The edges are those of what is scrolled, the width is that of what is seen.
    content.mas_makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    var last: UIView?
    for step in 1...10 {
      let row = TileView.numbered(step)
      content.addSubview(row)
      row.mas_makeConstraints { make in
        make.top.equalTo(last?.mas_bottom ?? content.mas_top)
        make.left.equalTo(0)
        make.width.equalTo(content.mas_width)
        make.height.equalTo(CGFloat(step) * 25)
      }
      rows.append(row)
      last = row
    }
    // Closes the chain, so that the content knows its height.
    content.mas_makeConstraints { make in make.bottom.equalTo(last?.mas_bottom) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
