import UIKit

/// One statement of a chain, alive: it can be activated, deactivated and changed at any time.
///
/// The item keeps what is active of its statements. A statement keeps no item alive.
@preconcurrency @MainActor
public final class Constraint {
  let sourceLocation: SourceLocation
  let label: String?
  /// The item that the statement is about, or `nil` when it is gone.
  private(set) weak var item: (any LayoutConstraintItem)?

  /// The constraints that the statement stands for, in the fixed order of attributes.
  public var layoutConstraints: [LayoutConstraint] = []

  /// The rule by which every constraint gets its constant; setting it brings all of them up to date.
  var constant: ConstraintConstant {
    didSet { updateConstantAndPriorityIfNeeded() }
  }
  var priority: Float {
    didSet { updateConstantAndPriorityIfNeeded() }
  }

  /// - Returns: `nil` for a chain without relation.
  init?(_ description: ConstraintDescription) {
    guard let relation = description.relation, let related = description.related,
      let location = description.sourceLocation
    else { return nil }
    sourceLocation = location
    label = description.label
    item = description.item
    constant = description.constant
    priority = description.priority
    let pairing = AttributePairing(from: description.attributes, to: related)
    let superview = description.item.superview
    for attribute in description.attributes.layoutAttributes {
      let second = pairing.side(of: attribute, superview: superview)
      let constraint = LayoutConstraint(
        item: description.item, attribute: attribute, relatedBy: relation, toItem: second.item,
        attribute: second.attribute, multiplier: description.multiplier,
        constant: constant.value(for: second.attribute), fileID: location.literal, line: location.line)
      constraint.identifier = label
      constraint.priority = LayoutPriority(rawValue: priority)
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }
}
