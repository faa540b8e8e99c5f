extension LayoutItem {
  /// The left edge of the alignment rectangle.
  public var leftAnchor: LayoutXAxisAnchor { anchor(.left) }
  /// The right edge of the alignment rectangle.
  public var rightAnchor: LayoutXAxisAnchor { anchor(.right) }
  /// The edge of the alignment rectangle where the layout direction starts.
  public var leadingAnchor: LayoutXAxisAnchor { anchor(.leading) }
  /// The edge of the alignment rectangle where the layout direction ends.
  public var trailingAnchor: LayoutXAxisAnchor { anchor(.trailing) }
  /// The vertical line through the middle of the alignment rectangle.
  public var centerXAnchor: LayoutXAxisAnchor { anchor(.centerX) }
  /// The top edge of the alignment rectangle.
  public var topAnchor: LayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge of the alignment rectangle.
  public var bottomAnchor: LayoutYAxisAnchor { anchor(.bottom) }
  /// The horizontal line through the middle of the alignment rectangle.
  public var centerYAnchor: LayoutYAxisAnchor { anchor(.centerY) }
  /// The baseline of the first line of text; without text the top edge.
  public var firstBaselineAnchor: LayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The baseline of the last line of text; without text the bottom edge.
  public var lastBaselineAnchor: LayoutYAxisAnchor { anchor(.lastBaseline) }
  /// The width of the alignment rectangle.
  public var widthAnchor: LayoutDimension { anchor(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: LayoutDimension { anchor(.height) }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(LayoutExpression(layoutNode, attribute))
  }
}
