import Foundation

extension UIFontDescriptor {
  /// Properties of a font that are either there or not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// As UIKit numbers them.
    public var rawValue: UInt32

    /// Traits by UIKit's numbers.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The strokes are semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters are as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Kinds of letters that the system has.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public var rawValue: String

    /// A design by the name that UIKit uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters that are all as wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// Generic names, as style sheets of the web have them.
    var family: String? {
      switch self {
      case .serif: "serif"
      case .rounded: "ui-rounded"
      case .monospaced: UIFont.monospacedFamily
      default: nil
      }
    }
  }

  /// What a description may say.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public var rawValue: String

    /// An attribute by the name that UIKit uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`; read only where a description is made.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What the traits of a description may say.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public var rawValue: String

    /// A trait by the name that UIKit uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number: the letters lean if it is over 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
