import AshlarLayout

/// What a view's content means for the direction in which it runs; the cases are those of UIKit.
public enum SemanticContentAttribute: UInt8, Sendable, CaseIterable {
  /// It runs as everything else does.
  case unspecified
  /// Controls of playback run from left to right everywhere.
  case playback
  /// Content that stands for directions in space does not turn round.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft

  /// The direction that the attribute decides, or `nil`: none.
  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
