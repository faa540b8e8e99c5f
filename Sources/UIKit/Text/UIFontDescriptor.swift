import AshlarViews
import Foundation

/// What is asked of a font: family, size, weight, slant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The size is that of the description, not 0 points.
  let font: Font
  let ownName: String?
  let growth: FontGrowth?

  init(_ font: Font, name: String? = nil, growth: FontGrowth? = nil) {
    self.font = font
    ownName = name
    self.growth = growth
    super.init()
  }

  /// A description of a font with a PostScript name, such as `Avenir-Heavy`.
  public convenience init(name fontName: String, size: CGFloat) {
    let style = PostScriptName(fontName)
    self.init(
      Font(size: size, weight: style.weight, isItalic: style.isItalic, family: style.family),
      name: fontName)
  }

  /// The system's font of a text style in the standard category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points; 0: whatever the font is made with.
  open var pointSize: CGFloat { font.size }

  /// The PostScript name.
  open var postscriptName: String { ownName ?? PostScriptName.ofSystem(font) }

  /// Bold from semibold on, italic, and whether all letters are as wide.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if [.semibold, .bold, .heavy, .black].contains(font.weight) { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == UIFont.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  // MARK: Others like it

  /// The same in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same with exactly these traits; never `nil`.
  ///
  /// A weight that has the wanted boldness stays; else it becomes bold, or regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let present = self.symbolicTraits
    return changed { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != present.contains(.traitBold) {
        font.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
      }
      if symbolicTraits.contains(.traitMonoSpace) {
        font.family = UIFont.monospacedFamily
      } else if font.family == UIFont.monospacedFamily {
        font.family = nil
      }
    }
  }

  /// The same with the system's letters of another design; never `nil`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.family = design.family }
  }

  /// The same in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// The same with what the attributes say.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { font in
      if let family = attributes[.family] as? String { font.family = family }
      if let size = attributes[.size].flatMap(UIFontDescriptor.number) { font.size = size }
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
      if let weight = traits[.weight] as? UIFont.Weight {
        font.weight = weight.fontWeight
      } else if let weight = traits[.weight].flatMap(UIFontDescriptor.number) {
        font.weight = UIFont.Weight(weight).fontWeight
      }
      if let slant = traits[.slant].flatMap(UIFontDescriptor.number) { font.isItalic = slant > 0 }
    }
  }

  /// A description of nothing but what the attributes say; without a size the font decides.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let none = UIFontDescriptor(Font(size: 0))
    if let name = attributes[.name] as? String {
      let named = UIFontDescriptor(name: name, size: 0).addingAttributes(attributes)
      self.init(named.font, name: name)
    } else {
      self.init(none.addingAttributes(attributes).font)
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    // A PostScript name says the weight, so that it goes with anything but the size.
    var sized = self.font
    sized.size = font.size
    return UIFontDescriptor(font, name: font == sized ? ownName : nil, growth: nil)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  // MARK: As an object

  /// The description itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object describes the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.font == font && other.ownName == ownName && other.growth == growth
  }

  /// Equal descriptions have equal hashes.
  open override var hash: Int { font.hashValue }
}
