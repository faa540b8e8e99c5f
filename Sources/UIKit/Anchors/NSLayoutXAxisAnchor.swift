import AshlarLayout
import Foundation

/// A vertical line of a view or guide, such as its leading edge.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, positive if the other lies behind it: to the right, or, for leading and trailing
  /// anchors, in the layout direction.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(place.anchorWithOffset(to: otherAnchor.place).expression)
  }

  /// Makes the inactive, required constraint that the anchor is the standard gap, times `multiplier`,
  /// behind another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        equalToSystemSpacingAfter: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint that the anchor is at least the standard gap, times `multiplier`,
  /// behind another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        greaterThanOrEqualToSystemSpacingAfter: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line
      ))
  }

  /// Makes the inactive, required constraint that the anchor is at most the standard gap, times `multiplier`,
  /// behind another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        lessThanOrEqualToSystemSpacingAfter: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line))
  }

  private var place: LayoutXAxisAnchor { LayoutXAxisAnchor(expression) }
}
