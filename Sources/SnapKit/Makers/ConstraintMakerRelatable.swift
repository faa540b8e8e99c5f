import UIKit

/// A chain that has attributes and needs a relation.
///
/// Without one it is dropped. A further relation of the same chain takes the place of the one before.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  func relate(
    _ relation: LayoutRelation, to other: any ConstraintRelatableTarget, _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    let target = RelatedTarget(other)
    switch target {
    case .attributes(let item):
      guard canRelate(to: item.attributes) else { ConstraintMistake.unpairedAttributes(location).stop() }
      description.related = item
      description.constant = .number(0)
    case .item(let item):
      description.related = ConstraintItem(target: item, attributes: [])
      description.constant = .number(0)
    case .constant(let constant):
      description.related = ConstraintItem(target: nil, attributes: [])
      description.constant = constant
    case .unknown: ConstraintMistake.unknownTarget(location).stop()
    }
    description.sourceLocation = location
    description.relation = relation
    return ConstraintMakerEditable(description)
  }

  func relate<T: ConstraintRelatableTarget>(
    _ relation: LayoutRelation, toSuperviewIn method: String, _ location: SourceLocation,
    _ closure: (ConstraintView) -> T
  ) -> ConstraintMakerEditable {
    guard let superview = description.item.superview else {
      ConstraintMistake.missingSuperview(method: method, location).stop()
    }
    return relate(relation, to: closure(superview), location)
  }

  private func canRelate(to other: ConstraintAttributes) -> Bool {
    !other.isComposite || other == description.attributes || other.isMarginTwin(of: description.attributes)
  }
}
