// swift-format-ignore-file: ReplaceForEachWithForLoop
// How files of the years of Swift 3 to 5 write it. This target is in Swift 5 mode: nothing here speaks of actors, and no
// warning is allowed.
import Foundation
import SnapKit
import UIKit

private let kMargin: CGFloat = 16
private let cellHeight = 44

/// Everything in one closure that names its parameter, its result and `self`.
class ProfileView: UIView {
  var nameView: UIView!
  let avatar = UIView()
  lazy var line: UIView = {
    let line = UIView()
    line.alpha = 0.5
    return line
  }()
  private var bottomConstraint: Constraint? = nil
  var avatarSizeConstraint: Constraint!
  private var didSetupConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.nameView = UIView()
    self.addSubview(self.avatar)
    self.addSubview(self.nameView)
    self.addSubview(self.line)
    self.avatar.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(self).offset(kMargin)
      make.left.equalTo(self.snp.left).offset(kMargin)
      self.avatarSizeConstraint = make.size.equalTo(CGSize(width: 48, height: 48)).constraint
      return
    }
    nameView.snp.makeConstraints { [unowned self] make in
      make.left.equalTo(avatar.snp.right).offset(8)
      make.right.lessThanOrEqualTo(self).inset(kMargin).priority(750)
      make.width.equalTo(self).multipliedBy(1.0 / 3.0).priority(.medium)
      make.centerY.equalTo(avatar)
      make.height.equalTo(cellHeight)
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("This view is built in code.")
  }

  override class var requiresConstraintBasedLayout: Bool {
    return true
  }

  override func updateConstraints() {
    if !didSetupConstraints {
      line.snp.makeConstraints({
        $0.leading.trailing.equalToSuperview()
        $0.height.equalTo(1)
        bottomConstraint = $0.bottom.equalToSuperview().constraint
      })
      didSetupConstraints = true
    }
    super.updateConstraints()
  }

  func expand(_ expanded: Bool) {
    bottomConstraint?.update(offset: expanded ? -20 : 0)
    self.avatarSizeConstraint.deactivate()
    avatar.snp.updateConstraints { make in
      make.top.equalTo(self).offset(expanded ? 32 : kMargin)
    }
    avatarSizeConstraint.update(offset: 10).activate()
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// Helpers that many projects have.
extension ConstraintMaker {
  func aspectRatio(_ x: Int, by y: Int, self instance: ConstraintView) {
    self.width.equalTo(instance.snp.height).multipliedBy(Double(x) / Double(y))
  }
}

extension ConstraintMakerRelatable {
  @discardableResult
  func equalToSafeArea(
    of view: UIView, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    return self.equalTo(view.safeAreaLayoutGuide, file, line)
  }
}

extension UIView {
  func fill(_ view: UIView, insets: UIEdgeInsets = .zero) {
    view.addSubview(self)
    self.snp.remakeConstraints { $0.edges.equalTo(view).inset(insets) }
  }

  var safeTop: ConstraintItem {
    if #available(iOS 11.0, *) {
      return self.safeAreaLayoutGuide.snp.top
    }
    return self.snp.top
  }
}

/// A protocol and an enumeration of the app, next to targets of SnapKit.
enum Spacing: CGFloat {
  case small = 4
  case large = 12
}

func stack(_ views: [UIView], in container: UIView, spacing: ConstraintOffsetTarget) -> [Constraint] {
  var constraints: [Constraint] = []
  var previous: UIView?
  views.forEach { view in
    container.addSubview(view)
    constraints += view.snp.prepareConstraints { make in
      make.left.right.equalToSuperview()
      if let previous = previous {
        make.top.equalTo(previous.snp.bottom).offset(spacing)
        make.height.equalTo(previous)
      } else {
        make.top.equalToSuperview { $0.snp.topMargin }
      }
    }
    previous = view
  }
  constraints.forEach { $0.activate() }
  return constraints
}
