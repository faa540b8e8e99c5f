import UIKit

/// A view and a sibling in a superview, and the constraints there in words.
@MainActor struct Pair {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()
  let other = UIView()

  init() {
    superview.addSubview(view)
    superview.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The constraints of the superview, then those of the view, such as `right == other.left + 8`.
  var words: [String] { (superview.constraints + view.constraints).map(words(of:)) }

  private func words(of constraint: NSLayoutConstraint) -> String {
    let sign: String =
      switch constraint.relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    var text = "\(constraint.firstAttribute) \(sign)"
    if let item = constraint.secondItem { text += " \(name(of: item)).\(constraint.secondAttribute)" }
    if constraint.constant != 0 || constraint.secondItem == nil {
      text += constraint.constant < 0 ? " - \(number(-constraint.constant))" : " + \(number(constraint.constant))"
    }
    return text
  }

  private func name(of item: AnyObject) -> String {
    item === superview ? "superview" : item === other ? "other" : item === view ? "view" : "?"
  }

  private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
