// How projects that came from Objective-C write it in Swift 5 mode: nothing here speaks of actors, and no warning is allowed.
import Foundation
import Masonry
import UIKit

private let kMargin: CGFloat = 16

/// Keeps statements to change them later.
class CardView: UIView {
  let photo = UIView()
  let title = UIView()
  let line = UIView()
  private var widthConstraint: MASConstraint?
  private var lineConstraints: [MASConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    MASAttachKeys(["photo": photo, "title": title, "line": line])
    for view in [photo, title, line] { addSubview(view) }
    photo.mas_makeConstraints { (make) -> Void in
      make.left.top.equalTo(self).offset(kMargin)
      self.widthConstraint = make.width.mas_equalTo(48)
      make.height.equalTo(self.photo.mas_width)
    }
    title.mas_makeConstraints { make in
      make.left.equalTo(photo.mas_right).with.offset(8)
      make.right.lessThanOrEqualTo(self).insets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: kMargin))
      make.width.equalTo(self).dividedBy(3).priority(750)
      make.centerY.equalTo(photo)
      make.height.equalTo(44)
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("This view is built in code.")
  }

  override class var requiresConstraintBasedLayout: Bool {
    return true
  }

  override func updateConstraints() {
    lineConstraints = line.mas_remakeConstraints({
      $0.leading.trailing.equalTo(self)
      $0.bottom.equalTo(self)
      $0.height.equalTo(1)
    })
    super.updateConstraints()
  }

  func grow(_ width: CGFloat) {
    widthConstraint?.setOffset(width)
    layoutIfNeeded()
  }

  func hideLine() {
    for constraint in lineConstraints { constraint.uninstall() }
  }
}

/// A function of its own, outside of any class.
func pile(_ views: [UIView], in container: UIView, spacing: CGFloat) -> [MASConstraint] {
  for view in views { container.addSubview(view) }
  let across = views.mas_makeConstraints { make in
    make.left.right.equalTo(container)
  }
  views.mas_distributeViews(along: .vertical, withFixedSpacing: spacing, leadSpacing: 0, tailSpacing: 0)
  return across
}

/// Helpers that projects write for themselves.
extension UIView {
  @discardableResult
  func fill(_ container: UIView, insets: UIEdgeInsets = .zero) -> [MASConstraint] {
    container.addSubview(self)
    return mas_makeConstraints { $0.edges.equalTo(container).insets(insets) }
  }

  var safeTop: MASViewAttribute {
    return mas_safeAreaLayoutGuideTop
  }
}

extension MASConstraintMaker {
  func aspectRatio(_ ratio: CGFloat, of view: UIView) {
    width.equalTo(view.mas_height).multipliedBy(ratio)
  }
}
