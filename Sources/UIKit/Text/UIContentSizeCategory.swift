import Foundation

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public var rawValue: String

  /// A category by the name that UIKit uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No wish: ``large`` is used.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps under the standard.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps under the standard.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step under the standard.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step over the standard.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps over the standard.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps over the standard.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { (step ?? 0) >= UIContentSizeCategory.firstAccessibilityStep }

  private static let firstAccessibilityStep = 7

  /// From the smallest to the largest.
  static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place from the smallest, or `nil`: not one of the twelve.
  var step: Int? { UIContentSizeCategory.steps.firstIndex(of: self) }
}

/// Comparisons go by size; a category that is not one of the twelve compares with nothing.
extension UIContentSizeCategory {
  /// Whether text of the one is smaller than that of the other.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    guard let first = one.step, let second = other.step else { return false }
    return first < second
  }

  /// Whether text of the one is smaller than that of the other, or as large.
  public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    guard let first = one.step, let second = other.step else { return false }
    return first <= second
  }

  /// Whether text of the one is larger than that of the other.
  public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { other < one }

  /// Whether text of the one is larger than that of the other, or as large.
  public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { other <= one }
}
