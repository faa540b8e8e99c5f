import AshlarLayout

/// The width that a text may take.
public enum AvailableWidth: Hashable, Sendable {
  /// Lines end only where the text says so.
  case unbounded
  /// Lines are wrapped at a width in points; one that is negative or NaN is taken as 0.
  case atMost(Double)
}

/// The extent of a measured text.
public struct TextMetrics: Hashable, Sendable {
  /// In points, not rounded.
  public var size: Size
  /// From the top down to the baseline of the first line, in points.
  public var firstBaselineOffset: Double
  /// From the bottom up to the baseline of the last line, in points.
  public var lastBaselineOffset: Double

  /// The extent with the two baselines.
  public init(size: Size, firstBaselineOffset: Double, lastBaselineOffset: Double) {
    self.size = size
    self.firstBaselineOffset = firstBaselineOffset
    self.lastBaselineOffset = lastBaselineOffset
  }

  /// The extent of nothing: the first baseline is the top edge, the last one the bottom edge.
  public static let empty = TextMetrics(size: .zero, firstBaselineOffset: 0, lastBaselineOffset: 0)
}

/// Tells how large text is.
///
/// A tree of views has one measurer. It must give equal answers to equal questions, or layouts stop being a function of
/// their constraints. It is bound to classes because Embedded Swift knows no other existentials.
public protocol TextMeasuring: AnyObject, Sendable {
  /// The extent of a text inside a width.
  func measure(_ text: Text, within width: AvailableWidth) -> TextMetrics

  /// The lines that a text takes inside of a width, as they are drawn; the widest is as wide as the measured text.
  func lines(of text: Text, within width: AvailableWidth) -> [TextLine]
}
