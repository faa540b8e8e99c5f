import Foundation

/// What windows are shown on: a size, a number of pixels a point, and traits.
///
/// There is no screen on Linux. The main one is like that of a common phone held upright, so that sizes taken from it are
/// sensible; a window has the size that it is given.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  let values: TraitValues
  weak var keyWindow: UIWindow?

  /// The size, in points, from the origin.
  open private(set) var bounds: CGRect

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - traits: what it says over a phone held upright; the display scale is among it.
  public init(size: CGSize, traits: UITraitCollection = UITraitCollection()) {
    bounds = CGRect(origin: .zero, size: size)
    values = TraitValues.phone.overlaid(by: traits.values).asDrawn
    super.init()
  }

  /// A phone held upright: 390 × 844 points of 3 pixels.
  public static let main = UIScreen(size: CGSize(width: 390, height: 844))

  /// How many pixels a point has.
  open var scale: CGFloat { values.displayScale }

  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How many pixels a point has.
  open var nativeScale: CGFloat { scale }

  /// The traits that windows start from.
  open var traitCollection: UITraitCollection { UITraitCollection(values: values) }

  /// Hears that the traits changed; those of a screen never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
