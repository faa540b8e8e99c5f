import AshlarLayout
import Foundation

/// A horizontal line of a view or guide, such as its top edge or its first baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, positive if the other lies below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(place.anchorWithOffset(to: otherAnchor.place).expression)
  }

  /// Makes the inactive, required constraint that the anchor is the standard gap, times `multiplier`,
  /// below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        equalToSystemSpacingBelow: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint that the anchor is at least the standard gap, times `multiplier`,
  /// below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        greaterThanOrEqualToSystemSpacingBelow: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line
      ))
  }

  /// Makes the inactive, required constraint that the anchor is at most the standard gap, times `multiplier`,
  /// below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      standingFor: place.constraint(
        lessThanOrEqualToSystemSpacingBelow: anchor.place, multiplier: Double(multiplier), fileID: fileID, line: line))
  }

  private var place: LayoutYAxisAnchor { LayoutYAxisAnchor(expression) }
}
