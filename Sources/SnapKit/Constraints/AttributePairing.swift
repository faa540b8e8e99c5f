import UIKit

/// With what the attributes of a chain are compared.
@MainActor
struct AttributePairing {
  private let target: AnyObject?
  private let attributes: ConstraintAttributes
  private let isIdentical: Bool
  private let isAcrossMargins: Bool

  init(from first: ConstraintAttributes, to related: ConstraintItem) {
    target = related.target
    attributes = related.attributes
    isIdentical = attributes == first
    isAcrossMargins = first.isMarginTwin(of: attributes)
  }

  /// The attribute with which a first attribute is compared.
  func partner(of first: LayoutAttribute) -> LayoutAttribute {
    if isAcrossMargins { return first.acrossMargin }
    if isIdentical { return first }
    if let other = attributes.layoutAttributes.first { return other }
    guard target == nil else { return first }
    // A center that equals a constant is measured from the superview's left and top, as in the original.
    switch first {
    case .centerX: return .left
    case .centerY: return .top
    default: return first
    }
  }

  /// - Parameter superview: what stands in for a missing target, save for sizes.
  func constraint(
    of item: any LayoutConstraintItem, _ first: LayoutAttribute, _ relation: LayoutRelation,
    _ description: ConstraintDescription, superview: ConstraintView?
  ) -> LayoutConstraint {
    let second = partner(of: first)
    let isSize = second == .width || second == .height
    let other = target ?? (isSize ? nil : superview)
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: other,
      attribute: other == nil && isSize ? .notAnAttribute : second, multiplier: description.multiplier,
      constant: description.constant.value(for: second))
    constraint.identifier = description.label
    constraint.priority = LayoutPriority(rawValue: description.priority)
    return constraint
  }
}
