import AshlarLayout
import AshlarViews

/// What a view shows besides background and border: text or an image.
enum ContentDrawing {
  /// Frames that are rounded to pixels may be a little smaller than what is in them.
  private static let roundingTolerance = 0.5
  /// How opaque the title of a button is that cannot be pressed, or is being pressed.
  private static let fadedTitle = 0.35

  /// What draws the content of a view.
  ///
  /// - Parameter rect: The view's bounds in the picture.
  static func commands(of view: View, in rect: Rect) -> [DisplayCommand] {
    switch view {
    case let label as Label:
      return text(label.drawnText(within: rect.width), of: view, in: rect, label.textAlignment, label.textColor)
    case let button as Button:
      let inner = rect.inset(by: button.contentEdgeInsets)
      let isFaded = button.state == .disabled || button.state == .highlighted
      let color = button.titleColor.withAlpha(button.titleColor.alpha * (isFaded ? fadedTitle : 1))
      return text(button.content.text, of: view, in: inner, .center, color)
    case let imageView as ImageView:
      guard let image = imageView.image else { return [] }
      let (place, inside) = (imageView.imageRect, imageView.bounds.origin)
      let origin = Point(x: rect.minX + place.minX - inside.x, y: rect.minY + place.minY - inside.y)
      return [.image(ImagePlaceholder(Rect(origin: origin, size: place.size), name: image.name))]
    default:
      return []
    }
  }

  /// The lines of a text, in the middle between top and bottom; as many as there is room for, one at least.
  private static func text(
    _ text: Text, of view: View, in rect: Rect, _ alignment: TextAlignment, _ color: Color
  ) -> [DisplayCommand] {
    let measurer = view.textMeasurer
    var text = text
    var height = measurer.measure(text, within: width(for: text, in: rect)).size.height
    let lineHeight = measurer.measure(Text("x", font: text.font), within: .unbounded).size.height
    if height > rect.height + roundingTolerance, lineHeight > 0 {
      let room = ((rect.height + roundingTolerance) / lineHeight).rounded(.down)
      text.lines = text.lines.limited(to: room < 1e9 ? Int(max(room, 1)) : Int.max)
      height = measurer.measure(text, within: width(for: text, in: rect)).size.height
    }
    let top = rect.midY - height / 2
    return measurer.lines(of: text, within: width(for: text, in: rect)).flatMap { line in
      let direction = view.effectiveUserInterfaceLayoutDirection
      let indented = rect.inset(
        by: DirectionalEdgeInsets(top: 0, leading: line.indent, bottom: 0, trailing: 0).resolved(for: direction))
      let start = start(of: line.width, in: indented, line.alignment ?? alignment, direction)
      return commands(for: line, at: Point(x: start, y: top + line.baseline), font: text.font, color)
    }
  }

  /// A command for each look on a line.
  private static func commands(for line: TextLine, at origin: Point, font: Font, _ color: Color) -> [DisplayCommand] {
    guard !line.pieces.isEmpty else {
      return [.text(TextRun(line.string, at: origin, width: line.width, font: font, color: color))]
    }
    return line.pieces.map { piece in
      let place = Point(x: origin.x + piece.offset, y: origin.y - piece.span.baselineOffset)
      return .text(
        TextRun(
          piece.span.string, at: place, width: piece.width, font: piece.span.font, color: piece.span.color ?? color))
    }
  }

  /// Where lines were wrapped by layout they are wrapped again at the very same width; a line that is not wrapped may
  /// stick out by what rounding took.
  private static func width(for text: Text, in rect: Rect) -> AvailableWidth {
    .atMost(text.lines == .atMost(1) ? rect.width + roundingTolerance : rect.width)
  }

  private static func start(
    of width: Double, in rect: Rect, _ alignment: TextAlignment, _ direction: LayoutDirection
  ) -> Double {
    // Letters are not spread; a justified line begins where a natural one does.
    switch (alignment == .justified ? .natural : alignment).resolved(for: direction) {
    case .center: rect.midX - width / 2
    case .right: rect.maxX - width
    case .left, .justified, .natural: rect.minX
    }
  }
}

extension LineLimit {
  /// The stricter of the limit and a count.
  fileprivate func limited(to count: Int) -> LineLimit {
    switch self {
    case .unlimited: .atMost(count)
    case .atMost(let limit): .atMost(min(limit, count))
    }
  }
}
