import UIKit

extension Constraint {
  /// Makes the statement take part in layout.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// Takes the statement out of layout.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Replaces the constant by a number of points.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// Replaces the constant by insets.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// Replaces the priority, if neither the old nor the new one is required.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  /// Does nothing, as in the original.
  @available(*, deprecated, message: "Use update(priority:); this does nothing.")
  public func updatePriorityRequired() {}

  /// Ends the process, as in the original.
  @available(*, deprecated, message: "Use update(priority: .high); this ends the process.")
  public func updatePriorityHigh(fileID: StaticString = #fileID, line: UInt = #line) {
    ConstraintMistake.retiredMethod("updatePriorityHigh()", SourceLocation(fileID, line)).stop()
  }

  /// Ends the process, as in the original.
  @available(*, deprecated, message: "Use update(priority: .medium); this ends the process.")
  public func updatePriorityMedium(fileID: StaticString = #fileID, line: UInt = #line) {
    ConstraintMistake.retiredMethod("updatePriorityMedium()", SourceLocation(fileID, line)).stop()
  }

  /// Ends the process, as in the original.
  @available(*, deprecated, message: "Use update(priority: .low); this ends the process.")
  public func updatePriorityLow(fileID: StaticString = #fileID, line: UInt = #line) {
    ConstraintMistake.retiredMethod("updatePriorityLow()", SourceLocation(fileID, line)).stop()
  }
}
