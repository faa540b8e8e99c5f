import AshlarLayout
import AshlarViews

/// How much room there is along an axis; the raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said about it.
  case unspecified = 0
  /// Little, as from left to right on a phone that is held upright.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}

/// Which way the interface runs, as a trait; the raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said about it.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether the interface is light or dark; the raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said about it.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark; nothing here is drawn so.
  case dark = 2
}

extension LayoutDirection {
  /// The direction, or `nil`: nothing is said about it.
  init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
