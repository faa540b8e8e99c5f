extension LayoutItem {
  public var leftAnchor: LayoutXAxisAnchor { anchor(.left) }
  public var rightAnchor: LayoutXAxisAnchor { anchor(.right) }
  public var leadingAnchor: LayoutXAxisAnchor { anchor(.leading) }
  public var trailingAnchor: LayoutXAxisAnchor { anchor(.trailing) }
  public var centerXAnchor: LayoutXAxisAnchor { anchor(.centerX) }
  public var topAnchor: LayoutYAxisAnchor { anchor(.top) }
  public var bottomAnchor: LayoutYAxisAnchor { anchor(.bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { anchor(.centerY) }
  public var firstBaselineAnchor: LayoutYAxisAnchor { anchor(.firstBaseline) }
  public var lastBaselineAnchor: LayoutYAxisAnchor { anchor(.lastBaseline) }
  public var widthAnchor: LayoutDimension { anchor(.width) }
  public var heightAnchor: LayoutDimension { anchor(.height) }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(LayoutExpression(layoutNode, attribute))
  }
}
