import UIKit

@testable import Masonry

/// A superview with two subviews, as most tests need them.
@MainActor struct Family {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()
  let other = UIView()

  init() {
    superview.addSubview(view)
    superview.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
  }

  /// A statement about the view that belongs to nobody.
  func statement(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    MASViewConstraint(firstViewAttribute: view.mas_attribute(attribute))
  }

  /// A statement about several attributes of the view that belongs to nobody.
  func composite(_ attributes: NSLayoutConstraint.Attribute...) -> MASCompositeConstraint {
    MASCompositeConstraint(children: attributes.map(statement))
  }
}

extension MASConstraint {
  /// The constraints of which the statement consists.
  var single: [MASViewConstraint] {
    var all: [MASViewConstraint] = []
    forEachConstraint { all.append($0) }
    return all
  }

  var firstAttributes: [NSLayoutConstraint.Attribute] { single.map(\.firstViewAttribute.layoutAttribute) }
  var constants: [CGFloat] { single.map(\.constant) }
}

/// Holds a statement in place of a maker and writes down what it is asked.
@MainActor final class Holder: MASConstraintDelegate {
  private(set) var replacements: [(old: MASConstraint, new: MASConstraint)] = []
  private(set) var additions: [(to: MASConstraint?, attribute: NSLayoutConstraint.Attribute)] = []
  let answer: MASConstraint

  init(answer: MASConstraint) {
    self.answer = answer
  }

  func constraint(_ constraint: MASConstraint, shouldBeReplacedWith replacement: MASConstraint) {
    replacements.append((constraint, replacement))
  }

  func constraint(
    _ constraint: MASConstraint?, addConstraintWith attribute: NSLayoutConstraint.Attribute
  ) -> MASConstraint {
    additions.append((constraint, attribute))
    return answer
  }
}
