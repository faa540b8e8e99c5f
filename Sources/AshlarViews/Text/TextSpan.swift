/// A part of a text that looks the same all over.
public struct TextSpan: Hashable, Sendable {
  /// What it says; line breaks end lines.
  public var string: String
  /// How it looks.
  public var font: Font
  /// What is added behind each character, in points.
  public var kern = 0.0
  /// How far above the line's baseline the letters stand, in points.
  public var baselineOffset = 0.0
  /// What it is drawn with, or `nil`: what the view draws with.
  public var color: Color?
  /// How the paragraph that begins in the span is placed.
  public var paragraph = ParagraphStyle()

  /// A part in a font.
  public init(_ string: String, font: Font = Font()) {
    self.string = string
    self.font = font
  }

  /// The em in points; a size that is not over 0 makes text without extent.
  var em: Double { font.size > 0 && font.size.isFinite ? font.size : 0 }
}
