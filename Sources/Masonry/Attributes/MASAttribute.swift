import UIKit

/// A set of attributes, for ``MASConstraintMaker/attributes(_:fileID:line:)``.
///
/// Each is the bit of its `NSLayoutConstraint.Attribute`, so `baseline` and `lastBaseline` are the same bit.
public struct MASAttribute: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

  /// The left edge.
  public static let left = MASAttribute(.left)
  /// The top edge.
  public static let top = MASAttribute(.top)
  /// The right edge.
  public static let right = MASAttribute(.right)
  /// The bottom edge.
  public static let bottom = MASAttribute(.bottom)
  /// The edge where reading begins.
  public static let leading = MASAttribute(.leading)
  /// The edge where reading ends.
  public static let trailing = MASAttribute(.trailing)
  /// The width.
  public static let width = MASAttribute(.width)
  /// The height.
  public static let height = MASAttribute(.height)
  /// The middle from left to right.
  public static let centerX = MASAttribute(.centerX)
  /// The middle from top to bottom.
  public static let centerY = MASAttribute(.centerY)
  /// The last baseline by its old name.
  public static let baseline = MASAttribute(.lastBaseline)
  /// The baseline of the first line of text.
  public static let firstBaseline = MASAttribute(.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastBaseline = MASAttribute(.lastBaseline)
  /// The left margin.
  public static let leftMargin = MASAttribute(.leftMargin)
  /// The right margin.
  public static let rightMargin = MASAttribute(.rightMargin)
  /// The top margin.
  public static let topMargin = MASAttribute(.topMargin)
  /// The bottom margin.
  public static let bottomMargin = MASAttribute(.bottomMargin)
  /// The margin where reading begins.
  public static let leadingMargin = MASAttribute(.leadingMargin)
  /// The margin where reading ends.
  public static let trailingMargin = MASAttribute(.trailingMargin)
  /// The middle between left and right margin.
  public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
  /// The middle between top and bottom margin.
  public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)
}

extension MASAttribute {
  /// Every attribute with its bit, in the order in which a statement about several makes its constraints.
  ///
  /// Baselines that share a bit are both listed: asking for one makes two constraints, as in the original.
  static let order: [(bit: MASAttribute, attribute: NSLayoutConstraint.Attribute)] = [
    (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
    (.width, .width), (.height, .height), (.centerX, .centerX), (.centerY, .centerY), (.baseline, .lastBaseline),
    (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline), (.leftMargin, .leftMargin),
    (.rightMargin, .rightMargin), (.topMargin, .topMargin), (.bottomMargin, .bottomMargin),
    (.leadingMargin, .leadingMargin), (.trailingMargin, .trailingMargin),
    (.centerXWithinMargins, .centerXWithinMargins), (.centerYWithinMargins, .centerYWithinMargins),
  ]

  /// The attributes of the set, in that order.
  var attributes: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains($0.bit) }.map(\.attribute)
  }
}
