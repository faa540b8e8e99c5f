extension LayoutAnchor where Kind == Extent {
  /// Makes the inactive, required constraint `self == constant`.
  public func constraint(
    equalToConstant constant: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    LayoutConstraint(expression, .equal, constant: constant, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= constant`.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    LayoutConstraint(
      expression, .greaterThanOrEqual, constant: constant, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= constant`.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    LayoutConstraint(expression, .lessThanOrEqual, constant: constant, callSite: CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self == multiplier · anchor + constant`.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    scaled(.equal, anchor, (multiplier, constant), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= multiplier · anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    scaled(.greaterThanOrEqual, anchor, (multiplier, constant), CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= multiplier · anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    scaled(.lessThanOrEqual, anchor, (multiplier, constant), CallSite(fileID: fileID, line: line))
  }

  private func scaled(
    _ relation: LayoutRelation, _ anchor: LayoutDimension, _ line: (multiplier: Double, constant: Double),
    _ callSite: CallSite
  ) -> LayoutConstraint {
    LayoutConstraint(
      expression, relation, anchor.expression, multiplier: line.multiplier, constant: line.constant, callSite: callSite)
  }
}
