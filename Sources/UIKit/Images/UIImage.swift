import AshlarLayout
import AshlarViews
import Foundation

/// A picture as far as layout knows it: what it is called, how large it is, and how it is to be drawn.
///
/// Of files and data only the head is understood; the rest is kept to tell images apart. Pictures draw a placeholder with the name. An image never changes, so that it
/// may be shared between tasks although it can be subclassed.
open class UIImage: NSObject, @unchecked Sendable {
  let values: ImageValues

  init(values: ImageValues) {
    self.values = values
    super.init()
  }

  /// An image without extent.
  public override convenience init() { self.init(values: ImageValues()) }

  /// An image of encoded data of 1 pixel a point; `nil` if it is no PNG, JPEG or GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of encoded data; `nil` if it is no PNG, JPEG or GIF.
  ///
  /// - Parameter scale: how many pixels a point has; 0 and less stands for 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let values = ImageValues(data: data, scale: scale) else { return nil }
    self.init(values: values)
  }

  /// The image in a file; `nil` if there is none, or it is no PNG, JPEG or GIF.
  ///
  /// A name that ends in `@2x` or `@3x` says how many pixels a point has; where there is such a file beside the named one,
  /// it is taken.
  public convenience init?(contentsOfFile path: String) {
    guard let found = ImageFile(path: path) else { return nil }
    self.init(values: found.values)
  }

  /// The image of that name among the resources of the main bundle, with or without the ending of its file.
  ///
  /// Catalogs of assets are not read.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The image of that name among the resources of a bundle (`nil`: the main one); traits do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ImageFile(name: name, in: bundle ?? .main) else { return nil }
    self.init(values: found.values)
  }

  /// A placeholder for a symbol of the system, in the size of text; `nil` if no symbol is called so.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A placeholder for a symbol of the system, a square whose size follows from the configuration; `nil` for a name that no
  /// symbol can have, which has small letters, digits and dots.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolRequest.isName(name) else { return nil }
    let request = (configuration as? SymbolConfiguration)?.request ?? SymbolRequest()
    self.init(values: ImageValues(symbol: name, request: request))
  }

  // MARK: What it is

  /// In points.
  open var size: CGSize { values.size }

  /// How many pixels a point has.
  open var scale: CGFloat { values.scale }

  /// Whether it stands for a symbol of the system.
  open var isSymbolImage: Bool { values.request != nil }

  /// The configuration that decides the size of a symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? { values.request.map { SymbolConfiguration($0) } }

  /// Whether it is drawn in its own colours or in one.
  open var renderingMode: RenderingMode { values.renderingMode }

  /// How far the part that constraints act on lies inside the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }

  /// Whether it is turned round where text runs from right to left; placeholders look the same.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flips }

  // MARK: Others like it

  private func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }

  /// The same, drawn in its own colours or in one.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color.shade } }

  /// The same in one colour, drawn in its own colours or in one.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color.shade
      $0.renderingMode = renderingMode
    }
  }

  /// The same symbol in the size of another configuration; other images stay as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return changed { if $0.request != nil { $0.request = configuration.request } }
  }

  /// The same symbol with what a configuration says beyond the present one; other images stay as they are.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    changed { $0.request = $0.request.map { $0.overlaid(by: configuration.request) } }
  }

  /// The same with another part on which constraints act.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same with edges that keep their size when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { changed { $0.capInsets = capInsets } }

  /// The same, turned round where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  // MARK: As an object

  /// Whether the other object is an image of the same name, data, size and look.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }

  /// Equal images have equal hashes.
  open override var hash: Int { values.name.hashValue }
}
