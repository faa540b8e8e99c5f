import AshlarLayout

/// Anchors of the guide.
extension UILayoutGuide {
  /// The edge where the layout direction starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(expression(.leading)) }
  /// The edge where the layout direction ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(expression(.trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(expression(.left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(expression(.right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(expression(.top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(expression(.bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(expression(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(expression(.height)) }
  /// The vertical line through the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(expression(.centerX)) }
  /// The horizontal line through the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(expression(.centerY)) }

  private func expression(_ attribute: LayoutAttribute) -> LayoutExpression {
    LayoutExpression(ashlarGuide.layoutNode, attribute)
  }
}
