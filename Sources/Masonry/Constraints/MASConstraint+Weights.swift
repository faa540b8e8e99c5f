import AshlarLayout
import UIKit

// Multiplier and priority are settled when a constraint is installed: changing one that is active stops the program.
extension MASConstraint {
  /// Multiplies the attribute on the right-hand side.
  @discardableResult public func multipliedBy(
    _ multiplier: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    setMultiplier(multiplier, CallSite(fileID: fileID, line: line))
  }

  /// Divides the attribute on the right-hand side.
  @discardableResult public func dividedBy(
    _ divider: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    setMultiplier(1 / divider, CallSite(fileID: fileID, line: line))
  }

  /// Sets how much the constraints matter.
  @discardableResult public func priority(
    _ priority: MASLayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    setPriority(priority, CallSite(fileID: fileID, line: line))
  }

  /// Sets how much the constraints matter, by a number over 0 up to 1000.
  @discardableResult public func priority(
    _ priority: Float, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    setPriority(MASLayoutPriority(rawValue: priority), CallSite(fileID: fileID, line: line))
  }

  /// Sets the priority ``MASLayoutPriorityDefaultLow``.
  @discardableResult public func priorityLow(fileID: StaticString = #fileID, line: UInt = #line) -> MASConstraint {
    setPriority(MASLayoutPriorityDefaultLow, CallSite(fileID: fileID, line: line))
  }

  /// Sets the priority ``MASLayoutPriorityDefaultMedium``.
  @discardableResult public func priorityMedium(fileID: StaticString = #fileID, line: UInt = #line) -> MASConstraint {
    setPriority(MASLayoutPriorityDefaultMedium, CallSite(fileID: fileID, line: line))
  }

  /// Sets the priority ``MASLayoutPriorityDefaultHigh``.
  @discardableResult public func priorityHigh(fileID: StaticString = #fileID, line: UInt = #line) -> MASConstraint {
    setPriority(MASLayoutPriorityDefaultHigh, CallSite(fileID: fileID, line: line))
  }

  private func setMultiplier(_ multiplier: CGFloat, _ site: CallSite) -> MASConstraint {
    forEachConstraint { constraint in
      constraint.requireNotInstalled("multiplier", site)
      constraint.multiplier = multiplier
    }
    return self
  }

  private func setPriority(_ priority: MASLayoutPriority, _ site: CallSite) -> MASConstraint {
    forEachConstraint { constraint in
      constraint.requireNotInstalled("priority", site)
      constraint.layoutPriority = priority
    }
    return self
  }
}
