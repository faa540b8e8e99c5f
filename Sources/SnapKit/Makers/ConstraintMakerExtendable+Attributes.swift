extension ConstraintMakerExtendable {
  /// The left edge.
  public var left: ConstraintMakerExtendable { adding(.left) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding(.top) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding(.right) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  /// The edge where the layout direction starts: left in English, right in Arabic.
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  /// The edge where the layout direction ends: right in English, left in Arabic.
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding(.width) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding(.height) }
  /// The middle between left and right.
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  /// The middle between top and bottom.
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  /// The baseline of the last line of text; without text the bottom edge.
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  /// The baseline of the first line of text; without text the top edge.
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  /// Another word for `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { adding(.lastBaseline) }
}

extension ConstraintMakerExtendable {
  /// The line a left layout margin inside the left edge.
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  /// The line a right layout margin inside the right edge.
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  /// The line a top layout margin inside the top edge.
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  /// The line a bottom layout margin inside the bottom edge.
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  /// The margin line where the layout direction starts.
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  /// The margin line where the layout direction ends.
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
  /// The middle between top and bottom margin.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
}

extension ConstraintMakerExtendable {
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.directionalVerticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// The margin lines left, top, right and bottom.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// The margin lines leading, top, trailing and bottom.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The centers between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
