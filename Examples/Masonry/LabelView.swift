import Masonry
import UIKit

/// A label of several lines, and a short one beside it that stands on its last line.
final class LabelView: UIView {
  let shortLabel = UILabel()
  let longLabel = UILabel()
  private let padding: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["short": shortLabel, "long": longLabel])
    shortLabel.text = "Short"
    shortLabel.textColor = .purple
    longLabel.text =
      "This label is far too long for one line. It is told how wide it may be once the short label beside it has its "
      + "place, and then the frames are found once more."
    longLabel.textColor = .darkGray
    longLabel.numberOfLines = 8
    longLabel.lineBreakMode = .byTruncatingTail
    addSubview(shortLabel)
    addSubview(longLabel)

    longLabel.mas_makeConstraints { make in
      make.left.top.equalTo(self).inset(padding)
    }
    shortLabel.mas_makeConstraints { make in
      make.lastBaseline.equalTo(longLabel)
      make.right.equalTo(self).inset(padding)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // For early systems: the second call finds the frames for the width.
    longLabel.preferredMaxLayoutWidth = shortLabel.frame.minX - padding - longLabel.frame.minX
    super.layoutSubviews()
  }
}
