import AshlarLayout
import UIKit

// A right-hand side is a value, a view (of it the same attribute is meant) or an attribute of a view; an array of them
// makes a statement about each. A statement gets one relation; a value may follow a relation of the same kind.
extension MASConstraint {
  /// Demands that the attributes equal the right-hand side.
  ///
  /// Stops the program when it is `nil`, and when the statement already has a relation.
  @discardableResult public func equalTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: target, CallSite(fileID: fileID, line: line))
  }

  /// Demands that the attributes equal each of the right-hand sides.
  ///
  /// Stops the program when the statement already has a relation.
  @discardableResult public func equalTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, toEach: targets, CallSite(fileID: fileID, line: line))
  }

  /// Demands that the attributes are at least the right-hand side.
  ///
  /// Stops the program when it is `nil`, and when the statement already has a relation.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: target, CallSite(fileID: fileID, line: line))
  }

  /// Demands that the attributes are at least each of the right-hand sides.
  ///
  /// Stops the program when the statement already has a relation.
  @discardableResult public func greaterThanOrEqualTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, toEach: targets, CallSite(fileID: fileID, line: line))
  }

  /// Demands that the attributes are at most the right-hand side.
  ///
  /// Stops the program when it is `nil`, and when the statement already has a relation.
  @discardableResult public func lessThanOrEqualTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: target, CallSite(fileID: fileID, line: line))
  }

  /// Demands that the attributes are at most each of the right-hand sides.
  ///
  /// Stops the program when the statement already has a relation.
  @discardableResult public func lessThanOrEqualTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, toEach: targets, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``equalTo(_:fileID:line:)``, which takes numbers, too.
  @discardableResult public func mas_equalTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: target, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``equalTo(_:fileID:line:)``.
  @discardableResult public func mas_equalTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, toEach: targets, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``greaterThanOrEqualTo(_:fileID:line:)``, which takes numbers, too.
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: target, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``greaterThanOrEqualTo(_:fileID:line:)``.
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, toEach: targets, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``lessThanOrEqualTo(_:fileID:line:)``, which takes numbers, too.
  @discardableResult public func mas_lessThanOrEqualTo(
    _ target: (any MASRelationTarget)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: target, CallSite(fileID: fileID, line: line))
  }

  /// The same as ``lessThanOrEqualTo(_:fileID:line:)``.
  @discardableResult public func mas_lessThanOrEqualTo(
    _ targets: [any MASRelationTarget], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, toEach: targets, CallSite(fileID: fileID, line: line))
  }
}
