import UIKit

extension MASViewConstraint {
  func installConstraint() {
    if isInstalled { return }
    if let layoutConstraint {
      layoutConstraint.isActive = true
      firstViewAttribute.view?.remember(self)
      return
    }
    guard let made = makeLayoutConstraint() else { return }
    let host = findHost()
    installedView = host
    if updateExisting, let existing = host?.constraint(similarTo: made) {
      existing.constant = made.constant
      layoutConstraint = existing
      return
    }
    // Without a host the constraint cannot hold, and the layout engine reports it with its place.
    if let host { host.addConstraint(made) } else { made.isActive = true }
    layoutConstraint = made
    firstViewAttribute.view?.remember(self)
  }

  private func makeLayoutConstraint() -> MASLayoutConstraint? {
    guard let first = firstViewAttribute.item else { return nil }
    let attribute = firstViewAttribute.layoutAttribute
    var second = secondViewAttribute?.item
    var secondAttribute = secondViewAttribute?.layoutAttribute ?? .notAnAttribute
    if secondViewAttribute == nil, !firstViewAttribute.isSizeAttribute {
      second = firstViewAttribute.view?.superview
      secondAttribute = attribute
    }
    let made = MASLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation ?? .equal, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant, fileID: callSite.fileID, line: UInt(callSite.line))
    made.priority = layoutPriority
    made.mas_key = layoutKey
    return made
  }

  /// The view that will hold the constraint: the nearest common ancestor of both sides.
  private func findHost() -> MAS_VIEW? {
    if let secondView = secondViewAttribute?.view {
      guard let host = firstViewAttribute.view?.mas_closestCommonSuperview(secondView) else {
        fail("\(words) and \(mas_name(of: secondView)) have no superview in common", callSite)
      }
      return host
    }
    return firstViewAttribute.isSizeAttribute ? firstViewAttribute.view : firstViewAttribute.view?.superview
  }
}

extension UIView {
  /// The youngest constraint of Masonry's that the view holds and that differs from another at most in its constant.
  fileprivate func constraint(similarTo other: MASLayoutConstraint) -> MASLayoutConstraint? {
    let found = constraints.last { ($0 as? MASLayoutConstraint)?.isSimilar(to: other) == true }
    return found as? MASLayoutConstraint
  }
}

extension MASLayoutConstraint {
  fileprivate func isSimilar(to other: MASLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
