import AshlarViews
import Foundation

/// What a colour was made of. UIKit tells apart a grey from an RGB colour of the same look, and both from one that adapts
/// to traits: they have other components and are not equal.
enum ColorShade: Hashable, Sendable {
  case gray(Color)
  case rgb(Color)
  /// A colour of the system or of a catalogue that adapts, with what it is called.
  case adaptive(name: AdaptiveName, light: Color, dark: Color)
  /// A colour that the user's code chooses, with the opacity that it takes instead of the chosen one's.
  case provided(ColorProvider, alpha: Double?)

  /// The colour in the light appearance.
  var color: Color {
    switch self {
    case .gray(let color), .rgb(let color), .adaptive(_, let color, _): color
    case .provided: fixed.color
    }
  }

  var components: [CGFloat] {
    switch self {
    case .gray(let color): [color.red, color.alpha]
    case .rgb(let color), .adaptive(_, let color, _): [color.red, color.green, color.blue, color.alpha]
    case .provided: fixed.components
    }
  }

  /// Another opacity.
  func withAlpha(_ alpha: Double) -> ColorShade {
    switch self {
    case .gray(let color): .gray(color.withAlpha(alpha))
    case .rgb(let color): .rgb(color.withAlpha(alpha))
    case .adaptive(let name, let light, let dark):
      .adaptive(name: name, light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .provided(let provider, _): .provided(provider, alpha: alpha)
    }
  }

  /// The same in the light appearance, without adapting.
  var fixed: ColorShade { resolved(with: .current) }

  /// How many colours may choose one another, one after the other.
  private static let longestChoice = 16

  /// The same as it is where traits hold, without adapting; one that never comes to an end is clear.
  func resolved(with traits: UITraitCollection) -> ColorShade {
    var shade = self
    var opacity: Double?
    for _ in 0..<Self.longestChoice {
      switch shade {
      case .gray, .rgb: return opacity.map { shade.withAlpha($0) } ?? shade
      case .adaptive(_, let light, let dark): shade = .rgb(traits.userInterfaceStyle == .dark ? dark : light)
      case .provided(let provider, let alpha):
        // The outermost one counts.
        opacity = opacity ?? alpha
        shade = provider.choice(for: traits)
      }
    }
    return .gray(Color.black.withAlpha(0))
  }
}

/// What a colour that adapts is called.
enum AdaptiveName: Hashable, Sendable {
  case system(String)
  case catalog(String)
}

/// The user's code that chooses a colour for traits; each equals only itself.
final class ColorProvider: Hashable, Sendable {
  private let choose: @Sendable (UITraitCollection) -> UIColor

  init(_ choose: @escaping @Sendable (UITraitCollection) -> UIColor) { self.choose = choose }

  /// What is chosen, which may itself adapt.
  func choice(for traits: UITraitCollection) -> ColorShade { choose(traits).shade }

  static func == (one: ColorProvider, other: ColorProvider) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
