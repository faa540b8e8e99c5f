import Foundation

extension AttributeScopes {
  /// The attributes of UIKit that attributed strings of Swift know here: those that sizes and colours depend on.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit that attributed strings of Swift know here.
  public struct UIKitAttributes: AttributeScope {
    /// How the text looks.
    public let font: FontAttribute
    /// What the text is drawn with.
    public let foregroundColor: ForegroundColorAttribute
    /// The points that are added behind each character.
    public let kern: KernAttribute
    /// How many points the text lies above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// How the text looks.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// What the text is drawn with.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The points that are added behind each character.
    public enum KernAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// How many points the text lies above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
