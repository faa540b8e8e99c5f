import AshlarLayout
import Foundation

/// An attribute of a view or guide, typed by what it may be compared with.
///
/// Anchors come from views and guides, and from other anchors.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let expression: LayoutExpression

  init(_ expression: LayoutExpression) {
    self.expression = expression
    super.init()
  }

  /// The view or guide that the anchor belongs to, or `nil` when it is gone.
  open var item: AnyObject? { LayoutItems.object(for: expression.node.owner) }

  /// Makes the inactive, required constraint `self == anchor`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, anchor, 0, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self == anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, anchor, c, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, c, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, c, CallSite(fileID: fileID, line: line))
  }

  private func related(
    _ relation: LayoutRelation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat, _ callSite: CallSite
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: LayoutConstraint(
        expression, relation, anchor.expression, constant: Double(constant), callSite: callSite))
  }
}
