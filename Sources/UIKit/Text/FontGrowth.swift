import AshlarViews
import Foundation

/// How a font follows the content size category.
enum FontGrowth: Hashable, Sendable {
  /// As large as the font of a text style.
  case style(UIFont.TextStyle)
  /// As many times as large as the font of a style grows, from a size in points up to another.
  case scaled(UIFont.TextStyle, base: Double, maximum: Double)

  /// In points.
  func pointSize(for category: UIContentSizeCategory) -> Double {
    switch self {
    case .style(let style): return style.pointSize(for: category)
    case .scaled(let style, let base, let maximum):
      let factor = style.pointSize(for: category) / style.pointSize(for: .large)
      return min(factor == 1 ? base : (base * factor).rounded(), maximum)
    }
  }
}
