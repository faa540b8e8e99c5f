import UIKit

// Every relation comes twice: with the file as a `String`, which is the original's signature, and, preferred where the
// default arguments are used, as a literal, which the engine keeps for its messages at no cost. The labels of `line` are
// the original's.

extension ConstraintMakerRelatable {
  /// States that the attributes are equal to a constant, an item, or attributes of one (`view.snp.left`).
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are equal to the same ones of the superview; without one the process ends.
  @discardableResult
  public func equalToSuperview(_ file: StaticString = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.equal, toSuperviewIn: "equalToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are equal to what the closure makes of the superview; without one the process ends.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperviewIn: "equalToSuperview", SourceLocation(file, line), closure)
  }

  /// States that the attributes are equal to a constant, an item, or attributes of one (`view.snp.left`).
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are equal to the same ones of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.equal, toSuperviewIn: "equalToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are equal to what the closure makes of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperviewIn: "equalToSuperview", SourceLocation(file, line), closure)
  }
}

extension ConstraintMakerRelatable {
  /// States that the attributes are at most a constant, an item, or attributes of one (`view.snp.left`).
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are at most the same ones of the superview; without one the process ends.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperviewIn: "lessThanOrEqualToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are at most what the closure makes of the superview; without one the process ends.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperviewIn: "lessThanOrEqualToSuperview", SourceLocation(file, line), closure)
  }

  /// States that the attributes are at most a constant, an item, or attributes of one (`view.snp.left`).
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are at most the same ones of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperviewIn: "lessThanOrEqualToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are at most what the closure makes of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperviewIn: "lessThanOrEqualToSuperview", SourceLocation(file, line), closure)
  }
}

extension ConstraintMakerRelatable {
  /// States that the attributes are at least a constant, an item, or attributes of one (`view.snp.left`).
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are at least the same ones of the superview; without one the process ends.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperviewIn: "greaterThanOrEqualToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are at least what the closure makes of the superview; without one the process ends.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperviewIn: "greaterThanOrEqualToSuperview", SourceLocation(file, line), closure)
  }

  /// States that the attributes are at least a constant, an item, or attributes of one (`view.snp.left`).
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, SourceLocation(file, line))
  }

  /// States that the attributes are at least the same ones of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #file, line: UInt = #line) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperviewIn: "greaterThanOrEqualToSuperview", SourceLocation(file, line)) { $0 }
  }

  /// States that the attributes are at least what the closure makes of the superview; without one the process ends.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperviewIn: "greaterThanOrEqualToSuperview", SourceLocation(file, line), closure)
  }
}
