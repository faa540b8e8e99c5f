import UIKit

/// The words of a layout guide.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  /// The layout guide.
  public var target: AnyObject? { guide }
}

extension ConstraintLayoutGuideDSL {
  /// Describes constraints of the layout guide and leaves them inactive.
  ///
  /// - Returns: a statement for every chain that has a relation, in order.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(item: guide, closure: closure)
  }

  /// Describes constraints of the layout guide and activates them.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item: guide, closure: closure)
  }

  /// Takes away what the chain made for the layout guide so far, then describes constraints and activates them.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(item: guide, closure: closure)
  }

  /// Changes the constants of constraints that the chain made for the layout guide; without any it makes them.
  ///
  /// A constraint is found by its items, attributes, relation, multiplier and priority. Where none is found the process
  /// ends.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(item: guide, closure: closure)
  }

  /// Deactivates what the chain made for the layout guide.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(item: guide)
  }
}
