/// A line of a text that was broken into lines.
public struct TextLine: Hashable, Sendable {
  /// What it says, without the line break at its end; if it was cut, an ellipsis stands for the rest.
  public var string: String
  /// How wide it is, in points.
  public var width: Double
  /// From the top of the text down to the baseline of the line, in points.
  public var baseline: Double
  /// How far it begins from the edge, in points.
  public var indent = 0.0
  /// Where it lies between left and right, or `nil`: where the view says.
  public var alignment: TextAlignment?
  /// The parts of a line of several looks, from its beginning; empty for a text of one font.
  public var pieces: [TextPiece] = []

  /// Makes a line.
  public init(_ string: String, width: Double, baseline: Double) {
    self.string = string
    self.width = width
    self.baseline = baseline
  }
}

/// A part of a line that looks the same all over.
public struct TextPiece: Hashable, Sendable {
  /// What it says, and how it looks.
  public var span: TextSpan
  /// From the beginning of the line, in points.
  public var offset: Double
  /// In points.
  public var width: Double

  /// Makes a part.
  public init(_ span: TextSpan, offset: Double, width: Double) {
    self.span = span
    self.offset = offset
    self.width = width
  }
}
