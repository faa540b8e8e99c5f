import AshlarLayout
import AshlarViews

/// Draws the commands of a display list in some medium.
///
/// ``DisplayList/paint(with:)`` calls the methods in order: `begin` first, `end` last, every group begun and ended, nothing
/// outside of the coordinates of the list. A painter need not be able to fail: what goes wrong with its medium it keeps
/// and tells when its result is asked for.
public protocol Painter {
  /// Begins a picture of a size in points.
  mutating func begin(size: Size, title: String?)
  /// Draws the shadow of a shape, but not the shape.
  mutating func shadow(_ shape: RoundedRect, _ shadow: Shadow)
  /// Fills a shape.
  mutating func fill(_ shape: RoundedRect, _ color: Color)
  /// Draws a line along the inside of the shape's edge.
  mutating func border(_ shape: RoundedRect, _ stroke: Stroke)
  /// Draws a straight line.
  mutating func line(from start: Point, to end: Point, _ stroke: Stroke)
  /// Draws a line of text, exactly as wide as it says.
  mutating func text(_ run: TextRun)
  /// Draws what stands for an image.
  mutating func image(_ image: ImagePlaceholder)
  /// Begins a group.
  mutating func beginGroup(_ group: DisplayGroup)
  /// Ends the innermost group.
  mutating func endGroup()
  /// Ends the picture.
  mutating func end()
}
