// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are the original's.

import UIKit

extension ConstraintView {
  /// The left edge.
  @available(*, deprecated, renamed: "snp.left")
  public var snp_left: ConstraintItem { snp.left }
  /// The top edge.
  @available(*, deprecated, renamed: "snp.top")
  public var snp_top: ConstraintItem { snp.top }
  /// The right edge.
  @available(*, deprecated, renamed: "snp.right")
  public var snp_right: ConstraintItem { snp.right }
  /// The bottom edge.
  @available(*, deprecated, renamed: "snp.bottom")
  public var snp_bottom: ConstraintItem { snp.bottom }
  /// The edge where the layout direction starts: left in English, right in Arabic.
  @available(*, deprecated, renamed: "snp.leading")
  public var snp_leading: ConstraintItem { snp.leading }
  /// The edge where the layout direction ends: right in English, left in Arabic.
  @available(*, deprecated, renamed: "snp.trailing")
  public var snp_trailing: ConstraintItem { snp.trailing }
  /// The width.
  @available(*, deprecated, renamed: "snp.width")
  public var snp_width: ConstraintItem { snp.width }
  /// The height.
  @available(*, deprecated, renamed: "snp.height")
  public var snp_height: ConstraintItem { snp.height }
  /// The middle between left and right.
  @available(*, deprecated, renamed: "snp.centerX")
  public var snp_centerX: ConstraintItem { snp.centerX }
  /// The middle between top and bottom.
  @available(*, deprecated, renamed: "snp.centerY")
  public var snp_centerY: ConstraintItem { snp.centerY }
  /// Another word for `lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_baseline: ConstraintItem { snp.lastBaseline }
  /// The baseline of the last line of text; without text the bottom edge.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  /// The baseline of the first line of text; without text the top edge.
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  /// The line a left layout margin inside the left edge.
  @available(*, deprecated, renamed: "snp.leftMargin")
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  /// The line a right layout margin inside the right edge.
  @available(*, deprecated, renamed: "snp.rightMargin")
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  /// The line a top layout margin inside the top edge.
  @available(*, deprecated, renamed: "snp.topMargin")
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  /// The line a bottom layout margin inside the bottom edge.
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  /// The margin line where the layout direction starts.
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  /// The margin line where the layout direction ends.
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  /// The middle between left and right margin.
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  /// The middle between top and bottom margin.
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  /// Left, top, right and bottom.
  @available(*, deprecated, renamed: "snp.edges")
  public var snp_edges: ConstraintItem { snp.edges }
  /// Width and height.
  @available(*, deprecated, renamed: "snp.size")
  public var snp_size: ConstraintItem { snp.size }
  /// CenterX and centerY.
  @available(*, deprecated, renamed: "snp.center")
  public var snp_center: ConstraintItem { snp.center }
  /// The margin lines left, top, right and bottom.
  @available(*, deprecated, renamed: "snp.margins")
  public var snp_margins: ConstraintItem { snp.margins }
  /// The centers between the margins.
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
}
