import UIKit

extension UIView {
  /// The left edge, as the right-hand side of a relation.
  public var mas_left: MASViewAttribute { mas_attribute(.left) }
  /// The top edge, as the right-hand side of a relation.
  public var mas_top: MASViewAttribute { mas_attribute(.top) }
  /// The right edge, as the right-hand side of a relation.
  public var mas_right: MASViewAttribute { mas_attribute(.right) }
  /// The bottom edge, as the right-hand side of a relation.
  public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
  /// The edge where reading begins, as the right-hand side of a relation.
  public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
  /// The edge where reading ends, as the right-hand side of a relation.
  public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
  /// The width, as the right-hand side of a relation.
  public var mas_width: MASViewAttribute { mas_attribute(.width) }
  /// The height, as the right-hand side of a relation.
  public var mas_height: MASViewAttribute { mas_attribute(.height) }
  /// The middle from left to right, as the right-hand side of a relation.
  public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
  /// The middle from top to bottom, as the right-hand side of a relation.
  public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
  /// The last baseline by its old name, as the right-hand side of a relation.
  public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The baseline of the first line of text, as the right-hand side of a relation.
  public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
  /// The baseline of the last line of text, as the right-hand side of a relation.
  public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The left margin, as the right-hand side of a relation.
  public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
  /// The right margin, as the right-hand side of a relation.
  public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
  /// The top margin, as the right-hand side of a relation.
  public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
  /// The bottom margin, as the right-hand side of a relation.
  public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
  /// The margin where reading begins, as the right-hand side of a relation.
  public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
  /// The margin where reading ends, as the right-hand side of a relation.
  public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
  /// The middle between left and right margin, as the right-hand side of a relation.
  public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
  /// The middle between top and bottom margin, as the right-hand side of a relation.
  public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }

  /// Any attribute of the view, as the right-hand side of a relation.
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }
}
