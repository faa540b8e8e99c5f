import Foundation

extension UIImage {
  /// Whether an image is drawn in its own colours or in one.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour.
    case alwaysTemplate = 2
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the text around it.
    case unspecified = 0
    /// Lightest first.
    case ultraLight = 1
    /// The second lightest.
    case thin = 2
    /// Lighter than regular.
    case light = 3
    /// As text.
    case regular = 4
    /// A little heavier than text.
    case medium = 5
    /// Heavier than text.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// Heavier than bold text.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// ``medium``.
    case `default` = -1
    /// As the place where it is shown wants it.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The standard.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// What decides how an image looks.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What decides how a symbol looks; only size, text style and scale decide how large it is.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let request: SymbolRequest

    init(_ request: SymbolRequest) {
      self.request = request
      super.init()
    }

    /// A symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolRequest(pointSize: pointSize)) }

    /// A symbol beside text of a size in points, with a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight))
    }

    /// A symbol beside text of a size in points, with a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol in a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolRequest(scale: scale)) }

    /// A symbol with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolRequest(weight: weight)) }

    /// A symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolRequest(textStyle: textStyle)) }

    /// A symbol beside text of a style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolRequest(textStyle: textStyle, scale: scale))
    }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(SymbolRequest(pointSize: font.pointSize)) }

    /// A symbol beside text of a font, in a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: font.pointSize, scale: scale))
    }

    /// What another configuration says comes first.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(request.overlaid(by: otherConfiguration.request))
    }

    /// Whether the other object says the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.request == request }

    /// Equal configurations have equal hashes.
    open override var hash: Int { request.pointSize.hashValue }
  }
}
