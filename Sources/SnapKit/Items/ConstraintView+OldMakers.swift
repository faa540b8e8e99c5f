// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are the original's.

import UIKit

extension ConstraintView {
  /// Describes constraints of the view and leaves them inactive.
  @available(*, deprecated, renamed: "snp.prepareConstraints")
  public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    snp.prepareConstraints(closure)
  }

  /// Describes constraints of the view and activates them.
  @available(*, deprecated, renamed: "snp.makeConstraints")
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }

  /// Takes away what the chain made for the view so far, then describes constraints and activates them.
  @available(*, deprecated, renamed: "snp.remakeConstraints")
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }

  /// Changes the constants of constraints that the chain made for the view; without a match the process ends.
  @available(*, deprecated, renamed: "snp.updateConstraints")
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }

  /// Deactivates what the chain made for the view.
  @available(*, deprecated, renamed: "snp.removeConstraints")
  public func snp_removeConstraints() {
    snp.removeConstraints()
  }
}
