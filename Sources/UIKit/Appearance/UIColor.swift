import AshlarViews
import Foundation

/// A colour with its opacity.
///
/// Colours are of the sRGB space, and components beyond 0…1 become the nearer end. What is drawn is the light appearance;
/// ``resolvedColor(with:)`` answers for others.
/// A class of its own, it never changes, so that it may be shared between tasks although it can be subclassed.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeMark()
  let shade: ColorShade

  init(shade: ColorShade) {
    self.shade = shade
    super.init()
  }

  /// A colour by its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    shade = .rgb(Color(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A grey, both components from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    shade = .gray(Color(white: white, alpha: alpha))
    super.init()
  }

  /// A colour by its place on the colour wheel, each component from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    shade = .rgb(HueSaturationBrightness(hue, saturation, brightness).color(alpha: alpha))
    super.init()
  }

  /// The colour of a layer or drawing.
  public init(cgColor: CGColor) {
    shade = cgColor.shade
    super.init()
  }

  /// A colour that code chooses: what is drawn, and every component that is asked for, is what it gives for traits of the
  /// light appearance.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    shade = .provided(ColorProvider(dynamicProvider), alpha: nil)
    super.init()
  }

  /// The colour of that name in an asset catalogue among the resources of the main bundle; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of that name in an asset catalogue among the resources of a bundle (`nil`: the main one); `nil` if there is
  /// none.
  ///
  /// Catalogues are read as they are in the sources: a package has them copied (`.copy("Assets.xcassets")`).
  ///
  /// - Parameter traitCollection: the appearance that counts; a colour adapts where nothing is said about it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let shade = ColorCatalog.shade(named: name, in: bundle ?? .main) else { return nil }
    let isSaid = traitCollection.map { $0.userInterfaceStyle != .unspecified } ?? false
    self.init(shade: isSaid ? shade.resolved(with: traitCollection ?? .current) : shade)
  }

  /// The colour for layers and drawings; one that adapts gives its light appearance.
  open var cgColor: CGColor { CGColor(shade: shade.fixed) }

  /// The colour with another opacity, from 0 to 1; one that adapts goes on doing so.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(shade: shade.withAlpha(alpha)) }

  /// The colour as it is where traits hold, which adapts no more; one that does not adapt is its own answer.
  ///
  /// Where traits say nothing about it, the appearance is the light one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let resolved = shade.resolved(with: traitCollection)
    return resolved == shade ? self : UIColor(shade: resolved)
  }

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a colour of the same components and kind: a grey is no RGB colour, and one that adapts
  /// equals only itself.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.shade == shade }

  /// Equal colours have equal hashes.
  open override var hash: Int { shade.hashValue }

  /// The components in the words of UIKit, such as `UIExtendedSRGBColorSpace 1 0.5 0 1`.
  open override var description: String {
    switch shade {
    case .gray: "UIExtendedGrayColorSpace \(words)"
    case .rgb: "UIExtendedSRGBColorSpace \(words)"
    case .adaptive(.system(let name), _, _): "<UIDynamicSystemColor; name = \(name)>"
    case .adaptive(.catalog(let name), _, _): "<UIDynamicCatalogColor; name = \(name)>"
    case .provided: "<UIDynamicProviderColor>"
    }
  }

  private var words: String {
    shade.components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}
