import AshlarLayout
import AshlarViews

/// One line of text with the place and the width that layout gave it.
public struct TextRun: Hashable, Sendable {
  /// What it says; never a line break.
  public var string: String
  /// Where its baseline begins, at the left.
  public var origin: Point
  /// How wide it was measured, in points: a painter stretches the letters until they fill it.
  public var width: Double
  /// How the letters look.
  public var font: Font
  /// The colour of the letters.
  public var color: Color

  /// Makes a line of text.
  public init(_ string: String, at origin: Point, width: Double, font: Font, color: Color) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
  }
}
