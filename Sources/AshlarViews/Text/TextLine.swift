/// A line of a text that was broken into lines.
public struct TextLine: Hashable, Sendable {
  /// What it says, without the line break at its end; if it was cut, an ellipsis stands for the rest.
  public var string: String
  /// How wide it is, in points.
  public var width: Double
  /// From the top of the text down to the baseline of the line, in points.
  public var baseline: Double

  /// Makes a line.
  public init(_ string: String, width: Double, baseline: Double) {
    self.string = string
    self.width = width
    self.baseline = baseline
  }
}
