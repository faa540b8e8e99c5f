/// How a line under text or through it looks; kept in attributed strings, and without effect on any size.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// As UIKit numbers them.
  public var rawValue: Int

  /// Styles by UIKit's numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under blanks.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
