extension LayoutAnchor where Kind == XAxisPlace {
  /// The distance from this anchor to another, positive if the other lies behind it (to the right; for leading and
  /// trailing anchors, in the layout direction).
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension { distance(to: other) }

  /// Makes the inactive, required constraint that this anchor lies the standard gap, times `multiplier`, behind another.
  ///
  /// The gap is that between siblings in the engine of the anchor's item, 8 points outside of one.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }

  /// Makes the inactive, required constraint that this anchor lies at least the standard gap, times `multiplier`, behind
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }

  /// Makes the inactive, required constraint that this anchor lies at most the standard gap, times `multiplier`, behind
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier, fileID: fileID, line: line)
  }
}

extension LayoutAnchor {
  /// The gap between siblings where the anchor's item lives.
  var systemSpacing: Double { (expression.node.engine?.standardSpacing ?? StandardSpacing()).sibling }
}
