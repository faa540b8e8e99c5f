import AshlarLayout

extension ConstraintMakerRelatable {
  /// States that the attributes are equal to a constant, an item's attributes (`view.snp.left`), or an array of those.
  @discardableResult
  public final func equalTo<Target: ConstraintRelatableTarget>(
    _ other: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other.relatableTarget, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are equal to the same ones of another item.
  @discardableResult
  public final func equalTo(
    _ other: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.equal, .item(ConstraintItem(other.layoutNode)), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are equal to the same ones of each of several items.
  @discardableResult
  public final func equalTo(
    _ others: [any LayoutItem], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let items = others.map { ConstraintItem($0.layoutNode) }
    return state(.equal, .items(items), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are equal to the same ones of the parent; an item without one waits for it.
  @discardableResult
  public final func equalToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.equal, .parent, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are equal to what the closure makes of the parent, as in `{ $0.snp.bottom }`.
  ///
  /// An item without a parent is reported, and the statement stays inactive: the closure is not kept.
  @discardableResult
  public final func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (any LayoutItem) -> Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toParent: closure, CallSite(fileID: fileID, line: line))
  }
}

extension ConstraintMakerRelatable {
  /// States that the attributes are at most a constant, an item's attributes (`view.snp.left`), or an array of those.
  @discardableResult
  public final func lessThanOrEqualTo<Target: ConstraintRelatableTarget>(
    _ other: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other.relatableTarget, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at most the same ones of another item.
  @discardableResult
  public final func lessThanOrEqualTo(
    _ other: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.lessThanOrEqual, .item(ConstraintItem(other.layoutNode)), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at most the same ones of each of several items.
  @discardableResult
  public final func lessThanOrEqualTo(
    _ others: [any LayoutItem], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let items = others.map { ConstraintItem($0.layoutNode) }
    return state(.lessThanOrEqual, .items(items), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at most the same ones of the parent; an item without one waits for it.
  @discardableResult
  public final func lessThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.lessThanOrEqual, .parent, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at most what the closure makes of the parent, as in `{ $0.snp.bottom }`.
  ///
  /// An item without a parent is reported, and the statement stays inactive: the closure is not kept.
  @discardableResult
  public final func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (any LayoutItem) -> Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toParent: closure, CallSite(fileID: fileID, line: line))
  }
}

extension ConstraintMakerRelatable {
  /// States that the attributes are at least a constant, an item's attributes (`view.snp.left`), or an array of those.
  @discardableResult
  public final func greaterThanOrEqualTo<Target: ConstraintRelatableTarget>(
    _ other: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other.relatableTarget, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at least the same ones of another item.
  @discardableResult
  public final func greaterThanOrEqualTo(
    _ other: any LayoutItem, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.greaterThanOrEqual, .item(ConstraintItem(other.layoutNode)), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at least the same ones of each of several items.
  @discardableResult
  public final func greaterThanOrEqualTo(
    _ others: [any LayoutItem], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let items = others.map { ConstraintItem($0.layoutNode) }
    return state(.greaterThanOrEqual, .items(items), CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at least the same ones of the parent; an item without one waits for it.
  @discardableResult
  public final func greaterThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    state(.greaterThanOrEqual, .parent, CallSite(fileID: fileID, line: line))
  }

  /// States that the attributes are at least what the closure makes of the parent, as in `{ $0.snp.bottom }`.
  ///
  /// An item without a parent is reported, and the statement stays inactive: the closure is not kept.
  @discardableResult
  public final func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (any LayoutItem) -> Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toParent: closure, CallSite(fileID: fileID, line: line))
  }
}
