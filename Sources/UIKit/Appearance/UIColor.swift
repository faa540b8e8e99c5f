import AshlarViews
import Foundation

/// A colour with its opacity.
///
/// Colours are of the sRGB space, and components beyond 0…1 become the nearer end. What is drawn is the light appearance.
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

  /// The colour for layers and drawings; one that adapts gives its light appearance.
  open var cgColor: CGColor { CGColor(shade: shade.fixed) }

  /// The colour with another opacity, from 0 to 1; one that adapts keeps its light appearance.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(shade: shade.withAlpha(alpha)) }

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a colour of the same components and kind: a grey is no RGB colour, and one that adapts
  /// equals only itself.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.shade == shade }

  /// Equal colours have equal hashes.
  open override var hash: Int { shade.hashValue }

  /// The components in the words of UIKit, such as `UIExtendedSRGBColorSpace 1 0.5 0 1`.
  open override var description: String {
    let words = shade.components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    switch shade {
    case .gray: return "UIExtendedGrayColorSpace \(words)"
    case .rgb: return "UIExtendedSRGBColorSpace \(words)"
    case .adaptive(let name, _, _): return "<UIDynamicSystemColor; name = \(name)>"
    }
  }
}
