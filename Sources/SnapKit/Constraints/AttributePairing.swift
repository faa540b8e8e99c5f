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

  /// What a first attribute is compared with; the superview stands in for a missing target, save for sizes.
  ///
  /// Without an item the attribute only says what part of a constant counts.
  func side(of first: LayoutAttribute, superview: ConstraintView?) -> (item: AnyObject?, attribute: LayoutAttribute) {
    let second = partner(of: first)
    if let target { return (target, second) }
    return (second == .width || second == .height ? nil : superview, second)
  }
}
