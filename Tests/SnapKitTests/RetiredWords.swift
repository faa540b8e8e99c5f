// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are the original's.

import SnapKit
import UIKit

/// The deprecated words, called without warnings: only what is deprecated itself may call them, or a protocol that asks for
/// them.
@MainActor
protocol RetiredWords {
  func install()
  func uninstall()
  func updateOffset(amount: any ConstraintOffsetTarget)
  func updateInsets(amount: any ConstraintInsetTarget)
  func updatePriority(amount: any ConstraintPriorityTarget)
  func updatePriorityRequired()
  func callHigh()
  func callMedium()
  func callLow()
}

/// The lines of the calls below, which messages name.
enum RetiredLines {
  static let high: UInt = #line + 8
  static let medium: UInt = #line + 11
  static let low: UInt = #line + 14
}

extension Constraint: RetiredWords {
  @available(*, deprecated)
  func callHigh() {
    updatePriorityHigh()
  }
  @available(*, deprecated)
  func callMedium() {
    updatePriorityMedium()
  }
  @available(*, deprecated)
  func callLow() {
    updatePriorityLow()
  }
}

/// A statement of a view that is in a container.
@MainActor
func retiredWords() -> any RetiredWords {
  let stage = Stage()
  return withExtendedLifetime(stage) {
    stage.a.snp.prepareConstraints { make in make.left.equalToSuperview().priority(.low) }[0]
  }
}

/// The deprecated words of views.
@MainActor
protocol RetiredItems {
  var snp_left: ConstraintItem { get }
  var snp_top: ConstraintItem { get }
  var snp_right: ConstraintItem { get }
  var snp_bottom: ConstraintItem { get }
  var snp_leading: ConstraintItem { get }
  var snp_trailing: ConstraintItem { get }
  var snp_width: ConstraintItem { get }
  var snp_height: ConstraintItem { get }
  var snp_centerX: ConstraintItem { get }
  var snp_centerY: ConstraintItem { get }
  var snp_baseline: ConstraintItem { get }
  var snp_lastBaseline: ConstraintItem { get }
  var snp_firstBaseline: ConstraintItem { get }
  var snp_leftMargin: ConstraintItem { get }
  var snp_topMargin: ConstraintItem { get }
  var snp_rightMargin: ConstraintItem { get }
  var snp_bottomMargin: ConstraintItem { get }
  var snp_leadingMargin: ConstraintItem { get }
  var snp_trailingMargin: ConstraintItem { get }
  var snp_centerXWithinMargins: ConstraintItem { get }
  var snp_centerYWithinMargins: ConstraintItem { get }
  var snp_edges: ConstraintItem { get }
  var snp_size: ConstraintItem { get }
  var snp_center: ConstraintItem { get }
  var snp_margins: ConstraintItem { get }
  var snp_centerWithinMargins: ConstraintItem { get }

  func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint]
  func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
  func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
  func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
  func snp_removeConstraints()
}

extension UIView: RetiredItems {}
