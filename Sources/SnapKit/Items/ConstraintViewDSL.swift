import UIKit

/// The words of a view.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  /// The view.
  public var target: AnyObject? { view }
}

extension ConstraintViewDSL {
  /// Describes constraints of the view and leaves them inactive.
  ///
  /// - Returns: a statement for every chain that has a relation, in order.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(item: view, closure: closure)
  }

  /// Describes constraints of the view and activates them.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item: view, closure: closure)
  }

  /// Takes away what the chain made for the view so far, then describes constraints and activates them.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(item: view, closure: closure)
  }

  /// Changes the constants of constraints that the chain made for the view; without any it makes them.
  ///
  /// A constraint is found by its items, attributes, relation, multiplier and priority. Where none is found the process
  /// ends.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(item: view, closure: closure)
  }

  /// Deactivates what the chain made for the view.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(item: view)
  }
}
