extension ConstraintMaker {
  /// The left edge.
  public var left: ConstraintMakerExtendable { begin(.left) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { begin(.top) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { begin(.right) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  /// The edge where the layout direction starts: left in English, right in Arabic.
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  /// The edge where the layout direction ends: right in English, left in Arabic.
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  /// The width.
  public var width: ConstraintMakerExtendable { begin(.width) }
  /// The height.
  public var height: ConstraintMakerExtendable { begin(.height) }
  /// The middle between left and right.
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  /// The middle between top and bottom.
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  /// The baseline of the last line of text; without text the bottom edge.
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  /// The baseline of the first line of text; without text the top edge.
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  /// Another word for `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { begin(.lastBaseline) }
}

extension ConstraintMaker {
  /// The line a left layout margin inside the left edge.
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  /// The line a right layout margin inside the right edge.
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  /// The line a top layout margin inside the top edge.
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  /// The line a bottom layout margin inside the bottom edge.
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  /// The margin line where the layout direction starts.
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  /// The margin line where the layout direction ends.
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
  /// The middle between top and bottom margin.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }
}

extension ConstraintMaker {
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.directionalVerticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }
  /// CenterX and centerY.
  public var center: ConstraintMakerExtendable { begin(.center) }
  /// The margin lines left, top, right and bottom.
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  /// The margin lines leading, top, trailing and bottom.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  /// The centers between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
