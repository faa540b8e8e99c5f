import AshlarLayout
import AshlarViews

/// One thing to draw.
public enum DisplayCommand: Hashable, Sendable {
  /// Draws what a shape throws on what lies behind it.
  case shadow(RoundedRect, Shadow)
  /// Fills a shape with a colour.
  case fill(RoundedRect, Color)
  /// Draws a line along the inside of a shape's edge, as borders of views are.
  case border(RoundedRect, Stroke)
  /// Draws a straight line between two points.
  case line(Point, Point, Stroke)
  /// Draws one line of text.
  case text(TextRun)
  /// Draws what stands for an image.
  case image(ImagePlaceholder)
  /// Everything up to the matching end is drawn as one, faded and cut as the group says.
  case beginGroup(DisplayGroup)
  /// Ends the innermost open group.
  case endGroup

  /// Hands the command to a painter.
  func paint(with painter: inout some Painter) {
    switch self {
    case .shadow(let shape, let shadow): painter.shadow(shape, shadow)
    case .fill(let shape, let color): painter.fill(shape, color)
    case .border(let shape, let stroke): painter.border(shape, stroke)
    case .line(let start, let end, let stroke): painter.line(from: start, to: end, stroke)
    case .text(let run): painter.text(run)
    case .image(let image): painter.image(image)
    case .beginGroup(let group): painter.beginGroup(group)
    case .endGroup: painter.endGroup()
    }
  }
}
