import UIKit

/// What a chain has said so far.
@preconcurrency @MainActor
public class ConstraintDescription {
  let item: any LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: LayoutRelation?
  var sourceLocation: SourceLocation?
  var label: String?
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant = ConstraintConstant.number(0)
  var priority = ConstraintPriority.required.value

  /// The constraint, made when it is first asked for: what the chain says later changes nothing any more.
  ///
  /// `nil` without a relation.
  lazy var constraint: Constraint? = Constraint(self)

  init(item: any LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}
