/// How the lines of a paragraph are placed; all lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines lie between left and right, or `nil`: where those of the view do.
  public var alignment: TextAlignment?
  /// The space after each line but the last of the text.
  public var lineSpacing = 0.0
  /// The space after the paragraph, unless it is the last; it comes on top of the line spacing.
  public var spacingAfter = 0.0
  /// The space before the paragraph, unless it is the first.
  public var spacingBefore = 0.0
  /// How far the first line begins from the edge.
  public var firstLineIndent = 0.0
  /// How far the other lines begin from the edge.
  public var indent = 0.0
  /// Where lines end: over 0 from the edge where they begin, else from the other one, towards the inside.
  public var tailIndent = 0.0
  /// A line is at least this high; what is added lies above the letters.
  public var minimumLineHeight = 0.0
  /// A line is at most this high; 0 and less is no limit.
  public var maximumLineHeight = 0.0
  /// How many times as high as its letters a line is; 0 and less is once.
  public var lineHeightMultiple = 0.0

  /// A paragraph without indents and spaces.
  public init() {}

  /// The height of a line whose letters need `height` points.
  func lineHeight(for height: Double) -> Double {
    var height = height * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if height < minimumLineHeight { height = minimumLineHeight }
    if maximumLineHeight > 0, height > maximumLineHeight { height = maximumLineHeight }
    return height
  }

  /// The room that an indent leaves at the far edge.
  var tailRoom: Double { tailIndent < 0 ? -tailIndent : 0 }

  /// The room for letters on a line that begins at `indent`, or `nil`: any.
  func room(within width: Double?, from indent: Double) -> Double? {
    var end = width
    if tailIndent > 0 { end = end.map { $0 < tailIndent ? $0 : tailIndent } ?? tailIndent }
    return end.map { $0 - indent - tailRoom }
  }
}
