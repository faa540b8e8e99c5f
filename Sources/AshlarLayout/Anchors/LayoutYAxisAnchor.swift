extension LayoutAnchor where Kind == YAxisPlace {
  /// The distance from this anchor down to another, positive if the other lies below.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension { distance(to: other) }

  /// Makes the inactive, required constraint that this anchor lies the standard gap, times `multiplier`, below another.
  ///
  /// The gap is that between siblings in the engine of the anchor's item, 8 points outside of one.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }

  /// Makes the inactive, required constraint that this anchor lies at least the standard gap, times `multiplier`, below
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }

  /// Makes the inactive, required constraint that this anchor lies at most the standard gap, times `multiplier`, below
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }
}
