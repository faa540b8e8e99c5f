import UIKit

/// What a block describes constraints with: `make.left.equalToSuperview()`.
@preconcurrency @MainActor
public class ConstraintMaker {
  /// The item whose constraints are described.
  public let item: any LayoutConstraintItem

  private var descriptions: [ConstraintDescription] = []

  init(item: any LayoutConstraintItem) {
    self.item = item
    item.prepare()
  }

  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}

extension ConstraintMaker {
  /// - Returns: a statement for every chain that has a relation; the others are dropped without a word.
  static func prepareConstraints(
    item: any LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  static func makeConstraints(item: any LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.activate() }
  }

  /// Takes away what there is before the block runs.
  static func remakeConstraints(item: any LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints(item: item)
    makeConstraints(item: item, closure: closure)
  }

  static func updateConstraints(item: any LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
    guard !item.constraints.isEmpty else { return makeConstraints(item: item, closure: closure) }
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.updateExisting() }
  }

  static func removeConstraints(item: any LayoutConstraintItem) {
    for constraint in item.constraints { constraint.deactivate() }
  }
}
