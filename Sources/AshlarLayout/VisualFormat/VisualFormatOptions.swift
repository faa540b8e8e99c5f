/// How the views of a visual format are aligned with each other, and which way its horizontal axis runs.
///
/// Names and raw values are those of UIKit's `NSLayoutConstraint.FormatOptions`. Several alignments may be combined; an
/// alignment along the format's own axis is refused.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Options of UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Equal left edges, for `V:` formats.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Equal right edges, for `V:` formats.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Equal top edges, for `H:` formats.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Equal bottom edges, for `H:` formats.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Equal leading edges, for `V:` formats.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Equal trailing edges, for `V:` formats.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Equal horizontal centres, for `V:` formats.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Equal vertical centres, for `H:` formats.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Equal baselines of the last lines of text, for `H:` formats.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Equal baselines of the first lines of text, for `H:` formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// The horizontal axis runs from leading to trailing: the default, therefore empty.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// The horizontal axis runs from left to right; `V:` formats ignore it.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// The horizontal axis runs from right to left; `V:` formats ignore it.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// UIKit's names; `alignAllBaseline` is the older name of the last baseline.
  package static let named: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
    ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
    ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
    ("alignAllCenterY", .alignAllCenterY), ("alignAllBaseline", .alignAllLastBaseline),
    ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing), ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
  ]

  /// The option with one of UIKit's names; `nil` for any other text.
  public init?(name: String) {
    for known in Self.named where known.name == name {
      self = known.option
      return
    }
    return nil
  }
}
