import UIKit

extension ConstraintMaker {
  /// Changes what is in force with the same relations, each statement at most once, and activates the others.
  static func reconcileConstraints(
    item: any LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    var existing = item.constraints
    return prepareConstraints(item: item, closure: closure).map { wanted in
      guard let index = existing.firstIndex(where: { $0.hasTheRelations(of: wanted) }) else {
        wanted.activate()
        return wanted
      }
      let found = existing.remove(at: index)
      found.takeNumbers(of: wanted)
      return found
    }
  }
}

extension ConstraintViewDSL {
  /// Changes constant, multiplier and priority of constraints that the chain made for the view, and makes those that are
  /// new; nothing ends the process.
  ///
  /// SnapKit has no such method; its `updateConstraints` stops where multiplier or priority differ. A statement is found by
  /// its items, attributes and relation.
  ///
  /// - Returns: the statements in force, one for every chain that has a relation, in order.
  @discardableResult
  public func reconcileConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.reconcileConstraints(item: view, closure: closure)
  }
}

extension ConstraintLayoutGuideDSL {
  /// Changes constant, multiplier and priority of constraints that the chain made for the guide, and makes those that are
  /// new; nothing ends the process.
  ///
  /// SnapKit has no such method; its `updateConstraints` stops where multiplier or priority differ. A statement is found by
  /// its items, attributes and relation.
  ///
  /// - Returns: the statements in force, one for every chain that has a relation, in order.
  @discardableResult
  public func reconcileConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.reconcileConstraints(item: guide, closure: closure)
  }
}
