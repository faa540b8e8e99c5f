import SnapKit
import UIKit

/// Two views and a guide in one container.
@MainActor
struct Stage {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let a = UIView()
  let b = UIView()
  let guide = UILayoutGuide()

  init() {
    container.addSubview(a)
    container.addSubview(b)
    container.addLayoutGuide(guide)
  }

  /// What the container holds of the chain's constraints.
  var held: [LayoutConstraint] { container.chained }
}

extension UIView {
  /// What the view holds of the chain's constraints.
  var chained: [LayoutConstraint] { constraints.compactMap { $0 as? LayoutConstraint } }
}

extension NSLayoutConstraint {
  /// The attributes and the constant, as in `left top 20`.
  var summary: String { "\(firstAttribute) \(secondAttribute) \(constant)" }
}
