import AshlarLayout

/// A view whose content has a size that somebody else knows, such as a control that is not drawn.
open class FixedSizeView: View {
  /// The size of the content; an axis without a length has none.
  public var contentSize = IntrinsicSize.none {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How far the alignment rectangle lies inside the frame, in points.
  public var contentInsets = EdgeInsets.zero {
    didSet { if contentInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the content.
  open override var intrinsicContentSize: IntrinsicSize { contentSize }

  /// How far the alignment rectangle lies inside the frame.
  open override var alignmentRectInsets: EdgeInsets { contentInsets }

  /// The size of the content with the insets around it; on an axis without a length that of the bounds.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: contentSize.width.map { $0 + contentInsets.left + contentInsets.right } ?? bounds.size.width,
      height: contentSize.height.map { $0 + contentInsets.top + contentInsets.bottom } ?? bounds.size.height)
  }
}
