import Foundation

/// The traits of a place in a tree, or those that something says; what is not said is unspecified.
struct TraitValues: Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels in a point; 0 is unspecified.
  var displayScale: CGFloat = 0

  /// A phone that is held upright, with text of the standard size, from left to right.
  static let phone = TraitValues(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight, userInterfaceStyle: .light, displayScale: 3)

  /// The same, but as something else says where it says anything.
  func overlaid(by other: TraitValues) -> TraitValues {
    var result = self
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    return result
  }

  /// The same for a place where something is drawn, which is light.
  var asDrawn: TraitValues {
    var result = self
    result.userInterfaceStyle = .light
    return result
  }
}
