import AshlarLayout
import UIKit

extension UIView {
  /// Installs what a block states about the view, and turns translation of its autoresizing mask off.
  ///
  /// - Returns: the statements, each of which can be kept, changed and uninstalled.
  @discardableResult public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    install(CallSite(fileID: fileID, line: line)) { maker in block(maker) }
  }

  /// Gives constraints that differ from the block's only in their constants the new ones, and installs the others.
  @discardableResult public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    install(CallSite(fileID: fileID, line: line)) { maker in
      maker.updateExisting = true
      block(maker)
    }
  }

  /// Uninstalls, once the block has ended, what Masonry installed for the view, and installs what the block states.
  @discardableResult public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    install(CallSite(fileID: fileID, line: line)) { maker in
      maker.removeExisting = true
      block(maker)
    }
  }

  @discardableResult
  func install(_ site: CallSite, _ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = MASConstraintMaker(self, site)
    block(maker)
    return maker.install()
  }

  /// The nearest view that is the view itself or one of its ancestors, and the same for the other view, or `nil`.
  public func mas_closestCommonSuperview(_ view: MAS_VIEW?) -> MAS_VIEW? {
    var candidate = view
    while let ancestor = candidate, !isDescendant(of: ancestor) { candidate = ancestor.superview }
    return candidate
  }
}
