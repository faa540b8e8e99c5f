import AshlarLayout
import UIKit

extension Array where Element: UIView {
  /// Installs what a block states about each of the views.
  ///
  /// - Returns: the statements, view by view.
  @preconcurrency @MainActor @discardableResult public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(fileID: fileID, line: line, block) }
  }

  /// Updates what a block states about each of the views, as ``UIKit/UIView/mas_updateConstraints(fileID:line:_:)`` does.
  @preconcurrency @MainActor @discardableResult public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(fileID: fileID, line: line, block) }
  }

  /// Remakes what a block states about each of the views, as ``UIKit/UIView/mas_remakeConstraints(fileID:line:_:)`` does.
  @preconcurrency @MainActor @discardableResult public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(fileID: fileID, line: line, block) }
  }
}
