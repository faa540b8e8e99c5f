import AshlarDiagnostics
import UIKit

extension Constraint {
  /// Whether any constraint of the statement takes part in layout.
  ///
  /// Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes the statement take part in layout.
  ///
  /// Once the item is gone nothing happens but a warning on standard error.
  public func activate() {
    guard let item = itemOrWarning(for: "Activate") else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    item.add(self)
  }

  /// Takes the statement out of layout.
  ///
  /// Once the item is gone nothing happens but a warning on standard error.
  public func deactivate() {
    guard let item = itemOrWarning(for: "Deactivate") else { return }
    NSLayoutConstraint.deactivate(layoutConstraints)
    item.remove(self)
  }

  /// Copies the constants to the constraints in force that say the same otherwise; without such a one the process ends.
  func updateExisting() {
    guard let item = itemOrWarning(for: "Activate") else { return }
    let existing = item.constraints.flatMap(\.layoutConstraints)
    for constraint in layoutConstraints {
      guard let match = existing.first(where: { $0.saysTheSame(as: constraint) }) else {
        let nearest = constraint.nearest(of: existing)
        ConstraintMistake.unmatchedUpdate(
          constraint: constraint.description, nearest: nearest, sourceLocation
        ).stop()
      }
      match.constant = constant.value(for: match.rulingAttribute)
    }
  }

  private func itemOrWarning(for action: String) -> (any LayoutConstraintItem)? {
    if let item { return item }
    StandardError.write(
      "SnapKit: the item of a constraint is gone; \(action) does nothing. (\(sourceLocation))\n")
    return nil
  }
}
