import AshlarViews
import Foundation

/// What a colour was made of. UIKit tells apart a grey from an RGB colour of the same look, and both from one that adapts
/// to traits: they have other components and are not equal.
enum ColorShade: Hashable, Sendable {
  case gray(Color)
  case rgb(Color)
  /// A colour that adapts, with what it is called.
  case adaptive(name: String, light: Color, dark: Color)

  /// The colour in the light appearance.
  var color: Color {
    switch self {
    case .gray(let color), .rgb(let color), .adaptive(_, let color, _): color
    }
  }

  var components: [CGFloat] {
    if case .gray(let color) = self { return [color.red, color.alpha] }
    let color = color
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// Another opacity; a colour that adapts has one appearance afterwards.
  func withAlpha(_ alpha: Double) -> ColorShade {
    switch self {
    case .gray(let color): .gray(color.withAlpha(alpha))
    case .rgb(let color), .adaptive(_, let color, _): .rgb(color.withAlpha(alpha))
    }
  }

  /// The same without adapting.
  var fixed: ColorShade {
    if case .adaptive(_, let color, _) = self { return .rgb(color) }
    return self
  }
}
