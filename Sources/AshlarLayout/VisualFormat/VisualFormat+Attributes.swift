extension VisualFormat {
  /// The attributes that a chain runs along.
  struct Direction {
    var start: LayoutAttribute
    var end: LayoutAttribute
    var size: LayoutAttribute
    /// The margins of the superview at the start and at the end of the chain.
    var startMargin: LayoutAttribute
    var endMargin: LayoutAttribute
    /// Whether coordinates fall along the chain, so that a gap is the near edge minus the far one.
    var isReversed: Bool
  }

  func direction(_ options: VisualFormatOptions) throws(VisualFormatError) -> Direction {
    if axis == .vertical {
      return Direction(
        start: .top, end: .bottom, size: .height, startMargin: .topMargin, endMargin: .bottomMargin, isReversed: false)
    }
    let leftToRight = options.contains(.directionLeftToRight)
    let rightToLeft = options.contains(.directionRightToLeft)
    if leftToRight, rightToLeft { throw VisualFormatError(.contradictoryDirections, column: endColumn) }
    if leftToRight {
      return Direction(
        start: .left, end: .right, size: .width, startMargin: .leftMargin, endMargin: .rightMargin, isReversed: false)
    }
    if rightToLeft {
      return Direction(
        start: .right, end: .left, size: .width, startMargin: .rightMargin, endMargin: .leftMargin, isReversed: true)
    }
    return Direction(
      start: .leading, end: .trailing, size: .width, startMargin: .leadingMargin, endMargin: .trailingMargin,
      isReversed: false)
  }

  /// The attributes that the options make equal, in the order of the options' raw values.
  func alignments(_ options: VisualFormatOptions) throws(VisualFormatError) -> [LayoutAttribute] {
    let known: [(VisualFormatOptions, LayoutAttribute, isHorizontal: Bool)] = [
      (.alignAllLeft, .left, true), (.alignAllRight, .right, true), (.alignAllTop, .top, false),
      (.alignAllBottom, .bottom, false), (.alignAllLeading, .leading, true), (.alignAllTrailing, .trailing, true),
      (.alignAllCenterX, .centerX, true), (.alignAllCenterY, .centerY, false),
      (.alignAllLastBaseline, .lastBaseline, false), (.alignAllFirstBaseline, .firstBaseline, false),
    ]
    var attributes: [LayoutAttribute] = []
    for (option, attribute, isHorizontal) in known where options.contains(option) {
      guard isHorizontal == (axis == .vertical) else {
        throw VisualFormatError(.alignmentAlongAxis(attribute), column: endColumn)
      }
      attributes.append(attribute)
    }
    return attributes
  }
}
