import Foundation

/// What has traits: views, controllers and screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Hears that the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
