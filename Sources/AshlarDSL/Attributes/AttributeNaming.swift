/// Something on which attributes are named: a maker (`make.left`), a chain (`make.left.top`), an item (`view.snp.left`).
///
/// The names are the same everywhere; what comes out differs: a chain, or an item to compare with.
public protocol AttributeNaming {
  /// What naming an attribute gives.
  associatedtype Named

  /// Gives what comes out of naming the attributes; the words below are all made of it.
  func naming(_ attributes: AttributeSet) -> Named
}

extension AttributeNaming {
  /// The left edge.
  @inlinable public var left: Named { naming(.left) }
  /// The top edge.
  @inlinable public var top: Named { naming(.top) }
  /// The right edge.
  @inlinable public var right: Named { naming(.right) }
  /// The bottom edge.
  @inlinable public var bottom: Named { naming(.bottom) }
  /// The edge where the layout direction starts: left in English, right in Arabic.
  @inlinable public var leading: Named { naming(.leading) }
  /// The edge where the layout direction ends: right in English, left in Arabic.
  @inlinable public var trailing: Named { naming(.trailing) }
  /// The width.
  @inlinable public var width: Named { naming(.width) }
  /// The height.
  @inlinable public var height: Named { naming(.height) }
  /// The middle between left and right.
  @inlinable public var centerX: Named { naming(.centerX) }
  /// The middle between top and bottom.
  @inlinable public var centerY: Named { naming(.centerY) }
  /// The baseline of the last line of text; without text the bottom edge.
  @inlinable public var lastBaseline: Named { naming(.lastBaseline) }
  /// The baseline of the first line of text; without text the top edge.
  @inlinable public var firstBaseline: Named { naming(.firstBaseline) }
  /// Another word for ``lastBaseline``.
  @inlinable public var baseline: Named { naming(.lastBaseline) }
}

extension AttributeNaming {
  /// The line a left layout margin inside the left edge.
  @inlinable public var leftMargin: Named { naming(.leftMargin) }
  /// The line a right layout margin inside the right edge.
  @inlinable public var rightMargin: Named { naming(.rightMargin) }
  /// The line a top layout margin inside the top edge.
  @inlinable public var topMargin: Named { naming(.topMargin) }
  /// The line a bottom layout margin inside the bottom edge.
  @inlinable public var bottomMargin: Named { naming(.bottomMargin) }
  /// The margin line where the layout direction starts.
  @inlinable public var leadingMargin: Named { naming(.leadingMargin) }
  /// The margin line where the layout direction ends.
  @inlinable public var trailingMargin: Named { naming(.trailingMargin) }
  /// The middle between left and right margin.
  @inlinable public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }
  /// The middle between top and bottom margin.
  @inlinable public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }
}

extension AttributeNaming {
  /// Left, top, right and bottom.
  @inlinable public var edges: Named { naming([.left, .top, .right, .bottom]) }
  /// Left and right.
  @inlinable public var horizontalEdges: Named { naming([.left, .right]) }
  /// Top and bottom.
  @inlinable public var verticalEdges: Named { naming([.top, .bottom]) }
  /// Leading, top, trailing and bottom.
  @inlinable public var directionalEdges: Named { naming([.leading, .top, .trailing, .bottom]) }
  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: Named { naming([.leading, .trailing]) }
  /// Top and bottom.
  @inlinable public var directionalVerticalEdges: Named { naming([.top, .bottom]) }
  /// Width and height.
  @inlinable public var size: Named { naming([.width, .height]) }
  /// CenterX and centerY.
  @inlinable public var center: Named { naming([.centerX, .centerY]) }
  /// The four margin lines left, top, right and bottom.
  @inlinable public var margins: Named { naming([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
  /// The four margin lines leading, top, trailing and bottom.
  @inlinable public var directionalMargins: Named {
    naming([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  }
  /// The centers between the margins.
  @inlinable public var centerWithinMargins: Named { naming([.centerXWithinMargins, .centerYWithinMargins]) }
}
