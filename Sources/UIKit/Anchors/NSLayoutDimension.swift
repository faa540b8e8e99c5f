import AshlarLayout
import Foundation

/// A size of a view or guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the inactive, required constraint `self == c`.
  open func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.equal, nil, (1, c), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= c`.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, nil, (1, c), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= c`.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, nil, (1, c), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self == m · anchor`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.equal, anchor, (m, 0), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self == m · anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.equal, anchor, (m, c), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= m · anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor, (m, 0), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= m · anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor, (m, c), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= m · anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor, (m, 0), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= m · anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor, (m, c), CallSite(fileID: fileID, line: line))
  }

  private func compared(
    _ relation: LayoutRelation, _ anchor: NSLayoutDimension?, _ line: (multiplier: CGFloat, constant: CGFloat),
    _ callSite: CallSite
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: LayoutConstraint(
        expression, relation, anchor?.expression, multiplier: Double(line.multiplier), constant: Double(line.constant),
        callSite: callSite))
  }
}
