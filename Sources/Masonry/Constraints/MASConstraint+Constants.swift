import UIKit

// Each attribute on the left-hand side takes its part of a value and leaves the rest; right, bottom and trailing count
// inward with insets, whatever the right-hand side is.
extension MASConstraint {
  /// Moves the edges inward; other attributes stay as they are.
  ///
  /// Leading takes the left inset and trailing the right one, in every direction of reading.
  @discardableResult public func insets(_ insets: MASEdgeInsets) -> MASConstraint {
    setInsets(insets)
    return self
  }

  /// Moves all edges inward by the same number of points; other attributes stay as they are.
  @discardableResult public func inset(_ inset: CGFloat) -> MASConstraint {
    setInset(inset)
    return self
  }

  /// Adds points to width and height; other attributes stay as they are.
  @discardableResult public func sizeOffset(_ offset: CGSize) -> MASConstraint {
    setSizeOffset(offset)
    return self
  }

  /// Moves the middles; other attributes stay as they are.
  @discardableResult public func centerOffset(_ offset: CGPoint) -> MASConstraint {
    setCenterOffset(offset)
    return self
  }

  /// Adds points to every attribute.
  @discardableResult public func offset(_ offset: CGFloat) -> MASConstraint {
    setOffset(offset)
    return self
  }

  /// Does what fits the kind of value: offset, center offset, size offset or insets.
  @discardableResult public func valueOffset(_ offset: any MASBoxable) -> MASConstraint {
    set(offset.mas_value)
    return self
  }

  /// The same as ``valueOffset(_:)``.
  @discardableResult public func mas_offset(_ offset: any MASBoxable) -> MASConstraint { valueOffset(offset) }

  /// ``insets(_:)`` for a constraint that is kept; may be called at any time.
  public func setInsets(_ insets: MASEdgeInsets) { set(.insets(insets)) }

  /// ``inset(_:)`` for a constraint that is kept; may be called at any time.
  public func setInset(_ inset: CGFloat) {
    setInsets(MASEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// ``sizeOffset(_:)`` for a constraint that is kept; may be called at any time.
  public func setSizeOffset(_ offset: CGSize) { set(.size(offset)) }

  /// ``centerOffset(_:)`` for a constraint that is kept; may be called at any time.
  public func setCenterOffset(_ offset: CGPoint) { set(.point(offset)) }

  /// ``offset(_:)`` for a constraint that is kept; may be called at any time.
  public func setOffset(_ offset: CGFloat) { set(.number(offset)) }

  func set(_ value: MASValue) {
    forEachConstraint { constraint in
      if let constant = value.constant(for: constraint.firstViewAttribute.layoutAttribute) {
        constraint.constant = constant
      }
    }
  }
}

extension MASValue {
  /// The part that an attribute on the left-hand side takes, or `nil` where it takes none.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch (self, attribute) {
    case (.number(let number), _): number
    case (.point(let point), .centerX): point.x
    case (.point(let point), .centerY): point.y
    case (.size(let size), .width): size.width
    case (.size(let size), .height): size.height
    case (.insets(let insets), .left), (.insets(let insets), .leading): insets.left
    case (.insets(let insets), .top): insets.top
    case (.insets(let insets), .bottom): -insets.bottom
    case (.insets(let insets), .right), (.insets(let insets), .trailing): -insets.right
    default: nil
    }
  }
}
