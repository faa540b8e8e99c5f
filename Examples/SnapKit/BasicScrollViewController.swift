import SnapKit
import UIKit

/// A long text 20 points inside of content that is as wide as the screen and as high as the text.
final class BasicScrollViewController: UIViewController {
  lazy var scrollView = UIScrollView()
  lazy var contentView = UIView()
  lazy var label: UILabel = {
    let label = UILabel()
    label.text = Array(repeating: "stone", count: 200).joined(separator: " ")
    label.numberOfLines = 0
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.backgroundColor = .lightGray
    contentView.addSubview(label)

    scrollView.snp.makeConstraints { make in
      make.edges.equalTo(view)
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }
    label.snp.makeConstraints { make in
      make.edges.equalTo(contentView).inset(20)
    }
  }
}
